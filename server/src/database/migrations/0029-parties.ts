import { type Kysely, sql } from 'kysely'

/** The keys of parties. A key can be given again once its party has expired. */
const parties = [
  `create table party_keys (
    key text collate "C" primary key,
    game_id text collate "C" not null unique references games on delete cascade,
    host_uid text collate "C" references users on delete set null,
    expires_at bigint not null
  )`,
  `create index party_keys_by_host on party_keys (host_uid)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of parties) await sql.raw(statement).execute(db)
}
