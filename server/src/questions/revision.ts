import type { Transaction } from 'kysely'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * The revision for rows changed by this transaction. Its lock holds until the commit: anyone who sees a revision sees
 * all changes up to it.
 */
export const nextRevision = async (tx: Transaction<Schema>): Promise<number> => {
  const { revision } = await tx
    .updateTable('question_bank')
    .set({ revision: sql<number>`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export const readRevision = async (db: Kysely<Schema>): Promise<number> => {
  const { revision } = await db.selectFrom('question_bank').select('revision').executeTakeFirstOrThrow()
  return revision
}
