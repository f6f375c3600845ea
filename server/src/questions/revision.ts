import type { Transaction } from 'kysely'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * The number for rows that this transaction changes. The lock it takes holds until the commit: whoever sees a number sees
 * all that was changed up to it.
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
