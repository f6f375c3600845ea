const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value

/**
 * A message as sent, without lone surrogates and U+0000: inputs may contain them, and the server refuses
 * both.
 */
export const bodyOf = (message: unknown): string => JSON.stringify(message, cleaned)
