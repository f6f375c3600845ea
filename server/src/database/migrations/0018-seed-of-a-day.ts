import { type Kysely, sql } from 'kysely'

/** A day also stores the seed of its choices' order. Existing days keep the seed they were played with. */
const columns = [
  `alter table daily_days add column seed text collate "C"`,
  `update daily_days set seed = 'daily ' || day`,
  `alter table daily_days alter column seed set not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db)
}
