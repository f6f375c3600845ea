/** An answer. Exactly one field is set, the one that the question's form asks for. */
export interface FormAnswer {
  /** The index of a choice, also of 'True' (0) and 'False' (1). */
  readonly choice?: number | undefined
  readonly text?: string | undefined
  readonly number?: number | undefined
  /** The indexes of all shown parts, in the player's order. */
  readonly order?: readonly number[] | undefined
  /** The indexes of the ticked choices, at least one. */
  readonly several?: readonly number[] | undefined
}

/** An answer as journals and views hold it: `choice` and `text` are null in the forms that have neither. */
export interface GivenAnswer {
  readonly choice: number | null
  readonly text: string | null
  readonly number?: number
  readonly order?: readonly number[]
  readonly several?: readonly number[]
}

export const givenAnswer = ({ choice, text, number, order, several }: FormAnswer): GivenAnswer => ({
  choice: choice ?? null,
  text: text ?? null,
  ...(number !== undefined && { number }),
  ...(order !== undefined && { order }),
  ...(several !== undefined && { several }),
})
