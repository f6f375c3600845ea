import { type Kysely, sql } from 'kysely'

/** A day keeps the seed of its choices' order as well. Days that stand keep that by which they were played so far. */
const columns = [
  `alter table daily_days add column seed text collate "C"`,
  `update daily_days set seed = 'daily ' || day`,
  `alter table daily_days alter column seed set not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db)
}
