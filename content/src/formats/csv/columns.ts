import type { About } from '../entry.ts'

/** What a column of a table holds. There may be many columns of choices, wrong choices and further accepted answers. */
export type Content =
  | 'kind'
  | 'prompt'
  | 'answer'
  | 'choice'
  | 'wrong'
  | 'accepted'
  | 'explanation'
  | keyof About

export interface Column {
  readonly content: Content
  /** Its cells hold several, parted by `|`. */
  readonly list: boolean
  /** Its number or letter among the columns of its content, from 1; 1 without any. */
  readonly place: number
}

const NUMBER = '(?:[1-9]|1\\d|[a-j])'
const CHOICE = '(?:answer )?(?:choice|option)|answer|opt|response|possible answer'
const WRONG = '(?:wrong|incorrect|false)(?: (?:answer|choice|option))?|distractor'
const ACCEPTED =
  '(?:also |other )?accepted(?: answer)?|(?:alternative|alternate|other)(?: answer)?|synonym|variant'

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

/** In the order in which they are asked; the names are in lower case, without signs. */
const NAMES: readonly (readonly [Content, RegExp])[] = [
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
  ['category', whole('category|topic|subject')],
  ['difficulty', whole('difficulty|level')],
  ['source', whole('source|reference')],
  ['licence', whole('licen[cs]e')],
  ['tags', whole('tags?')],
  ['asOf', whole('as of')],
  ['explanation', whole('explanation|(?:general )?feedback|rationale|comments?|notes?|why|fun fact')],
]
const LISTS: readonly (readonly [Content, RegExp])[] = [
  ['wrong', whole(`(?:${WRONG})s?`)],
  ['choice', whole('(?:answer )?(?:choice|option)s')],
  ['accepted', whole(`(?:${ACCEPTED})s?`)],
]

/** 'Question #' counts the questions, and asks none. */
const plainName = (header: string): string =>
  header
    .toLowerCase()
    .replace(/#\s*$/, ' number')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'choice 3' and 'option c' are the third. */
const placeIn = (name: string): number => {
  const label = /(?:^|[^a-z])([a-j])$|(\d+)$/.exec(name)
  return label?.[1] ? label[1].charCodeAt(0) - 96 : Number(label?.[2] ?? 1)
}

/** What the column under this header holds; null: nothing that we use. */
const columnOf = (header: string): Column | null => {
  const name = plainName(header)
  const among = (names: typeof NAMES) => names.find(([, pattern]) => pattern.test(name))?.[0]
  const one = among(NAMES)
  if (one) return { content: one, list: false, place: placeIn(name) }
  const several = among(LISTS)
  return several ? { content: several, list: true, place: 1 } : null
}

/** The columns of a header line; null when it can't be one: it names no question or nothing to answer. */
export const columnsOf = (headers: readonly string[]): (Column | null)[] | null => {
  const columns = headers.map(columnOf)
  const contents = new Set(columns.map((column) => column?.content))
  const answered = contents.has('answer') || contents.has('choice') || contents.has('accepted')
  return contents.has('prompt') && answered ? columns : null
}
