const whole = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value

/** A message as it is sent: fields and files bring half emoji and U+0000, and the server takes neither. */
export const bodyOf = (message: unknown): string => JSON.stringify(message, whole)
