/** The words of a username or another name: split at separators, and before a capital that follows a small letter or a digit. */
export const wordsOf = (username: string): string[] =>
  username
    .split(/[\s_-]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z0-9])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

/** Digits written for letters; 1 can stand for either of two letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

export const asLetters = (word: string, one: 'i' | 'l'): string =>
  word.replaceAll(/\d/g, (digit) => (digit === '1' ? one : (LETTERS[digit] ?? digit)))

/** Drops a number at the end, which is more often a year or a shirt number than letters. */
export const withoutNumberAtEnd = (word: string): string => word.replace(/\d+$/, '')

/** The form in which names are compared for likeness: without case and separators. */
export const bareName = (username: string): string => username.toLowerCase().replaceAll(/[_-]/g, '')
