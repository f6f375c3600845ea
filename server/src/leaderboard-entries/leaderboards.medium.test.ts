import { sortKey } from '@trivium/rules/leaderboards/leaderboard'
import { randomFrom } from '@trivium/rules/random'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { removeFromLeaderboards, updateVisibility } from './players.ts'
import { type PageCursor, readNeighbours, readPage, readPlayerCount, readRanks } from './read-pages.ts'
import {
  insertPlayers,
  recordOneScore,
  recountedCounts,
  setLeaderboardOptIn,
  storedCounts,
} from './sample-players.test-kit.ts'
import type { LeaderboardScore } from './score.ts'

/** A Wednesday, and the Monday after it. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 12)
const MONDAY = Date.UTC(2026, 10, 23)

let database: OpenDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const scored = (score: number): LeaderboardScore[] => [{ kind: 'survival', score }]
const enter = (uid: string, entries: readonly LeaderboardScore[], at = WEDNESDAY) =>
  recordOneScore(database.db, uid, entries, at)
const told = async (board: string, options: Parameters<typeof readPage>[2] = {}) =>
  (await readPage(database.db, board, options)).rows.map(
    ({ place, username, score }) => `${place} ${username} ${score}`,
  )
const named = (count: number) => Array.from({ length: count }, (_, i) => `p${String(i).padStart(3, '0')}`)

test('equal scores share a place, and the next place counts everyone above', async () => {
  await insertPlayers(database.db, ['ada', 'ben', 'cleo', 'dora'])
  for (const [uid, score] of Object.entries({ ada: 3, ben: 5, cleo: 5, dora: 9 }))
    await enter(uid, scored(score))
  expect(await told('survival')).toEqual(['1 dora 9', '2 ben 5', '2 cleo 5', '4 ada 3'])
  expect(await readPlayerCount(database.db, 'survival')).toBe(4)
})

test('a best score stays, whatever follows; each week has its own', async () => {
  await insertPlayers(database.db, ['ada'])
  await enter('ada', scored(7))
  await enter('ada', scored(4), MONDAY)
  await enter('ada', scored(6), MONDAY)
  expect(await told('survival')).toEqual(['1 ada 7'])
  expect(await told('survival/2026-W47')).toEqual(['1 ada 7'])
  expect(await told('survival/2026-W48')).toEqual(['1 ada 6'])
  expect(await storedCounts(database.db)).toEqual(await recountedCounts(database.db))
})

test('of equal scores the quicker one ranks higher, by tenths of a second', async () => {
  await insertPlayers(database.db, ['ada', 'ben', 'cleo'])
  const flags = (ms: number): LeaderboardScore[] => [{ kind: 'flags', region: 'europe', score: 40, ms }]
  await enter('ada', flags(60_150))
  await enter('ben', flags(60_199))
  await enter('cleo', flags(59_000))
  expect(await told('flags/europe')).toEqual(['1 cleo 40', '2 ada 40', '2 ben 40'])
  await enter('ben', flags(58_000))
  expect((await readPage(database.db, 'flags/europe', {})).rows[0]).toMatchObject({
    username: 'ben',
    ms: 58_000,
  })
})

test('a rating is listed from the 20th rated game, and goes down as well as up', async () => {
  await insertPlayers(database.db, ['ada'], 19)
  const rated = (elo: number, gained: number): LeaderboardScore[] => [{ kind: 'elo', elo, gained }]
  await enter('ada', rated(1040, 40))
  expect(await told('elo')).toEqual([])
  expect(await storedCounts(database.db)).toEqual([])
  await database.db.updateTable('users').set({ rated_games: 20 }).execute()
  await enter('ada', rated(1060, 20))
  expect(await told('elo')).toEqual(['1 ada 1060'])
  expect(await told('elo/2026-W47')).toEqual(['1 ada 60'])
  await enter('ada', rated(1050, -10), MONDAY)
  expect(await told('elo')).toEqual(['1 ada 1050'])
  expect(await told('elo/2026-W48')).toEqual(['1 ada -10'])
  expect(await told('elo/2026-W47')).toEqual(['1 ada 60'])
  expect(await storedCounts(database.db)).toEqual(await recountedCounts(database.db))
})

test('a player whose rating becomes settled is added to earlier weeks’ leaderboards too', async () => {
  await insertPlayers(database.db, ['ada', 'ben'], 19)
  const rated = (elo: number, gained: number): LeaderboardScore[] => [{ kind: 'elo', elo, gained }]
  for (const uid of ['ada', 'ben']) await enter(uid, rated(1040, 40))
  await database.db.updateTable('users').set({ rated_games: 20 }).where('uid', '=', 'ada').execute()
  await enter('ada', rated(1060, 20), MONDAY)
  expect(await told('elo/2026-W47')).toEqual(['1 ada 40'])
  expect(await told('elo/2026-W48')).toEqual(['1 ada 20'])
  expect(await storedCounts(database.db)).toEqual(await recountedCounts(database.db))
})

test('a daily is entered on the leaderboard of its own day', async () => {
  await insertPlayers(database.db, ['ada'])
  await enter('ada', [{ kind: 'daily', day: '2026-11-22', score: 8 }], MONDAY)
  expect(await told('daily/2026-11-22')).toEqual(['1 ada 8'])
  expect(await told('daily/2026-11-23')).toEqual([])
  expect(await database.db.selectFrom('boards').selectAll().execute()).toEqual([
    { board: 'daily/2026-11-22', kind: 'daily', period: '2026-11-22' },
  ])
})

test('pages follow each other without gaps or repeats, even through many equal scores', async () => {
  const names = named(60)
  await insertPlayers(database.db, names)
  for (const [i, uid] of names.entries()) await enter(uid, scored(1 + (i % 3)))
  const seen: string[] = []
  const places = new Set<string>()
  for (let after: PageCursor | null = null; ; ) {
    const page = await readPage(database.db, 'survival', { after, limit: 7 })
    seen.push(...page.rows.map(({ username }) => username))
    for (const { place, score } of page.rows) places.add(`${place} ${score}`)
    if (page.next === null) break
    after = page.next
  }
  expect(seen.toSorted()).toEqual(names)
  expect(new Set(seen).size).toBe(60)
  expect([...places]).toEqual(['1 3', '21 2', '41 1'])
})

test('places, pages and neighbours equal those of a plain sort, whatever the scores', async () => {
  const names = named(80)
  const random = randomFrom('boards')
  await insertPlayers(database.db, names)
  const all = names.map((uid) => {
    const score = (1 + Math.floor(random() * 4)) * 90
    return { uid, score, ms: Math.floor(random() * 5) * 2_600_000 }
  })
  for (const { uid, score, ms } of all) await enter(uid, [{ kind: 'flags', region: 'all', score, ms }])
  const points = (one: { score: number; ms: number }) => sortKey(one.score, one.ms)
  const sorted = all
    .toSorted((one, other) => points(other) - points(one) || (one.uid < other.uid ? -1 : 1))
    .map((one) => {
      const place = 1 + all.filter((other) => points(other) > points(one)).length
      return { place, username: one.uid, ms: one.ms }
    })
  const plain = (rows: readonly { place: number; username: string; ms: number | null }[]) =>
    rows.map(({ place, username, ms }) => ({ place, username, ms }))
  expect(plain((await readPage(database.db, 'flags/all', { limit: 80 })).rows)).toEqual(sorted)
  for (const [i, { username }] of sorted.entries()) {
    const near = await readNeighbours(database.db, 'flags/all', username)
    expect(plain(near)).toEqual(sorted.slice(Math.max(0, i - 3), i + 4))
    expect(near.filter(({ isYou }) => isYou).map((row) => row.username)).toEqual([username])
  }
})

test('an unlisted player has no neighbours, and an empty leaderboard has no rows', async () => {
  await insertPlayers(database.db, ['ada', 'ben'])
  await enter('ben', scored(3))
  expect(await readNeighbours(database.db, 'survival', 'ada')).toEqual([])
  expect(await told('countries/asia')).toEqual([])
})

test('leaving hides a player on every leaderboard at once, and returning restores every entry', async () => {
  await insertPlayers(database.db, ['ada', 'ben'])
  for (const uid of ['ada', 'ben'])
    await enter(uid, [...scored(5), { kind: 'daily', day: '2026-11-18', score: 6 }])
  const before = await storedCounts(database.db)
  const stand = () => database.db.transaction().execute((tx) => updateVisibility(tx, 'ada', WEDNESDAY))
  await setLeaderboardOptIn(database.db, 'ada', false)
  await stand()
  for (const board of ['survival', 'survival/2026-W47', 'daily/2026-11-18'])
    expect((await told(board)).join()).toMatch(/^1 ben \d$/)
  await enter('ada', scored(9))
  expect(await told('survival')).toEqual(['1 ben 5'])
  await setLeaderboardOptIn(database.db, 'ada', true)
  await stand()
  expect(await told('survival')).toEqual(['1 ada 9', '2 ben 5'])
  await database.db.transaction().execute((tx) => removeFromLeaderboards(tx, 'ada'))
  expect(await told('daily/2026-11-18')).toEqual(['1 ben 6'])
  expect(await storedCounts(database.db)).toEqual(await recountedCounts(database.db))
  expect((await storedCounts(database.db)).length).toBeLessThan(before.length + 1)
})

test('a player’s places are those on the all-time leaderboards', async () => {
  await insertPlayers(database.db, ['ada', 'ben'])
  await enter('ben', [...scored(5), { kind: 'elo', elo: 1200, gained: 20 }])
  await enter('ada', [...scored(4), { kind: 'elo', elo: 1300, gained: 20 }])
  expect(await readRanks(database.db, 'ada')).toEqual([
    { board: 'elo', place: 1, players: 2 },
    { board: 'survival', place: 2, players: 2 },
  ])
})
