/** The words a username is made of: parted by separators, and by a capital after a small letter or a digit. */
export const wordsOf = (username: string): string[] =>
  username
    .split(/[_-]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z0-9])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

/** Digits that are written for letters; 1 is either of two. */
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

/** A number at the end is a year or a shirt more often than letters. */
export const withoutNumberAtEnd = (word: string): string => word.replace(/\d+$/, '')

/** In the form in which names are too much alike: without case and separators. */
export const bareName = (username: string): string => username.toLowerCase().replaceAll(/[_-]/g, '')
