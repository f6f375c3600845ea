import { type Kysely, sql } from 'kysely'

/** The nickname and the colour that a guest has chosen. Everybody else's follow from the uid, so no row changes. */
const nicknames = [
  `alter table users add column nickname text collate "C", add column colour text collate "C"`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of nicknames) await sql.raw(statement).execute(db)
}
