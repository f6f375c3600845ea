import type { WebhookEvent, WebhookOutcome } from '@trivium/wire/site/webhooks'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import type { WebhooksTable } from '../database/tables/site.ts'

export type WebhookRow = Selectable<WebhooksTable>

/** The webhooks that were not removed, in the order in which they were added. */
export const readWebhooks = (db: Kysely<Schema>): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()

/** A webhook that was not removed; null if there is none. */
export const readWebhook = async (db: Kysely<Schema>, id: string): Promise<WebhookRow | null> =>
  (await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) ?? null

/** The webhooks that subscribe to an event. */
export const readSubscribers = async (db: Kysely<Schema>, event: WebhookEvent): Promise<string[]> => {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`events @> ${json([event])}::jsonb`)
    .execute()
  return rows.map(({ id }) => id)
}

export const lockWebhook = async (tx: Transaction<Schema>, id: string): Promise<WebhookRow | null> =>
  (await tx.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export const writeOutcome = async (
  db: Kysely<Schema>,
  id: string,
  at: number,
  outcome: WebhookOutcome,
): Promise<void> => {
  await db.updateTable('webhooks').set({ tried_at: at, outcome }).where('id', '=', id).execute()
}
