import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface QuestionBackground {
  readonly explanation: string
  readonly source: string
  readonly shareRight: number | null
  /** How many answers are counted. */
  readonly asked: number
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
    .select(['questions.id', 'explanation', 'source', 'asked', 'correct'])
    .where('questions.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, explanation, source, asked, correct }) => [
      id,
      {
        ...{ explanation, source, asked: asked ?? 0 },
        shareRight: asked && correct !== null ? correct / asked : null,
      },
    ]),
  )
}
