/** Sequences that fingers follow without thinking: alphabet, digits, keyboards by row and by column. */
const PATHS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
].flatMap((path) => [path, [...path].toReversed().join('')])

const MIN_PIECE = 3

/** How many characters from the start of `text` follow a path. */
const reachOnPath = (text: string): number => {
  let reach = 0
  while (reach < text.length && PATHS.some((path) => path.includes(text.slice(0, reach + 1)))) reach += 1
  return reach
}

/** Whether the whole text, in lower case, consists of pieces of such paths: 'abcdef123456', 'qwertyasdfgh'. */
export const isSequence = (text: string): boolean => {
  let rest = text
  while (rest !== '') {
    const reach = reachOnPath(rest)
    if (reach < MIN_PIECE) return false
    rest = rest.slice(reach)
  }
  return true
}

/** The shortest piece that gives the whole when repeated, the last time perhaps in part: 'abc' of 'abcabcab'. */
export const repeatedPiece = (text: string): string => {
  let length = 1
  while (length < text.length && text.slice(length) !== text.slice(0, text.length - length)) length += 1
  return text.slice(0, length)
}
