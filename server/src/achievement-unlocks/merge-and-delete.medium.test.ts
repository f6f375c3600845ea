import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { createGuest } from '../users/queries.ts'
import { deleteAchievements, mergeAchievements } from './merge-and-delete.ts'
import { readAchievementCounts } from './unlock-counts.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  const { db } = database
  for (const table of ['users', 'achievement_counts'] as const) await db.deleteFrom(table).execute()
  for (const uid of ['guest', 'ada', 'ben']) await createGuest(db, uid, 1)
  await db
    .insertInto('achievement_counts')
    .values([
      { id: 'first_victory', players: 3 },
      { id: 'survivor', players: 1 },
      { id: 'artist', players: 1 },
    ])
    .execute()
  await db
    .insertInto('user_achievements')
    .values([
      { uid: 'guest', id: 'first_victory', at: 5, shown_at: 6 },
      { uid: 'ada', id: 'first_victory', at: 7, shown_at: null },
      { uid: 'ben', id: 'first_victory', at: 1, shown_at: null },
      { uid: 'guest', id: 'survivor', at: 8, shown_at: null },
      { uid: 'ada', id: 'artist', at: 9, shown_at: 10 },
    ])
    .execute()
})
afterAll(() => database.close())

const kept = (uid: string) =>
  database.db
    .selectFrom('user_achievements')
    .select(['id', 'at', 'shown_at'])
    .where('uid', '=', uid)
    .orderBy('at')
    .execute()
const counted = async () => {
  const counts = await readAchievementCounts(database.db)
  return ['first_victory', 'survivor', 'artist'].map((id) => counts.get(id))
}
const merge = () =>
  database.db.transaction().execute((tx) => mergeAchievements(tx, { guest: 'guest', account: 'ada' }))

test('an account takes over what its guest unlocked, with the earlier time, and shows nothing again', async () => {
  await merge()
  expect(await kept('guest')).toEqual([])
  expect(await kept('ada')).toEqual([
    { id: 'first_victory', at: 5, shown_at: 6 },
    { id: 'survivor', at: 8, shown_at: null },
    { id: 'artist', at: 9, shown_at: 10 },
  ])
})

test('two players merged into one are counted once', async () => {
  await merge()
  expect(await counted()).toEqual([2, 1, 1])
  await merge()
  expect(await counted()).toEqual([2, 1, 1])
})

test('a deleted player is no longer counted', async () => {
  const drop = (uid: string) => database.db.transaction().execute((tx) => deleteAchievements(tx, uid))
  await drop('ada')
  expect(await kept('ada')).toEqual([])
  expect(await counted()).toEqual([2, 1, 0])
  await drop('ada')
  expect(await counted()).toEqual([2, 1, 0])
})
