import { type Kysely, sql } from 'kysely'

/** Pictures and sounds of questions (docs/decisions/0075). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table questions add column media jsonb').execute(db)
}
