import type { Kysely, Selectable } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import type { WebhookMessage, WebhookMessagesTable } from '../database/tables/site.ts'

export type StoredMessage = Selectable<WebhookMessagesTable>

interface NewMessage {
  readonly webhook: string
  readonly message: WebhookMessage
  readonly at: number
}

/** Stores a message until it is sent; returns its id. */
export const storeMessage = async (
  db: Kysely<Schema>,
  { webhook, message, at }: NewMessage,
): Promise<number> => {
  const { id } = await db
    .insertInto('webhook_messages')
    .values({ webhook_id: webhook, created_at: at, message: json(message) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteMessage = async (db: Kysely<Schema>, id: number): Promise<void> => {
  await db.deleteFrom('webhook_messages').where('id', '=', id).execute()
}

export const deleteMessagesBefore = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db.deleteFrom('webhook_messages').where('created_at', '<', at).execute()
}

/** The stored messages, oldest first. */
export const readMessages = (db: Kysely<Schema>, most: number): Promise<StoredMessage[]> =>
  db.selectFrom('webhook_messages').selectAll().orderBy('id').limit(most).execute()
