import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.db.insertInto('users').values({ uid: 'counter', wins: 0 }).execute()
})
afterAll(() => database.close())

async function wins(): Promise<number> {
  const row = await database.db
    .selectFrom('users')
    .select('wins')
    .where('uid', '=', 'counter')
    .executeTakeFirst()
  return row!.wins
}

describe('transactions', () => {
  it('of concurrent callers never lose each other’s writes', async () => {
    const before = await wins()
    const one = () =>
      database.db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('users')
          .select('wins')
          .where('uid', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow()
        await Promise.resolve()
        await transaction
          .updateTable('users')
          .set({ wins: row.wins + 1 })
          .where('uid', '=', 'counter')
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, one))
    expect(await wins()).toBe(before + 30)
  })

  it('that fail do not affect other callers', async () => {
    const { db } = database
    const work = Array.from({ length: 40 }, (_, n) => async () => {
      if (n % 2 === 0)
        return void (await db
          .insertInto('users')
          .values({ uid: `kept${n}` })
          .execute())
      await db
        .transaction()
        .execute(async (transaction) => {
          await transaction
            .insertInto('users')
            .values({ uid: `undone${n}` })
            .execute()
          throw new Error('changed my mind')
        })
        .catch(() => {})
    })
    await Promise.all(work.map((run) => run()))
    const rows = await db.selectFrom('users').select('uid').where('uid', '!=', 'counter').execute()
    expect(rows.map((row) => row.uid).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `kept${2 * n}`).sort(),
    )
  })

  it('that violate a constraint are rolled back completely, and the next query runs', async () => {
    const { db } = database
    const broken = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ wins: 999 }).where('uid', '=', 'counter').execute()
      await transaction.insertInto('users').values({ uid: 'counter' }).execute()
    })
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    expect(await wins()).not.toBe(999)
  })

  it('are not interleaved with ordinary queries of other callers', async () => {
    const { db } = database
    let inside = Promise.resolve(-1)
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ draws: 1 }).where('uid', '=', 'counter').execute()
      inside = db
        .selectFrom('users')
        .select('draws')
        .where('uid', '=', 'counter')
        .executeTakeFirstOrThrow()
        .then((row) => row.draws)
      await transaction.updateTable('users').set({ draws: 2 }).where('uid', '=', 'counter').execute()
    })
    expect([0, 2]).toContain(await inside)
  })
})
