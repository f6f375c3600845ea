import { freshDatabase } from '@trivium/testkit/fresh-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from './open.ts'

const stopAfterMs = 150

describe.skipIf(!process.env.TEST_DATABASE_URL)('a database server', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshDatabase({ bounds: { stopAfterMs } })
  })
  afterAll(() => database.close())

  it('stops a query that runs too long, as the embedded database does', async () => {
    const long = sql`select pg_sleep(30)`.execute(database.db)
    await expect(long).rejects.toMatchObject({ code: '57014' })
    await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined()
  })

  it('ends a transaction that is held open without a query, and the process survives', async () => {
    const held = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values({ uid: 'held' }).execute()
      await sql`select pg_sleep(${(2 * stopAfterMs) / 1000})`.execute(database.db).catch(() => {})
      await sql`select pg_sleep(${(2 * stopAfterMs) / 1000})`.execute(database.db).catch(() => {})
      await transaction.insertInto('users').values({ uid: 'held too' }).execute()
    })
    await expect(held).rejects.toThrow()
    expect(await database.db.selectFrom('users').select('uid').execute()).toEqual([])
  })
})
