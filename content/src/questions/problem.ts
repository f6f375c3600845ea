/** Something to mend in the bank: where it stands, and what was expected there. */
export type Problem = {
  readonly file: string
  /** Counted from 1; 0 when it concerns the whole file or the whole bank. */
  readonly line: number
  /** The question's id, or what comes nearest to one. */
  readonly id: string
  readonly message: string
}

/** One line, in the form that editors and terminals make a link of. */
export const describeProblem = ({ file, line, id, message }: Problem): string =>
  `${file}${line > 0 ? `:${line}` : ''}${id === '' ? '' : ` ${id}`}: ${message}`
