import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import type { AuditEntry } from '@trivium/wire/documents/audit'
import { type Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './open.ts'
import type { Schema } from './schema.ts'

/*
 * Data of the version that had fourteen migrations. Players used it over its real protocol, with a bank of 42
 * questions, until the server was killed in the middle of a match. `.sql` is its database as written by
 * `pg_dump --inserts`; `.json` has the players' cookies and the responses and documents they received.
 */
const DUMP = join(import.meta.dirname, 'dumps/migration-14')

export type Row = Record<string, unknown>
export type Person = 'ada' | 'ben' | 'cleo' | 'guest'
interface Facts {
  /** When the server was killed, ms since 1970. */
  readonly at: number
  readonly cookies: Readonly<Record<Person, string>>
  readonly uids: Readonly<Record<Person | 'dora' | 'rude', string>>
  readonly games: Readonly<Record<string, string>>
  readonly quizId: string
  readonly link: string
  readonly invitation: string
  /** The neutral name that Cleo gave the player Rude-Name. */
  readonly reset: string
  /** Questions: one that Cleo edited, and one that she retired. */
  readonly question: string
  readonly retired: string
  readonly seen: {
    readonly users: Readonly<Record<string, Row>>
    /** Documents of games, by name in `games`. */
    readonly docs: Readonly<Record<string, Row>>
    readonly boards: Readonly<Record<string, Row[]>>
    readonly soloReviews: Readonly<
      Record<string, { readonly rounds: readonly { readonly answer: object }[] }>
    >
    readonly audit: readonly AuditEntry[]
    readonly [answer: string]: unknown
  }
}
export const facts = JSON.parse(readFileSync(`${DUMP}.json`, 'utf8')) as Facts

const readTables = async (db: Kysely<Schema>, tables: readonly string[]): Promise<Map<string, Row[]>> => {
  const all = new Map<string, Row[]>()
  for (const table of tables) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** The dump in a separate database, migrated. */
export interface OpenDump {
  readonly database: OpenDatabase
  /** The rows of each table before the migrations, and after them. */
  readonly before: ReadonlyMap<string, readonly Row[]>
  readonly after: ReadonlyMap<string, readonly Row[]>
}

export const openDump = async (): Promise<OpenDump> => {
  const database = await freshDatabase()
  const { db } = database
  const dump = readFileSync(`${DUMP}.sql`, 'utf8')
  await sql.raw(`drop schema public cascade; create schema public; ${dump}`).execute(db)
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
