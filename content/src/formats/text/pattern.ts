/*
 * In Moodle's typed answers `*` matches any text, and `\*` is a literal star.
 */

export const PATTERN_REFUSED =
  'It accepts every answer that matches a pattern with *, which Trivium does not support.'

/** The literal text of a typed answer; null if it is a pattern. */
export const fromPattern = (answer: string): string | null =>
  /(?<!\\)\*/.test(answer) ? null : answer.replaceAll('\\*', '*')

/** Escapes a typed answer so that it matches only itself. */
export const toPattern = (answer: string): string => answer.replaceAll('*', '\\*')
