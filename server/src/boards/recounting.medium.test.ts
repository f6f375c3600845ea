import { freshDatabase } from '@trivium/testkit/fresh-database'
import { Table } from '@trivium/testkit/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recount } from '../results/recount.ts'
import { kept } from './made-up-players.ts'
import { showAsStanding } from './players.ts'
import { readPage } from './reading.ts'
import { recountBoards } from './recounting.ts'

let table: Table
beforeEach(async () => {
  table = await Table.open()
  await table.guests('ada', 'ben', 'cleo')
  await table.db.updateTable('users').set({ rated_games: 25 }).execute()
  await table.played('ada', 'ben', 7)
  await table.played('ben', 'cleo', 3)
})
afterEach(() => table.close())

const recounted = () => recount(table.db, table.clock.now())
const everything = async () => ({
  entries: await table.db.selectFrom('board_entries').selectAll().orderBy('board').orderBy('uid').execute(),
  counts: await kept(table.db),
})
const RIGHT = { boards: [], counts: [] }

test('what settlements have kept is what the books say', async () => {
  expect(await recounted()).toEqual(RIGHT)
})

test('damage is found, named by board, and mended', async () => {
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
    .values({ board: 'survival', uid: 'cleo', points: 50, score: 50, ms: null, at: 0 })
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

test('who is hidden stays hidden, and a ban whose time is over hides nobody', async () => {
  const now = table.clock.now()
  const db = table.db
  await db
    .updateTable('users')
    .set({ banned_until: now + 1_000 })
    .where('uid', '=', 'ada')
    .execute()
  await db.transaction().execute((tx) => showAsStanding(tx, 'ada', now))
  expect(await recounted()).toEqual(RIGHT)
  expect((await readPage(db, 'elo', {})).rows).toHaveLength(2)
  await table.clock.pass(1_000)
  expect(await recounted()).toEqual(RIGHT)
  expect((await readPage(db, 'elo', {})).rows).toHaveLength(3)
})

test('an empty house has nothing to mend', async () => {
  const { db, close } = await freshDatabase()
  expect(await recountBoards(db, 0)).toEqual([])
  await close()
})
