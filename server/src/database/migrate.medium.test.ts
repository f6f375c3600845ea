import { freshDatabase } from '@trivium/testkit/fresh-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { defaultLimits } from './backend.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import type { OpenDatabase } from './open.ts'
import { openEmbedded } from './open-embedded.ts'

const log = { info() {}, warn() {}, error() {} }
let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Features newer than PostgreSQL 15, and collations that differ between builds and are silently wrong on PGlite. */
const tooNew = [
  /\bany_value\b|\bis json\b|\bjson_(?:table|scalar|serialize|exists|query|value|array|object|arrayagg|objectagg)\b/,
  /\b(?:array_sample|array_shuffle|array_sort|array_reverse|random_normal|pg_input_is_valid|date_add|date_subtract)\b/,
  /\b(?:to_bin|to_oct|xmltext|uuidv4|uuidv7|uuid_extract_\w+|casefold|crc32c?|erfc?|l?gamma|unistr_to)\b/,
  /\bgenerated always as\s*\([^)]*\)\s*(?:virtual|(?!\s*stored))/,
  /\bwithout overlaps\b|\bnot enforced\b|\bmerge\b[^;]*\breturning\b|\breturning\b[^;]*\b(?:old|new)\./,
  /\bon_error\b|\bmaintain\b|\bstorage\b|\bcompression\b/,
]
const anotherCollation =
  /\bicu\b|\bdeterministic\b|\bcreate collation\b|\bcollate (?!"C"(?:\s|,|$))|\bcitext\b/i

async function statementsOf(): Promise<string[]> {
  const statements: string[] = []
  const { pool, close } = await openEmbedded({ log, clock: systemClock, bounds: defaultLimits })
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query.sql),
  })
  for (const name of Object.keys(migrations).sort()) await migrations[name]!.up(db)
  await close()
  return statements
}

describe('the migrations', () => {
  it('use nothing newer than PostgreSQL 15, and only the collation C', async () => {
    const statements = await statementsOf()
    expect(statements.length).toBeGreaterThan(20)
    for (const statement of statements) {
      for (const pattern of tooNew) expect(statement.toLowerCase()).not.toMatch(pattern)
      expect(statement).not.toMatch(anotherCollation)
    }
  })

  it('give every text column the C collation, whatever the server’s default', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`.execute(
      database.db,
    )
    expect(rows).toEqual([])
  })

  it('run in the order of their names', () => {
    const names = Object.keys(migrations)
    expect(names).toEqual([...names].sort())
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+$/)
  })

  it('do nothing on a database that is up to date', async () => {
    expect(await migrate(database.db as unknown as Kysely<never>)).toEqual([])
  })

  it('run once when two programs start at once', async () => {
    const more = {
      ...migrations,
      '9000-race': { up: (db: Kysely<unknown>) => db.schema.createTable('raced').execute() },
    }
    const db = database.db as unknown as Kysely<never>
    const applied = await Promise.all([migrate(db, more), migrate(db, more)])
    expect(applied.flat()).toEqual(['9000-race'])
  })

  it('refuse a database that a newer program has changed', async () => {
    await expect(migrate(database.db as unknown as Kysely<never>)).rejects.toThrow(
      'The database belongs to a newer version of this program (it has 9000-race).',
    )
  })
})

describe('the embedded database', () => {
  it('has C as its default collation', async ({ skip }) => {
    if (database.kind !== 'pglite') return skip('needs the embedded database')
    const { rows } = await sql`
      select datcollate, datlocprovider::text as provider from pg_database
      where datname = current_database()`.execute(database.db)
    expect(rows).toEqual([{ datcollate: 'C', provider: 'c' }])
  })
})
