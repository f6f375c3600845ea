import { fingerprintOf } from '@trivium/content/questions/fingerprint'
import { wordsOf } from '@trivium/content/text-forms'
import type { QuestionText } from '@trivium/wire/documents/question'
import type { MediaFields } from '@trivium/wire/documents/question-media'
import { tidyLine } from '@trivium/wire/documents/quiz-text'
import { sql } from 'kysely'
import { json } from '../database/json.ts'

/** Longer words are cut for the index. */
const MAX_WORD_LENGTH = 60

/**
 * The words that a question is found by: those of its prompt, choices and source, in the form that searches
 * use.
 */
export const searchWords = (text: QuestionText): string[] => [
  ...new Set(
    wordsOf([text.prompt, text.answer, ...text.wrong, text.source].join(' ')).map((word) =>
      word.slice(0, MAX_WORD_LENGTH).toWellFormed(),
    ),
  ),
]

/** Trims every line and collapses repeated spaces. */
export const tidyQuestion = (text: QuestionText): QuestionText => ({
  ...text,
  prompt: tidyLine(text.prompt),
  answer: tidyLine(text.answer),
  wrong: [tidyLine(text.wrong[0]), tidyLine(text.wrong[1]), tidyLine(text.wrong[2])],
  explanation: tidyLine(text.explanation),
  source: tidyLine(text.source),
  tags: text.tags.map(tidyLine).filter((tag) => tag !== ''),
  licence: tidyLine(text.licence),
  ...(text.accept && { accept: text.accept.map(tidyLine).filter((one) => one !== '') }),
  ...(text.words && { words: tidyLine(text.words) }),
})

export const mediaFieldsOf = ({ image, audio, words }: MediaFields): MediaFields | null =>
  image || audio || words
    ? { ...(image && { image }), ...(audio && { audio }), ...(words && { words }) }
    : null

const jsonOrNull = <T>(value: T | null) => (value === null ? null : json(value))

/** The values of the columns that store a text. */
export const columnsOf = (text: QuestionText) => ({
  category: text.category,
  difficulty: text.difficulty,
  prompt: text.prompt,
  answer: text.answer,
  wrong: json([...text.wrong]),
  explanation: text.explanation,
  source: text.source,
  as_of: text.asOf,
  tags: json([...text.tags]),
  licence: text.licence,
  accept: jsonOrNull(text.accept === undefined ? null : [...text.accept]),
  media: jsonOrNull(mediaFieldsOf(text)),
  fingerprint: fingerprintOf(text),
  // No dictionary: dictionaries fold words differently from one database to the next.
  search: sql<string>`array_to_tsvector(${searchWords(text)}::text[])`,
})

/** The columns that a text is read from. */
export const TEXT_COLUMNS = [
  'category',
  'difficulty',
  'prompt',
  'answer',
  'wrong',
  'explanation',
  'source',
  'as_of',
  'tags',
  'licence',
  'accept',
  'media',
] as const

export interface TextRow {
  readonly category: string
  readonly difficulty: number
  readonly prompt: string
  readonly answer: string
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly source: string
  readonly as_of: number | null
  readonly tags: readonly string[]
  readonly licence: string | null
  readonly accept: readonly string[] | null
  readonly media: MediaFields | null
}

export const textOf = (row: TextRow): QuestionText => ({
  category: row.category,
  difficulty: row.difficulty as QuestionText['difficulty'],
  prompt: row.prompt,
  answer: row.answer,
  wrong: [row.wrong[0] ?? '', row.wrong[1] ?? '', row.wrong[2] ?? ''],
  explanation: row.explanation,
  source: row.source,
  asOf: row.as_of,
  tags: [...row.tags],
  licence: row.licence ?? '',
  ...(row.accept && { accept: [...row.accept] }),
  ...row.media,
})
