import { isDeepStrictEqual } from 'node:util'
import { migrate } from '@trivium/server/database/migrate'
import type { OpenDatabase } from '@trivium/server/database/open'
import type { Schema } from '@trivium/server/database/schema'
import { type Kysely, sql } from 'kysely'
import { freshDatabase } from './fresh-database.ts'

export type DumpedRow = Readonly<Record<string, unknown>>

/** The rows of each table. */
export type DumpedTables = ReadonlyMap<string, readonly DumpedRow[]>

/** A dump of an earlier version in a separate database, migrated. */
export interface OpenDump {
  readonly database: OpenDatabase
  /** Before and after the migrations, tables of the earlier version only. */
  readonly before: DumpedTables
  readonly after: DumpedTables
}

const readTables = async (db: Kysely<Schema>, tables: readonly string[]): Promise<DumpedTables> => {
  const all = new Map<string, DumpedRow[]>()
  for (const table of tables) {
    const { rows } = await sql<{ row: DumpedRow }>`
      select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** Loads a dump (SQL) and migrates it to this version. */
export const openDump = async (dump: string): Promise<OpenDump> => {
  const database = await freshDatabase()
  const { db } = database
  // The functions of a dump come before the tables that they read.
  const prelude = 'set local check_function_bodies = off; drop schema public cascade; create schema public;'
  await sql.raw(`${prelude} ${dump}`).execute(db)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  const tables = rows.map(({ name }) => name)
  const before = await readTables(db, tables)
  await migrate(db as unknown as Kysely<never>)
  const after = await readTables(db, tables)
  // Keeps the testkit from using this database for another test.
  await sql`create table opened_from_a_dump ()`.execute(db)
  return { database, before, after }
}

/** The rows that the migrations have changed or removed; added columns are no change. `expected`: the row as it should be now. */
export const changedRows = (
  { before, after }: OpenDump,
  expected = (row: DumpedRow): DumpedRow => row,
): { readonly table: string; readonly row: DumpedRow }[] =>
  [...before].flatMap(([table, rows]) =>
    rows
      .filter((row) => !after.get(table)?.some((now) => includesAll(now, expected(row))))
      .map((row) => ({ table, row })),
  )

const includesAll = (now: DumpedRow, row: DumpedRow): boolean =>
  Object.entries(row).every(([name, value]) => isDeepStrictEqual(now[name], value))
