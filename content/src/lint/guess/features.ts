import { jaccard, meaningfulWords, normalForm, trigramsOf, wordsOf } from '../../text-forms.ts'
import { numericRanks, quantityOf } from '../quantity.ts'
import type { VisibleQuestion } from '../strategies.ts'

/** A property of each choice's form, without any knowledge of the subject. */
type Feature = (seen: VisibleQuestion) => readonly number[]

const ARTICLE = /^(?:the|an?) /i
const PREPOSITION = /\b(?:of|in|on|at|to|from|by|with|for)\b/
const PRONOUN = /\b(?:his|her|hers|its|their|it|they|he|she)\b/i

const lengthOf = (text: string): number => [...text].length
const shareOf = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length / Math.max(1, texts.length)

/** A feature that looks at one choice at a time. */
const each =
  (measure: (choice: string) => number): Feature =>
  ({ choices }) =>
    choices.map(measure)

const has = (pattern: RegExp): Feature => each((choice) => (pattern.test(choice) ? 1 : 0))

/** How much of each rank a choice has; choices that are equally long share their ranks. */
const lengthRank =
  (rank: number): Feature =>
  ({ choices }) => {
    const lengths = choices.map(lengthOf)
    return lengths.map((length) => {
      const longer = lengths.filter((other) => other > length).length
      const same = lengths.filter((other) => other === length).length
      return rank >= longer && rank < longer + same ? 1 / same : 0
    })
  }

const relativeLength: Feature = ({ choices }) => {
  const lengths = choices.map(lengthOf)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return lengths.map((length) => (length - mean) / mean)
}

const alphabetRanks: Feature = ({ choices }) => {
  const forms = choices.map(normalForm)
  return forms.map((form) => forms.filter((other) => other < form).length)
}

const numberRank =
  (rank: number): Feature =>
  ({ choices }) =>
    numericRanks(choices)?.map((one) => (one === rank ? 1 : 0)) ?? choices.map(() => 0)

/** How many of the other choices have the same value. */
const sharedBy =
  (value: (choice: string) => string): Feature =>
  ({ choices }) => {
    const values = choices.map(value)
    return values.map((one) => (one === '' ? 0 : values.filter((other) => other === one).length - 1))
  }

const likeOthers =
  (setOf: (text: string) => ReadonlySet<string>): Feature =>
  ({ choices }) => {
    const sets = choices.map(setOf)
    return sets.map((one) => sets.reduce((sum, other) => sum + (other === one ? 0 : jaccard(one, other)), 0))
  }

const likePrompt =
  (setOf: (text: string) => ReadonlySet<string>): Feature =>
  ({ prompt, choices }) => {
    const asked = setOf(prompt)
    return choices.map((choice) => {
      const own = [...setOf(choice)]
      return own.filter((one) => asked.has(one)).length / Math.max(1, own.length)
    })
  }

const isRound: Feature = each((choice) => {
  const quantity = quantityOf(choice)
  return quantity !== null && quantity.value % 10 === 0 ? 1 : 0
})

const FEATURES: readonly Feature[] = [
  lengthRank(0),
  lengthRank(1),
  lengthRank(2),
  relativeLength,
  (seen) => relativeLength(seen).map(Math.abs),
  each((choice) => wordsOf(choice).length),
  each((choice) => lengthOf(choice) / Math.max(1, wordsOf(choice).length)),
  has(ARTICLE),
  sharedBy((choice) => (ARTICLE.test(choice) ? 'yes' : 'no')),
  each((choice) => shareOf(choice.split(' ').slice(1), /^\p{Lu}/u)),
  has(/\d/),
  has(/-/),
  has(/['’]/),
  has(/[^\p{ASCII}]/u),
  has(PREPOSITION),
  has(PRONOUN),
  has(/(?:[^s]s|ies)$/),
  has(/ing\b/),
  isRound,
  numberRank(0),
  numberRank(3),
  alphabetRanks,
  (seen) => alphabetRanks(seen).map((rank) => Math.abs(rank - 1.5)),
  sharedBy((choice) => normalForm(choice).slice(0, 1)),
  sharedBy((choice) => wordsOf(choice)[0] ?? ''),
  sharedBy((choice) => wordsOf(choice).at(-1) ?? ''),
  likeOthers(meaningfulWords),
  likeOthers(trigramsOf),
  likePrompt(meaningfulWords),
  likePrompt(trigramsOf),
]

/** A row of features for each choice, relative to the mean of the choices. */
export const featuresOf = (seen: VisibleQuestion): number[][] => {
  const columns = FEATURES.map((feature) => feature(seen))
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
  return seen.choices.map((_, choice) => columns.map((values, i) => (values[choice] ?? 0) - (means[i] ?? 0)))
}
