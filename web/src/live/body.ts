const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value

/** A message ready to send: inputs and files may contain half an emoji or U+0000, and the server refuses both. */
export const bodyOf = (message: unknown): string => JSON.stringify(message, cleaned)
