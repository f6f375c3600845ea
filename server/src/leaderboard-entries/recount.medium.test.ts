import { freshDatabase } from '@trivium/testkit/fresh-database'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settlePlaces } from '../games/places/settle-places.ts'
import { openSinglePlayerGames } from '../games/single-player/open-games.ts'
import { recount } from '../results/recount.ts'
import { updateVisibility } from './players.ts'
import { readPage } from './read-pages.ts'
import { recountLeaderboards } from './recount.ts'
import { storedCounts } from './sample-players.test-kit.ts'

let table: MatchHarness
beforeEach(async () => {
  table = await MatchHarness.open()
  await table.guests('ada', 'ben', 'cleo')
  await table.db.updateTable('users').set({ rated_games: 25 }).execute()
  await table.played('ada', 'ben', 7)
  await table.played('ben', 'cleo', 3)
})
afterEach(() => table.close())

const recounted = () => recount(table.db, table.clock.now())
const everything = async () => ({
  entries: await table.db.selectFrom('board_entries').selectAll().orderBy('board').orderBy('uid').execute(),
  counts: await storedCounts(table.db),
})
const RIGHT = { boards: [], counts: [] }

test('the leaderboards kept by settlements equal the results', async () => {
  expect(await recounted()).toEqual(RIGHT)
})

test('damage is found, reported by leaderboard, and repaired', async () => {
  const before = await everything()
  await table.db
    .updateTable('board_entries')
    .set({ points: 9_999, score: 9_999 })
    .where('uid', '=', 'ada')
    .execute()
  await table.db.deleteFrom('board_entries').where('uid', '=', 'ben').where('board', '=', 'elo').execute()
  await table.db.deleteFrom('board_counts').where('board', '=', 'elo').where('shift', '=', 8).execute()
  await table.db
    .insertInto('board_entries')
    .values({ board: 'survival', uid: 'cleo', points: 50, score: 50, at: 0, is_anonymous: true })
    .execute()
  await table.db.updateTable('achievement_counts').set({ players: 12 }).execute()
  await table.db.updateTable('tallies').set({ n: 0 }).execute()
  const { boards, counts } = await recounted()
  expect(boards.map(({ board, entries }) => [board, entries])).toEqual([
    ['elo', 2],
    [expect.stringMatching(/^elo\/2026-W/), 1],
    ['survival', 1],
  ])
  expect(boards.find(({ board }) => board === 'elo')?.counts).toBe(1)
  expect(counts).toEqual([
    { name: 'players', was: 0, is: 3 },
    { name: 'first_victory', was: 12, is: 2 },
  ])
  expect(await everything()).toEqual(before)
  expect(await recounted()).toEqual(RIGHT)
})

test('a name, picture or guest status that bypassed the leaderboards is found and repaired', async () => {
  const change = (set: { username: string } | { profile_pic: string } | { is_anonymous: boolean }) =>
    table.db.updateTable('users').set(set).where('uid', '=', 'ada').execute()
  for (const set of [{ username: 'Zoe' }, { profile_pic: 'profile9' }, { is_anonymous: false }]) {
    await change(set)
    expect((await recounted()).boards).toEqual([
      { board: 'elo', entries: 1, counts: 0 },
      { board: expect.stringMatching(/^elo\/2026-W/), entries: 1, counts: 0 },
    ])
    expect(await recounted()).toEqual(RIGHT)
  }
  expect((await readPage(table.db, 'elo', {})).rows).toContainEqual(
    expect.objectContaining({ username: 'Zoe', profilePic: 'profile9', isGuest: false }),
  )
})

test('flags and countries are recounted over all time and by week', async () => {
  const player = {
    uid: 'ada',
    username: 'ada',
    profilePic: 'profile1',
    elo: 1000,
    provisional: false,
    bot: null,
  }
  const finish = async (
    quiz: 'flags' | 'countries',
    score: number,
    ms: number,
    timed = true,
    counts = true,
  ) => {
    const id = `quiz-${score}`
    const summary = { kind: quiz, origin: 'solo', region: 'asia', counts } as const
    const opened = { type: 'resumed', at: 1 } as const
    await openSinglePlayerGames(table.db, [{ id, mode: quiz, player, summary, once: summary, opened }])
    const ended = { at: 1, reason: 'given-up' } as const
    const outcomes = [
      { item: 0, place: 'JP', outcome: 'found', tries: 1, wrong: [], chosen: null, asked: true },
    ] as const
    const game = { quiz, player, region: 'asia', counts, timed, score, ms, ended, outcomes } as const
    await settlePlaces(table.db, id, game, table.clock.now())
  }
  await finish('flags', 30, 61_234)
  await finish('flags', 29, 5_000)
  await finish('flags', 48, 5_000, true, false)
  await finish('countries', 40, 61_234)
  await finish('countries', 41, 61_234, false)
  const boards = await table.db
    .selectFrom('boards')
    .select('board')
    .where('kind', '<>', 'elo')
    .orderBy('board')
    .execute()
  expect(boards.map(({ board }) => board)).toEqual([
    'countries/asia',
    'countries/asia/2026-W01',
    'flags/asia',
    'flags/asia/2026-W01',
  ])
  expect((await readPage(table.db, 'countries/asia', {})).rows[0]?.score).toBe(40)
  expect(await recounted()).toEqual(RIGHT)
})

test('hidden players stay hidden, and an expired ban hides nobody', async () => {
  const now = table.clock.now()
  const db = table.db
  await db
    .updateTable('users')
    .set({ banned_until: now + 1_000 })
    .where('uid', '=', 'ada')
    .execute()
  await db.transaction().execute((tx) => updateVisibility(tx, 'ada', now))
  expect(await recounted()).toEqual(RIGHT)
  expect((await readPage(db, 'elo', {})).rows).toHaveLength(2)
  await table.clock.pass(1_000)
  expect(await recounted()).toEqual(RIGHT)
  expect((await readPage(db, 'elo', {})).rows).toHaveLength(3)
})

test('an empty database needs no repair', async () => {
  const { db, close } = await freshDatabase()
  expect(await recountLeaderboards(db, 0)).toEqual([])
  await close()
})
