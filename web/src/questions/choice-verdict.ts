export interface Verdict {
  readonly text: string
  readonly isRight: boolean
}

/** The result of an answer. */
export const choiceVerdict = (isRight: boolean): Verdict => ({
  text: isRight ? 'Right' : 'Not quite',
  isRight,
})
