import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import type { OpenDatabase } from '../database/open.ts'
import { createGuest, readUser } from '../users/queries.ts'
import { claimPopup } from './shown-popups.ts'
import { unlockAchievements } from './unlock.ts'
import { readAchievementCounts } from './unlock-counts.ts'

const NOW = 1_800_000_000_000
let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  for (const table of ['users', 'achievement_counts'] as const) await database.db.deleteFrom(table).execute()
  for (const uid of ['ada', 'ben']) await createGuest(database.db, uid, NOW)
})
afterAll(() => database.close())

/** What every settlement does: lock the row, move the counters, unlock achievements. */
const settle = (uid: string, counters: { wins?: number; questions?: number; survival?: number }, at = NOW) =>
  database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute()
    await tx
      .updateTable('users')
      .set({
        ...(counters.wins !== undefined && { wins: counters.wins }),
        ...(counters.questions !== undefined && { questions_correct: counters.questions }),
        ...(counters.survival !== undefined && { scores: json({ Survival: counters.survival }) }),
      })
      .where('uid', '=', uid)
      .execute()
    await unlockAchievements(tx, [uid], at)
  })
const kept = (uid: string) =>
  database.db
    .selectFrom('user_achievements')
    .select(['id', 'at', 'shown_at'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute()
const has = async (uid: string) => (await readUser(database.db, uid))?.achievements
const players = async (id: string) => (await readAchievementCounts(database.db)).get(id)

test.for([
  { counters: { wins: 0 }, unlocked: [] },
  { counters: { wins: 1 }, unlocked: ['first_victory'] },
  { counters: { wins: 10 }, unlocked: ['first_victory'] },
  { counters: { wins: 11 }, unlocked: ['first_victory', 'all_i_do_is_win'] },
  { counters: { questions: 100 }, unlocked: [] },
  { counters: { questions: 101 }, unlocked: ['know_it_all'] },
  { counters: { survival: 24 }, unlocked: [] },
  { counters: { survival: 25 }, unlocked: ['survivor'] },
])('$counters unlock $unlocked', async ({ counters, unlocked }) => {
  await settle('ada', counters)
  expect(await has('ada')).toEqual(unlocked)
  expect((await kept('ada')).map(({ id }) => id)).toEqual(unlocked.toSorted())
  for (const id of unlocked) expect(await players(id)).toBe(1)
})

test('nothing is unlocked twice, and an achievement stays unlocked whatever happens to the counters', async () => {
  await settle('ada', { wins: 1 })
  await settle('ada', { wins: 1 }, NOW + 1)
  await settle('ada', { wins: 0 }, NOW + 2)
  await settle('ada', { wins: 2 }, NOW + 3)
  expect(await kept('ada')).toEqual([{ id: 'first_victory', at: NOW, shown_at: null }])
  expect(await has('ada')).toEqual(['first_victory'])
  expect(await players('first_victory')).toBe(1)
})

test('new achievements are unshown, in the order of unlocking, until one device asks for them', async () => {
  await settle('ada', { survival: 30 }, NOW)
  await settle('ada', { wins: 11 }, NOW + 1)
  const unshown = async () => (await readUser(database.db, 'ada'))?.unshown
  expect(await unshown()).toEqual(['survivor', 'first_victory', 'all_i_do_is_win'])
  const claim = (uid: string, id: string, page = 'page-no-0') =>
    claimPopup(database.db, { uid, id, page, at: NOW + 5 })
  const claims = await Promise.all([1, 2, 3].map((n) => claim('ada', 'first_victory', `page-no-${n}`)))
  expect(claims.filter((first) => first)).toHaveLength(1)
  expect(await unshown()).toEqual(['survivor', 'all_i_do_is_win'])
  expect(await claim('ada', 'first_victory')).toBe(false)
  expect(await claim('ben', 'survivor')).toBe(false)
  expect(await unshown()).toEqual(['survivor', 'all_i_do_is_win'])
})

test('players who unlock the same achievement at once are all counted', async () => {
  const uids = Array.from({ length: 40 }, (_, i) => `many-${i}`)
  for (const uid of uids) await createGuest(database.db, uid, NOW)
  await Promise.all(
    uids.map((uid, i) => settle(uid, i % 2 === 0 ? { wins: 11 } : { wins: 1, questions: 101, survival: 25 })),
  )
  const counts = await readAchievementCounts(database.db)
  expect(Object.fromEntries([...counts].filter(([, players]) => players > 0))).toEqual({
    first_victory: 40,
    all_i_do_is_win: 20,
    know_it_all: 20,
    survivor: 20,
  })
})

test('concurrent settlements of one player unlock each achievement once', async () => {
  await Promise.all([1, 2, 3, 4].map((wins) => settle('ada', { wins })))
  expect(await has('ada')).toEqual(['first_victory'])
  expect(await players('first_victory')).toBe(1)
})

test('a deleted player unlocks nothing', async () => {
  await database.db.updateTable('users').set({ deleted_at: NOW }).where('uid', '=', 'ada').execute()
  await database.db.updateTable('users').set({ merged_into: 'ada' }).where('uid', '=', 'ben').execute()
  for (const uid of ['ada', 'ben', 'nobody']) {
    await settle(uid, { wins: 1 })
    expect(await kept(uid)).toEqual([])
  }
  expect(await players('first_victory')).toBe(0)
})
