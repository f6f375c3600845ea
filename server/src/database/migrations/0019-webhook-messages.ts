import { type Kysely, sql } from 'kysely'

/** Messages that wait for a webhook, so that they outlast a stop of the server. */
const webhookMessages = [
  `create table webhook_messages (
    id bigint generated always as identity primary key,
    webhook_id text collate "C" not null references webhooks (id) on delete cascade,
    created_at bigint not null,
    message jsonb not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of webhookMessages) await sql.raw(statement).execute(db)
}
