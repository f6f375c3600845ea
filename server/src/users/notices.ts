import type { Notice } from '@trivium/wire/documents/user'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

type WithoutId<Kind> = Kind extends Notice ? Omit<Kind, 'id'> : never

/** Adds a notice to players' documents, where it stays until read. `id` identifies it for removal; null: one is generated. */
export const addNotices = async (
  tx: Transaction<Schema>,
  uids: readonly string[],
  notice: WithoutId<Notice>,
  id: string | null,
): Promise<void> => {
  const made = sql`${notice.at}::text || '-' || jsonb_array_length(notices)`
  await sql`
    update users set notices = notices || jsonb_build_array(${JSON.stringify(notice)}::jsonb ||
      jsonb_build_object('id', ${id === null ? made : sql`${id}::text`}))
    where uid = any(${[...uids]}::text[])`.execute(tx)
}

/** Adds a notice to the player's document, where it stays until read. Publish the document after the commit. */
export const addNotice = (tx: Transaction<Schema>, uid: string, notice: WithoutId<Notice>): Promise<void> =>
  addNotices(tx, [uid], notice, null)

/** Removes a notice from players' documents. Publish them after the commit. */
export const removeNotice = async (
  tx: Kysely<Schema> | Transaction<Schema>,
  uids: readonly string[],
  id: string,
): Promise<void> => {
  await sql`
    update users set notices = coalesce((
      select jsonb_agg(one order by n) from jsonb_array_elements(notices) with ordinality as kept (one, n)
      where one ->> 'id' <> ${id}), '[]'::jsonb)
    where uid = any(${[...uids]}::text[])`.execute(tx)
}
