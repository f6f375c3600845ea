import type { Country } from '../places/countries.ts'

/** Words that many names share, which reveal no particular country. */
const PLAIN =
  /^(?:and|the|of|republic|kingdom|united|states|democratic|islands?|city|new|north|south|east|west|central|saint|arab|america)$/i

/** The words of a name that reveal it: 'Bissau' and 'Guinea' of Guinea-Bissau. */
const tellingWords = (name: string): string[] =>
  name.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !PLAIN.test(word))

const isWordOf = (word: string, text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((other) => other.toLowerCase() === word.toLowerCase())

/** The names of a country, and revealing words of them, that a text contains. */
export const revealingNames = ({ name, names }: Pick<Country, 'name' | 'names'>, text: string): string[] => {
  const whole = names.filter((other) => tellingWords(other).length > 0 && isPhraseOf(other, text))
  return [...tellingWords(name).filter((word) => isWordOf(word, text)), ...whole]
}

const isPhraseOf = (phrase: string, text: string): boolean => {
  const plain = (each: string) =>
    ` ${each
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .join(' ')
      .trim()} `
  return plain(text).includes(plain(phrase))
}

/** Used instead of a country's name if it shares a revealing word with the name that is asked. */
export const NAMESAKE = 'a country of nearly the same name'

export const haveSimilarNames = (one: string, other: string): boolean =>
  tellingWords(one).some((word) => isWordOf(word, other))
