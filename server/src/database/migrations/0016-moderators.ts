import { type Kysely, sql } from 'kysely'

/** Staff in alphabetical order: moderators and admins. */
const indexes = [
  `drop index users_admins`,
  `create index users_staff on users (username) where role <> 'player'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
