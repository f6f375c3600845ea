import { type Kysely, sql } from 'kysely'

/**
 * Set by operators in the panel: logos, invitations to register, and webhooks. Everything else that they set
 * is a row of `settings`.
 */
const site = [
  // Named by their content and never deleted, so that an undo finds the previous logo.
  `create table site_logos (
    file text collate "C" primary key,
    at bigint not null,
    bytes bytea not null
  )`,
  `create table invitations (
    id text collate "C" primary key,
    code text collate "C" not null unique,
    note text collate "C" not null,
    made_at bigint not null,
    uses integer not null,
    used integer not null default 0,
    until_at bigint,
    revoked_at bigint
  )`,
  `create index invitations_made on invitations (made_at desc, id desc)`,
  `create table webhooks (
    id text collate "C" primary key,
    made_at bigint not null,
    name text collate "C" not null,
    format text collate "C" not null,
    url text collate "C" not null,
    events jsonb not null,
    removed_at bigint,
    tried_at bigint,
    outcome text collate "C"
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of site) await sql.raw(statement).execute(db)
}
