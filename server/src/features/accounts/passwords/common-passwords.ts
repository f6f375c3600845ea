import { once } from '../../../once.ts'
import { isSequence, repeatedPiece } from './patterns.ts'

/** Loaded when a password is first judged: a start need not wait for such a long list. */
const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

/** A tail up to this long does not make a common password better. */
const TAIL = /^[\d!?.@#$*_-]{1,6}$/
const MAX_TAIL = 6
/** Repeating a piece up to this long makes a weak password. */
const MAX_REPEATED_PIECE = 4

/** Characters that people write instead of letters; they are read as those letters. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const asLetters = (text: string): string => text.replace(/[@43105$7]/g, (sign) => LOOK_ALIKE[sign] ?? sign)

/** The whole password, and what remains without a tail: 'dragon12!', 'dragon12', 'dragon1', 'dragon'. */
const stems = (text: string): string[] => {
  const lengths = Array.from({ length: MAX_TAIL }, (_, at) => at + 1)
  return [text, ...lengths.filter((tail) => TAIL.test(text.slice(-tail))).map((tail) => text.slice(0, -tail))]
}

/** The player whose password it will be; empty if unknown. */
export interface PasswordOwner {
  readonly username: string
  readonly email: string
}

const ownNames = ({ username, email }: PasswordOwner): string[] =>
  [username, email, email.slice(0, Math.max(0, email.indexOf('@'))), 'trivium']
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase())

/**
 * Whether a password would be among the first guesses: the 49,000 most common ones, the player's own names,
 * repetitions, keyboard runs, and each of these with a few digits or signs appended. Case does not matter.
 */
export const isCommon = async (password: string, owner: PasswordOwner): Promise<boolean> => {
  const common = await commonPasswords()
  const own = ownNames(owner)
  const isKnown = (word: string) => common.has(word) || common.has(asLetters(word)) || own.includes(word)
  return stems(password.normalize('NFKC').toLowerCase()).some((stem) => {
    const piece = repeatedPiece(stem)
    const isRepeated = piece.length * 2 <= stem.length
    return (
      isKnown(stem) ||
      isSequence(stem) ||
      (isRepeated && (piece.length <= MAX_REPEATED_PIECE || isKnown(piece)))
    )
  })
}
