import type { Notice } from '@trivium/wire/documents/user'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

type WithoutId<Of> = Of extends unknown ? Omit<Of, 'id'> : never

/** Puts a notice on the player's document, where it stays until it is read. Show the document when it is committed. */
export const tell = async (
  tx: Transaction<Schema>,
  uid: string,
  notice: WithoutId<Notice>,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      notices: sql`notices || jsonb_build_array(${JSON.stringify(notice)}::jsonb ||
        jsonb_build_object('id', ${notice.at}::text || '-' || jsonb_array_length(notices)))`,
    })
    .where('uid', '=', uid)
    .execute()
}
