/*
 * In Moodle's typed answers a star stands for any text, and `\*` for a star.
 */

export const PATTERN_REFUSED =
  'It takes every answer that fits a pattern with *, which Trivium does not have.'

/** The text of a typed answer; null: it is a pattern. */
export const fromPattern = (answer: string): string | null =>
  /(?<!\\)\*/.test(answer) ? null : answer.replaceAll('\\*', '*')

/** A typed answer that stands for nothing but itself. */
export const toPattern = (answer: string): string => answer.replaceAll('*', '\\*')
