import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The state of a report that nobody has reviewed. */
export const OPEN_REPORT = { closed_at: null, outcome: null, entry_id: null } as const

/** Which of these questions have an open report by the player. */
export const reportedBy = async (
  db: Kysely<Schema>,
  uid: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('question_reports')
    .select('question_id')
    .where('uid', '=', uid)
    .where('question_id', 'in', [...ids])
    .where('closed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ question_id }) => question_id))
}
