import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Every row of every table as the table's name and JSON. All in one statement: hundreds of tests compare the rows before and
 * after, and a statement per table took most of their time.
 */
export const allRows = async (db: Kysely<Schema>): Promise<string[]> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const rowsOf = tables.rows.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ' ' || to_jsonb(${sql.ref(name)})::text as row from ${sql.table(name)}`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(rowsOf, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ row }) => row)
}
