const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const BRACE = 0x7b
const BRACKET = 0x5b

const isEscaped = (bytes: Uint8Array, at: number): boolean => {
  let backslashes = 0
  while (bytes[at - 1 - backslashes] === BACKSLASH) backslashes++
  return backslashes % 2 === 1
}

/** The index after the string that begins at `from`, without its opening quote. */
const afterText = (bytes: Uint8Array, from: number): number => {
  let end = bytes.indexOf(QUOTE, from)
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1)
  return end === -1 ? bytes.length : end + 1
}

/**
 * Whether JSON contains more than `most` values, without parsing it: a few megabytes of brackets take a
 * hundred times longer to parse than the same amount of text.
 */
export const hasMoreValues = (bytes: Uint8Array, most: number): boolean => {
  let values = 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = afterText(bytes, at + 1) - 1
    else if (byte === COMMA || byte === BRACE || byte === BRACKET) values++
    if (values > most) return true
  }
  return false
}
