import { freshDatabase } from '@trivium/testkit/fresh-database'
import { EXAMINED, type ExaminedKind } from '@trivium/wire/modes/examined'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { readUnexaminedGames } from './settled-games.ts'

/** Settled games by id: engine, summary, and the reason for the end. */
const GAMES: Readonly<Record<string, readonly [string, object, string?]>> = {
  ranked: ['battle', { kind: 'ranked' }, 'completed'],
  casual: ['battle', { kind: 'casual' }, 'completed'],
  practice: ['battle', { kind: 'practice' }, 'completed'],
  'not-joined': ['battle', { kind: 'ranked' }, 'not-joined'],
  'no-contest': ['battle', { kind: 'ranked' }, 'no-contest'],
  daily: ['solo', { kind: 'daily', counts: true }, 'completed'],
  'past-day': ['solo', { kind: 'daily', counts: false }, 'completed'],
  run: ['solo', { kind: 'survival', counts: true }, 'missed'],
  'untimed-run': ['solo', { kind: 'survival', counts: false }, 'missed'],
  'first-play-of-a-link': ['solo', { kind: 'custom', link: 'l', counts: true }, 'completed'],
  'player-made': ['solo', { kind: 'custom', quiz: 'q', counts: false }, 'completed'],
  flags: ['flags', { kind: 'flags', counts: true }, 'completed'],
  countries: ['countries', { kind: 'countries', counts: true }, 'completed'],
  sprint: ['sprint', { kind: 'sprint' }],
  'uncounted-sprint': ['sprint', { kind: 'sprint', counts: false }],
}

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database
  await db
    .insertInto('users')
    .values({ uid: 'ada', username: 'ada', is_anonymous: false } as never)
    .execute()
  for (const [id, [mode, summary, reason]] of Object.entries(GAMES)) {
    const at = 1_000
    const result = reason === undefined ? null : json({ reason })
    const times = { opened_at: at, ended_at: at, settled_at: at }
    const game = { id, mode, ...times, rated: false, summary: json(summary), result }
    await db
      .insertInto('games')
      .values(game as never)
      .execute()
    await db.insertInto('game_seats').values({ game_id: id, seat: 0, uid: 'ada', opened_at: at }).execute()
  }
})
afterAll(() => database.close())

const found = async (kinds: readonly ExaminedKind[]): Promise<string[]> =>
  (await readUnexaminedGames(database.db, kinds, 0, 50)).map(({ id }) => id).toSorted()

test('only games that count, of the kinds that their modes name, are examined', async () => {
  expect(await found(EXAMINED)).toEqual(['daily', 'ranked', 'run'])
})

test('a mode that names its kind has its games examined', async () => {
  const sprint = { engine: 'sprint', kind: 'sprint' }
  expect(await found([...EXAMINED, sprint])).toEqual(['daily', 'ranked', 'run', 'sprint'])
})
