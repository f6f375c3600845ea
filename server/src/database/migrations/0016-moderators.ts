import { type Kysely, sql } from 'kysely'

/** Whoever is more than a player, in alphabetical order: moderators beside admins. */
const indexes = [
  `drop index users_admins`,
  `create index users_staff on users (username) where role <> 'player'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
