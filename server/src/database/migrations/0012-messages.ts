import { type Kysely, sql } from 'kysely'

/** Messages to the people who run the site, and their replies. */
const messages = [
  // The puzzle's token. It is unique, as a solution is valid for only one message.
  `create table messages (
    id text collate "C" primary key,
    at bigint not null,
    uid text collate "C" references users,
    name text collate "C" not null,
    email text collate "C" not null,
    topic text collate "C" not null,
    text text collate "C" not null,
    game_id text collate "C" references games,
    puzzle text collate "C" not null unique,
    closed_at bigint
  )`,
  `create index messages_open on messages (at desc, id desc) where closed_at is null`,
  `create index messages_closed on messages (at desc, id desc) where closed_at is not null`,
  `create index messages_closed_at on messages (closed_at) where closed_at is not null`,
  `create index messages_at on messages (at)`,
  `create index messages_uid on messages (uid)`,
  `create table message_replies (
    id bigint generated always as identity primary key,
    message_id text collate "C" not null references messages on delete cascade,
    at bigint not null,
    by_uid text collate "C" not null references users,
    text text collate "C" not null,
    mail text collate "C"
  )`,
  `create index message_replies_message on message_replies (message_id, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of messages) await sql.raw(statement).execute(db)
}
