import { hasBadWord, isBadWord } from './word-list.ts'
import { asLetters, withoutNumberAtEnd, wordsOf } from './words.ts'

/** Words that never arise from two names written together. */
const UNMISTAKABLE = /fuck|nigga|(?<!s)nigger|bitch|faggot/

/** Common combinations of a name and an initial: 'AnnaL'. */
const WITH_INITIAL = new Set(['ana l', 'anna l'])

/**
 * Whether an abusive word is split into pieces: 'f_u_c_k', 'Sh_It'. Only whole pieces count, so that
 * 'David_Icke' and 'Pen_Island' pass.
 */
const isChopped = (words: readonly string[]): boolean => {
  if (UNMISTAKABLE.test(words.join(''))) return true
  return words.some((_, from) => {
    const rest = words.slice(from)
    return rest.some((_, last) => {
      const pieces = rest.slice(0, last + 1)
      return last > 0 && isBadWord(pieces.join('')) && !WITH_INITIAL.has(pieces.join(' '))
    })
  })
}

const isBad = (words: readonly string[]): boolean => hasBadWord(words.join(' ')) || isChopped(words)

const isPresent = (word: string): boolean => word !== ''

/**
 * Whether a username is abusive: word by word, without separators, without its digits, and with digits read as letters.
 */
export const isAbusive = (username: string): boolean => {
  const words = wordsOf(username)
  const withoutDigits = words.flatMap((word) => word.split(/\d+/)).filter(isPresent)
  const numberless = words.map(withoutNumberAtEnd).filter(isPresent)
  return (
    isBad(withoutDigits) ||
    isBad(numberless.map((word) => asLetters(word, 'i'))) ||
    isBad(numberless.map((word) => asLetters(word, 'l'))) ||
    // Catches 'Pen15', but not 'Josh17' or 'Dan1994'.
    words.some((word) => /\D\d{1,2}$/.test(word) && isBadWord(asLetters(word, 'i')))
  )
}
