import { freshDatabase } from '@trivium/testkit/fresh-database'
import { FUNCTIONS } from '@trivium/wire/registry'
import { LIFETIMES } from '@trivium/wire/retention'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { changeName, claimName } from '../../users/names.ts'
import { createGuest } from '../../users/queries.ts'
import { readPlayer } from './players.ts'

const NOW = 1_800_000_000_000
const UNKNOWN = { refused: 'unknown-player' }
let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('users').execute()
  await createGuest(database.db, 'a', NOW)
  await database.db.transaction().execute((tx) => claimName(tx, { uid: 'a', username: 'Ada', at: NOW }))
  await database.db
    .updateTable('users')
    .set({
      is_anonymous: false,
      elo: 1234,
      wins: 5,
      losses: 2,
      best_win_streak: 4,
      flag_quiz_scores: json({ africa: 7 }),
    })
    .execute()
})
afterAll(() => database.close())

const read = (username: string, now = NOW) => readPlayer(database.db, username, now)

test('a player can be looked up by name in any case, without private data', async () => {
  const player = await read('aDA')
  expect(FUNCTIONS.readPlayer.output.parse(player)).toEqual(player)
  expect(player).toMatchObject({
    username: 'Ada',
    profilePic: 'profile1',
    elo: 1234,
    wins: 5,
    losses: 2,
    bestWinStreak: 4,
    createdAt: NOW,
    flagQuizScores: { africa: 7 },
  })
})

test('an old name still finds the player for 30 days, and the result has the new one', async () => {
  await database.db.transaction().execute((tx) => changeName(tx, { uid: 'a', username: 'Zoe', at: NOW }))
  expect(await read('Ada')).toMatchObject({ username: 'Zoe', elo: 1234 })
  expect(await read('Ada', NOW + LIFETIMES.heldName)).toEqual(UNKNOWN)
})

test('guests, unused names and deleted players are unknown', async () => {
  await createGuest(database.db, 'b', NOW)
  expect(await read('Guest')).toEqual(UNKNOWN)
  expect(await read('Bea')).toEqual(UNKNOWN)
  await database.db.updateTable('users').set({ deleted_at: NOW }).where('uid', '=', 'a').execute()
  expect(await read('Ada')).toEqual(UNKNOWN)
})
