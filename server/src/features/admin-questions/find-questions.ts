import { wordsOf } from '@trivium/content/text-forms'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { cursorOf, type Key, keyIn } from './cursor.ts'
import { type ListedQuestion, selectListedQuestions, shownRow } from './rows.ts'

const PAGE = 50
/** More words than this hardly narrow the result. */
const MAX_WORDS = 12

type Asked = InputOf<'findQuestions'>
type Query = ReturnType<typeof selectListedQuestions>

/** `'river':* & 'vien':*`: words contain only letters and digits, so nothing in them needs escaping. */
const prefixQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ')

/** Matches every search word as the beginning of a word, or the id. */
const withText = (query: Query, text: string): Query => {
  const id = text.trim()
  const words = wordsOf(text).slice(0, MAX_WORDS)
  if (words.length === 0) return id === '' ? query : query.where('id', '=', id)
  const found = sql<boolean>`search @@ ${prefixQuery(words)}::tsquery`
  // An id never looks like a word, and searching for an id that does not exist costs one lookup.
  return /^\S*[\d-]\S*$/.test(id)
    ? query.where((is) => is.or([is('id', '=', id), found]))
    : query.where(found)
}

const withFilters = (query: Query, { category, difficulty, state, origin }: Asked): Query => {
  let some = query
  if (category !== null) some = some.where('category', '=', category)
  if (difficulty !== null) some = some.where('difficulty', '=', difficulty)
  if (origin !== null) some = some.where('origin', '=', origin)
  if (state === 'used') some = some.where('retired_at', 'is', null)
  if (state === 'retired') some = some.where('retired_at', 'is not', null)
  if (state === 'undecided') some = some.where('bank_text', 'is not', null)
  return some
}

interface Order {
  readonly sorted: (query: Query) => Query
  readonly after: (query: Query, key: Key) => Query
  readonly keyOf: (row: ListedQuestion) => Key
}

/**
 * Each order reads an index that contains the key, ascending or descending. Floats are compared exactly as
 * they were sent.
 */
const ORDERS: Readonly<Record<Asked['sort'], Order>> = {
  newest: {
    sorted: (query) => query.orderBy('added_at', 'desc').orderBy('id', 'desc'),
    after: (query, [at, id]) => query.where(sql<boolean>`(added_at, id) < (${at}::int8, ${id})`),
    keyOf: (row) => [row.added_at, row.id],
  },
  hardest: {
    sorted: (query) =>
      query.where('rating', 'is not', null).orderBy('rating', 'desc').orderBy('question_id', 'desc'),
    after: (query, [rating, id]) =>
      query.where(sql<boolean>`(rating, question_id) < (${rating}::float8, ${id})`),
    keyOf: (row) => [row.rating ?? 0, row.id],
  },
  easiest: {
    sorted: (query) => query.where('rating', 'is not', null).orderBy('rating').orderBy('question_id'),
    after: (query, [rating, id]) =>
      query.where(sql<boolean>`(rating, question_id) > (${rating}::float8, ${id})`),
    keyOf: (row) => [row.rating ?? 0, row.id],
  },
  disagreement: {
    sorted: (query) =>
      query
        .where('disagreement', 'is not', null)
        .orderBy('disagreement', 'desc')
        .orderBy('question_id', 'desc'),
    after: (query, [by, id]) =>
      query.where(sql<boolean>`(disagreement, question_id) < (${by}::float8, ${id})`),
    keyOf: (row) => [row.disagreement ?? 0, row.id],
  },
}

/** A page of the matching questions. */
export const findQuestions = async (db: Kysely<Schema>, asked: Asked): Promise<OutputOf<'findQuestions'>> => {
  const order = ORDERS[asked.sort]
  const key = keyIn(asked.after)
  const filtered = withFilters(withText(order.sorted(selectListedQuestions(db)), asked.text), asked)
  const rows = await (key === null ? filtered : order.after(filtered, key)).limit(PAGE + 1).execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    questions: page.map(shownRow),
    next: rows.length > PAGE && last !== undefined ? cursorOf(order.keyOf(last)) : null,
  }
}
