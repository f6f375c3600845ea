import { bankWriter } from '@trivium/content/formats/bank/write'
import { CATEGORIES } from '@trivium/content/questions/categories'
import type { QuestionFormat, QuestionText } from '@trivium/wire/documents/question'

/** The number of words. Their frequency falls with their rank, as in a natural language. */
const WORDS = 20_000

const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru'.split(
    ' ',
  )

/** The word of rank `place`: two to four syllables, different for each rank. */
export const wordAt = (place: number): string => {
  let word = ''
  for (let rest = place + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word
}

/** Repeatable random numbers. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const anyPlace = (chance: () => number): number => Math.floor(chance() ** 3 * WORDS)

const words = (count: number, chance: () => number): string =>
  Array.from({ length: count }, () => wordAt(anyPlace(chance))).join(' ')

const questionAt = (n: number, chance: () => number): QuestionText => ({
  category: CATEGORIES[n % CATEGORIES.length]?.slug ?? '',
  difficulty: ((n % 3) + 1) as QuestionText['difficulty'],
  prompt: `Which ${words(9, chance)} ${n}?`,
  answer: words(2, chance),
  wrong: [`${words(1, chance)} one`, `${words(2, chance)} two`, `${words(1, chance)} three`],
  explanation: `It ${words(14, chance)}.`,
  source: `Book of ${words(2, chance)}`,
  asOf: null,
  tags: [`subject ${n % 997}`, `place ${n % 193}`],
  licence: 'CC0-1.0',
})

/** A file of this many distinct questions; one in a thousand rows is bad. */
export const generateFile = (format: QuestionFormat, count: number): string => {
  const { head, next, tail } = bankWriter(format)
  const chance = seededRandom(7)
  const pieces = Array.from({ length: count }, (_, n) => {
    const question = questionAt(n, chance)
    return next(n % 1_000 === 999 ? { ...question, category: 'none' } : question)
  })
  return `${head}${pieces.join('')}${tail}`
}
