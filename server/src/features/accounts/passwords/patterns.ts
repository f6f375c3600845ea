/** What fingers run along without a thought: alphabet, digits, keyboards by row and by column. */
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

const SHORTEST_PIECE = 3

/** How far a piece of a path reaches from the start of `text`. */
const reachOnPath = (text: string): number => {
  let reach = 0
  while (reach < text.length && PATHS.some((path) => path.includes(text.slice(0, reach + 1)))) reach += 1
  return reach
}

/** All of it lies on such paths, in pieces: 'abcdef123456', 'qwertyasdfgh'. In lower case. */
export const isSequence = (text: string): boolean => {
  let rest = text
  while (rest !== '') {
    const reach = reachOnPath(rest)
    if (reach < SHORTEST_PIECE) return false
    rest = rest.slice(reach)
  }
  return true
}

/** The shortest piece that makes up the whole when repeated, the last time perhaps in part: 'abc' of 'abcabcab'. */
export const repeatedPiece = (text: string): string => {
  let length = 1
  while (length < text.length && text.slice(length) !== text.slice(0, text.length - length)) length += 1
  return text.slice(0, length)
}
