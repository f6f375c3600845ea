import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { statementNames } from './instrumented-pool.ts'
import type { OpenDatabase } from './open.ts'
import { statement } from './statement.ts'

const bounds = { slowMs: 100, largeRows: 50, stopAfterMs: 30_000 }
const warnings: { details: object; message: string }[] = []
const log = {
  info() {},
  warn: (details: object, message: string) => void warnings.push({ details, message }),
  error() {},
}
const clock = fakeClock()
let database: OpenDatabase
let elapsing = 0

beforeEach(async () => {
  elapsing = 0
  // Each reading of this clock is `elapsing` milliseconds later.
  const moving = { ...clock, now: () => (moving.at += elapsing), at: 0 }
  database = await freshDatabase({ log, bounds, clock: moving })
  warnings.length = 0
})
afterEach(() => database.close())

describe('the instrumented pool', () => {
  it('prepares a statement once, however often it runs', async () => {
    const { db } = database
    await db.connection().execute(async (connection) => {
      for (let n = 0; n < 20; n++) {
        await connection.selectFrom('users').select('elo').where('uid', '=', `u${n}`).execute()
      }
      const { rows } = await sql<{ times: number }>`
        select generic_plans + custom_plans as times from pg_prepared_statements where statement like '%"elo"%'`.execute(
        connection,
      )
      expect(rows).toEqual([{ times: 20 }])
    })
  })

  it('logs a slow query with its text but without its values', async () => {
    elapsing = bounds.slowMs
    await database.db.selectFrom('users').select('uid').where('username', '=', 'a secret').execute()
    expect(warnings).toEqual([
      { message: 'slow query', details: expect.objectContaining({ milliseconds: bounds.slowMs, rows: 0 }) },
    ])
    expect(JSON.stringify(warnings)).toContain('where \\"username\\" = $1')
    expect(JSON.stringify(warnings)).not.toContain('a secret')
  })

  it('logs a slow query that fails', async () => {
    elapsing = bounds.slowMs
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
    expect(warnings).toMatchObject([{ message: 'slow query' }])
  })

  it('logs a large result', async () => {
    await sql`select n from generate_series(1, ${bounds.largeRows}) n`.execute(database.db)
    expect(warnings).toMatchObject([{ message: 'large result', details: { rows: bounds.largeRows } }])
  })

  it('does not log other queries', async () => {
    elapsing = bounds.slowMs - 1
    await sql`select n from generate_series(1, ${bounds.largeRows - 1}) n`.execute(database.db)
    expect(warnings).toEqual([])
  })
})

describe('statement names', () => {
  it('are unique for each text, up to the limit', () => {
    const nameOf = statementNames(2)
    expect([nameOf('a'), nameOf('b'), nameOf('a'), nameOf('c')]).toEqual(['s1', 's2', 's1', undefined])
  })

  it('include those of frequent statements, whatever the limit', () => {
    statement('frequent', 'select $1 as frequent')
    expect(statementNames(0)('select $1 as frequent')).toBe('frequent')
    expect(() => statement('frequent', 'select $1 as another')).toThrow('two statements named frequent')
  })
})
