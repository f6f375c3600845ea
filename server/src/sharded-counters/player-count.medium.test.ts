import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { createGuest } from '../users/queries.ts'
import { decrementPlayerCount, readPlayerCount, slotOf } from './player-count.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const count = () => readPlayerCount(database.db)
const create = (uid: string) => createGuest(database.db, uid, 1)

test('new and deleted players are counted, however many at once', async () => {
  expect(await count()).toBe(0)
  const uids = Array.from({ length: 60 }, (_, i) => `player-${i * 7}`)
  await Promise.all(uids.map(create))
  expect(await count()).toBe(60)
  const slots = await database.db.selectFrom('tallies').select('slot').execute()
  expect(slots.length).toBeGreaterThan(8)
  await Promise.all(
    uids.slice(0, 20).map((uid) => database.db.transaction().execute((tx) => decrementPlayerCount(tx, uid))),
  )
  expect(await count()).toBe(40)
})

test('a guest who cannot be created is not counted', async () => {
  const before = await count()
  await create('twice')
  await expect(create('twice')).rejects.toThrow()
  expect(await count()).toBe(before + 1)
})

test('a slot is a whole number from 0 to 15', () => {
  for (const uid of ['', 'a', 'zzzzzzzzzzzzzzzz', 'Käthe'])
    expect(Array.from({ length: 16 }, (_, slot) => slot)).toContain(slotOf(uid))
})
