import { eloAfter, type Score } from '@trivium/rules/rating/elo'
import { DAY } from '@trivium/rules/time'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPage } from '../../../leaderboard-entries/read-pages.ts'
import { recountLeaderboards } from '../../../leaderboard-entries/recount.ts'
import { readUser } from '../../../users/queries.ts'
import { correctRatings } from './corrections.ts'

let table: MatchHarness
beforeEach(async () => {
  table = await MatchHarness.open()
  await table.guests('ada', 'ben', 'mal')
  await table.db.updateTable('users').set({ rated_games: 30 }).execute()
})
afterEach(() => table.close())

const userOf = async (uid: string) => {
  const user = await readUser(table.db, uid)
  if (user === null) throw new Error(`there is no ${uid}`)
  return user
}
const historyOf = (uid: string) =>
  table.db.selectFrom('rating_history').selectAll().where('uid', '=', uid).orderBy('at').execute()
const correct = (uid = 'mal') => correctRatings(table.db, { uid, at: table.clock.now() })
const elo = (own: number, other: number, score: Score) => eloAfter({ elo: own, ratedGames: 30 }, other, score)

test('games against a cheater no longer count, and later ratings are recomputed', async () => {
  await table.played('mal', 'ada', 4)
  await table.played('ada', 'ben', 4)
  await table.played('mal', 'ada', 4)
  const before = await userOf('ada')
  const ben = (await historyOf('ben')).at(-1)
  await table.clock.pass(DAY)
  const after = elo(1_000, ben?.before ?? 0, 1)
  expect(await correct()).toEqual([{ uid: 'ada', before: before.elo, after, games: 2 }])
  const ada = await userOf('ada')
  expect(ada).toMatchObject({ elo: after, wins: 1, losses: 2, ratedGames: 33 })
  expect(ada.notices).toEqual([
    {
      id: expect.any(String),
      kind: 'rating-corrected',
      at: table.clock.now(),
      before: before.elo,
      after,
      games: 2,
    },
  ])
  const history = await historyOf('ada')
  expect(history.map(({ voided_at }) => voided_at !== null)).toEqual([true, false, true, false])
  expect(history.at(-1)).toMatchObject({ game_id: null, at: table.clock.now(), before: before.elo, after })
  expect((await userOf('ben')).notices).toEqual([])
})

test('the leaderboards follow the rating, and the weekly one includes the refunds', async () => {
  await table.db.updateTable('users').set({ rated_games: 0 }).where('uid', '=', 'ben').execute()
  await table.played('mal', 'ada', 4)
  expect((await readPage(table.db, 'elo', {})).rows).toHaveLength(2)
  await correct()
  const { rows } = await readPage(table.db, 'elo', {})
  expect(rows.map(({ place, score }) => [place, score])).toEqual([
    [1, 1_010],
    [2, 1_000],
  ])
  const week = await table.db
    .selectFrom('board_entries')
    .select(['uid', 'score'])
    .where('board', 'like', 'elo/%')
    .orderBy('uid')
    .execute()
  expect(week).toEqual([
    { uid: 'ada', score: 0 },
    { uid: 'mal', score: 10 },
  ])
  expect(await recountLeaderboards(table.db, table.clock.now())).toEqual([])
})

test('running it again gives nothing back twice', async () => {
  await table.played('mal', 'ada', 4)
  expect(await correct()).toHaveLength(1)
  const ada = await userOf('ada')
  expect(await correct()).toEqual([])
  expect(await userOf('ada')).toEqual(ada)
})

test('for a second cheater only the games against that one are removed', async () => {
  await table.guests('max')
  await table.db.updateTable('users').set({ rated_games: 30 }).where('uid', '=', 'max').execute()
  await table.played('mal', 'ada', 4)
  await table.played('max', 'ada', 4)
  await table.played('ada', 'ben', 4)
  await correct('mal')
  await correct('max')
  expect(await userOf('ada')).toMatchObject({ elo: elo(1_000, 1_000, 1), notices: [{}, {}] })
})

test('ratings of those who beat the cheater are recomputed as well', async () => {
  await table.played('ada', 'mal', 4)
  expect(await correct()).toEqual([{ uid: 'ada', before: 1_010, after: 1_000, games: 1 }])
})

test('games more than 30 days old and the cheater’s own rating stay', async () => {
  await table.played('mal', 'ada', 4)
  await table.clock.pass(31 * DAY)
  await table.played('mal', 'ben', 4)
  const mal = await userOf('mal')
  expect((await correct()).map(({ uid }) => uid)).toEqual(['ben'])
  expect((await userOf('ada')).elo).toBe(990)
  expect(await userOf('mal')).toEqual(mal)
})

test('games that the cheater played as a guest, before logging in, are included', async () => {
  await table.guests('guest')
  await table.played('guest', 'ada', 4)
  await table.db.updateTable('users').set({ merged_into: 'mal' }).where('uid', '=', 'guest').execute()
  expect((await correct()).map(({ uid }) => uid)).toEqual(['ada'])
})

test('deleted players and players of other opponents are not notified', async () => {
  await table.played('mal', 'ada', 4)
  await table.db.updateTable('users').set({ deleted_at: 1 }).where('uid', '=', 'ada').execute()
  expect(await correct()).toEqual([])
})
