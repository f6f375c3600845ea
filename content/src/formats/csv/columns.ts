import type { QuestionMetadata } from '../entry.ts'

/** The content of a column. Choices, wrong choices and further accepted answers may have several columns. */
export type ColumnContent =
  | 'kind'
  | 'prompt'
  | 'answer'
  | 'choice'
  | 'wrong'
  | 'accepted'
  | 'explanation'
  | 'within'
  | 'unit'
  | keyof QuestionMetadata

export interface Column {
  readonly content: ColumnContent
  /** Whether its cells hold several values separated by `|`. */
  readonly list: boolean
  /** Its number among the columns of the same content, from 1; 1 without a number or letter. */
  readonly place: number
}

const NUMBER = '(?:[1-9]|1\\d|[a-j])'
const CHOICE = '(?:answer )?(?:choice|option)|answer|opt|response|possible answer'
const WRONG = '(?:wrong|incorrect|false)(?: (?:answer|choice|option))?|distractor'
const ACCEPTED =
  '(?:also |other )?accepted(?: answer)?|(?:alternative|alternate|other)(?: answer)?|synonym|variant'

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

/** Headers are matched in this order. Names are in lower case, without punctuation. */
const NAMES: readonly (readonly [ColumnContent, RegExp])[] = [
  ['kind', whole('kind|type|(?:question|item) (?:type|kind)')],
  ['prompt', whole('(?:the )?question(?: text| title)?|prompt|stem|text|q|clue')],
  [
    'answer',
    whole(
      '(?:the )?answers?|(?:correct|right)(?: (?:answer|choice|option)(?: ?s)?)?|solution|(?:answer )?key',
    ),
  ],
  ['wrong', whole(`(?:${WRONG}) ?${NUMBER}`)],
  ['choice', whole(`(?:${CHOICE}) ?${NUMBER}|${NUMBER}`)],
  ['accepted', whole(`(?:${ACCEPTED}) ?${NUMBER}`)],
  ['within', whole('tolerance|within|margin|also right within')],
  ['unit', whole('units?')],
  ['category', whole('category|topic|subject')],
  ['difficulty', whole('difficulty|level')],
  ['source', whole('source|reference')],
  ['licence', whole('licen[cs]e')],
  ['tags', whole('tags?')],
  ['asOf', whole('as of')],
  ['explanation', whole('explanation|(?:general )?feedback|rationale|comments?|notes?|why|fun fact')],
]
const LISTS: readonly (readonly [ColumnContent, RegExp])[] = [
  ['wrong', whole(`(?:${WRONG})s?`)],
  ['choice', whole('(?:answer )?(?:choice|option)s')],
  ['accepted', whole(`(?:${ACCEPTED})s?`)],
]

/** 'Question #' is a counter, not a prompt. */
const plainName = (header: string): string =>
  header
    .toLowerCase()
    .replace(/#\s*$/, ' number')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'choice 3' and 'option c' mean the third. */
const placeIn = (name: string): number => {
  const label = /(?:^|[^a-z])([a-j])$|(\d+)$/.exec(name)
  return label?.[1] ? label[1].charCodeAt(0) - 96 : Number(label?.[2] ?? 1)
}

/** The column with this header; null if we do not use it. */
const columnOf = (header: string): Column | null => {
  const name = plainName(header)
  const among = (names: typeof NAMES) => names.find(([, pattern]) => pattern.test(name))?.[0]
  const one = among(NAMES)
  if (one) return { content: one, list: false, place: placeIn(name) }
  const several = among(LISTS)
  return several ? { content: several, list: true, place: 1 } : null
}

/** The columns of a header line; null if it cannot be a header because it lacks a prompt or an answer. */
export const columnsOf = (headers: readonly string[]): (Column | null)[] | null => {
  const columns = headers.map(columnOf)
  const contents = new Set(columns.map((column) => column?.content))
  const answered = contents.has('answer') || contents.has('choice') || contents.has('accepted')
  return contents.has('prompt') && answered ? columns : null
}
