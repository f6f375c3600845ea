import { type Kysely, sql } from 'kysely'

/** The players who have a notice about an invitation, so that it can be removed with the invitation. */
const challengedPlayers = [`alter table friend_matches add column challenged jsonb not null default '[]'`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of challengedPlayers) await sql.raw(statement).execute(db)
}
