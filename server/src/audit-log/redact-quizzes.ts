import type { Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'

/** For deleted quizzes the log keeps the actions, but neither titles nor remarks. */
export const redactQuizzes = async (tx: Transaction<Schema>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .updateTable('audit_log')
    .set({ subject_name: 'A quiz', reason: null, before: json({}), after: json({}) })
    .where('subject_kind', '=', 'quiz')
    .where('subject_id', 'in', [...ids])
    .execute()
}
