/** A problem in the bank: its position, and what was expected there. */
export type Problem = {
  readonly file: string
  /** From 1; 0 if it concerns the whole file or the whole bank. */
  readonly line: number
  /** The question's id, or the best substitute. */
  readonly id: string
  readonly message: string
}

/** One line in the form that editors and terminals turn into a link. */
export const describeProblem = ({ file, line, id, message }: Problem): string => {
  const place = `${file}${line > 0 ? `:${line}` : ''}${id === '' ? '' : ` ${id}`}`
  return place === '' ? message : `${place}: ${message}`
}
