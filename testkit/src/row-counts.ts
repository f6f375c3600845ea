import { sql } from 'kysely'
import { withDataFolder } from './with-data-folder.ts'

/** The number of rows in each table of a data folder that no server has open. */
export const rowCounts = (folder: string): Promise<Record<string, number>> =>
  withDataFolder(folder, async (db) => {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
    const counts: Record<string, number> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
      counts[name] = rows[0]?.n ?? 0
    }
    return counts
  })
