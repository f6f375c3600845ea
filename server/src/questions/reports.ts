import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Which of these questions a player has reported. */
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
    .execute()
  return new Set(rows.map(({ question_id }) => question_id))
}
