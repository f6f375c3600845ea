import { freshDatabase } from '@trivium/testkit/fresh-database'
import { refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from './open.ts'
import type { Schema } from './schema.ts'
import { transactionOrRefusal } from './transaction-or-refusal.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const add = (tx: Transaction<Schema>, uid: string) => tx.insertInto('users').values({ uid }).execute()
const uids = async () =>
  (await database.db.selectFrom('users').select('uid').orderBy('uid').execute()).map(({ uid }) => uid)

test('a transaction is committed with its result, and rolled back by a refusal or an error', async () => {
  const done = await transactionOrRefusal(database.db, async (tx) => {
    await add(tx, 'ada')
    return { n: 1 }
  })
  expect(done).toEqual({ n: 1 })

  const refusal = refused('active-match', { busy: ['ben'] })
  const no = await transactionOrRefusal(database.db, async (tx) => {
    await add(tx, 'ben')
    return refusal
  })
  expect(no).toBe(refusal)

  const failing = transactionOrRefusal(database.db, async (tx) => {
    await add(tx, 'cleo')
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await uids()).toEqual(['ada'])
})
