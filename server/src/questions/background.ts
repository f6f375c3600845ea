import { SHARES_SHOWN_FROM } from '@trivium/rules/shares'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface QuestionBackground {
  readonly explanation: string
  readonly source: string
  /** What its picture or sound is; empty if it has none. */
  readonly description: string
  /** Null while too few have answered. */
  readonly shareRight: number | null
}

/** Explanation, source and share of right answers, by question. */
export const readBackground = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, QuestionBackground>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questions')
    .leftJoin('question_stats', 'question_stats.question_id', 'questions.id')
    .select(['questions.id', 'explanation', 'source', 'media', 'asked', 'correct'])
    .where('questions.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, explanation, source, media, asked, correct }) => [
      id,
      {
        ...{ explanation, source },
        description: media?.image?.description ?? media?.audio?.description ?? '',
        shareRight: asked !== null && asked >= SHARES_SHOWN_FROM ? (correct ?? 0) / asked : null,
      },
    ]),
  )
}
