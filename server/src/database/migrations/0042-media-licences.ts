import { type Kysely, sql } from 'kysely'

/** The authors and licences of a pack's pictures and sounds, if the pack names them (docs/decisions/0086). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table packs add column media_licence text collate "C" not null default ''`).execute(db)
}
