import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { type Backend, defaultLimits } from '../database/backend.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/all.ts'
import { openEmbedded } from '../database/open-embedded.ts'
import type { Schema } from '../database/schema.ts'
import { readPage } from './read-pages.ts'
import { recountLeaderboards } from './recount.ts'
import { recountedCounts, storedCounts } from './sample-players.test-kit.ts'

const NOW = Date.UTC(2026, 10, 18)
const WEEK = 7 * 86_400_000

let backend: Backend
let db: Kysely<Schema>

const game = (id: string, mode: string, at: number, summary: object, result: object) =>
  `insert into games (id, mode, opened_at, ended_at, settled_at, rated, summary, result) values
    ('${id}', '${mode}', ${at}, ${at}, ${at}, ${mode === 'battle'}, '${JSON.stringify(summary)}', '${JSON.stringify(result)}')`
const RANKED = { kind: 'ranked', origin: 'queue' }
const RUN = { kind: 'survival', origin: 'solo', counts: true }

/** Data as stored by the version before leaderboards. */
const WRITTEN = [
  `insert into users (uid, username, elo, created_at, rated_games, scores, settings, merged_into) values
    ('ada', 'ada', 1234, ${NOW}, 25, '{"Survival": 12}', '{}', null),
    ('ben', 'ben', 1100, ${NOW}, 25, '{"Survival": 7}', '{"boards": false}', null),
    ('cleo', 'cleo', 980, ${NOW}, 3, '{}', '{}', null),
    ('guest', 'Guest', 1300, ${NOW}, 30, '{"Survival": 40}', '{}', 'ada'),
    ('dora', 'dora', 1000, ${NOW}, 0, '{"Survival": 7}', '{}', null),
    ('zero', 'zero', 1000, ${NOW}, 0, '{"Survival": 0}', '{}', null)`,
  game('b1', 'battle', NOW - WEEK, RANKED, {}),
  game('b2', 'battle', NOW, RANKED, {}),
  game('r1', 'solo', NOW - WEEK, RUN, { score: 12 }),
  game('r2', 'solo', NOW, RUN, { score: 7 }),
  `insert into game_seats (game_id, seat, uid, opened_at) values
    ('b1', 0, 'ada', 1), ('b1', 1, 'cleo', 1), ('b2', 0, 'ada', 1), ('b2', 1, 'cleo', 1), ('r1', 0, 'ada', 1), ('r2', 0, 'dora', 1)`,
  `insert into rating_history (uid, game_id, at, before, after) values
    ('ada', 'b1', ${NOW - WEEK}, 1200, 1220), ('ada', 'b2', ${NOW}, 1220, 1234),
    ('cleo', 'b1', ${NOW - WEEK}, 1010, 990), ('cleo', 'b2', ${NOW}, 990, 980)`,
  `insert into daily_plays (uid, day, game_id, opened_at, score, finished_at) values
    ('ada', '2026-11-17', 'r1', 1, 8, ${NOW}), ('cleo', '2026-11-17', 'r1', 1, null, null),
    ('zero', '2026-11-17', 'r1', 1, 0, ${NOW})`,
  `insert into place_scores (uid, quiz, region, score, ms, at) values
    ('ada', 'flags', 'europe', 40, 61999, ${NOW}), ('cleo', 'countries-untimed', 'all', 170, 1, ${NOW})`,
]

beforeAll(async () => {
  backend = await openEmbedded({
    log: { info() {}, warn() {}, error() {} },
    clock: systemClock,
    bounds: defaultLimits,
  })
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: backend.pool }) })
  const before = Object.entries(migrations).filter(([name]) => name < '0006')
  await migrate(db as unknown as Kysely<never>, Object.fromEntries(before))
  for (const statement of WRITTEN) await sql.raw(statement).execute(db)
  await migrate(db as unknown as Kysely<never>)
})
afterAll(() => backend.close())

const told = async (board: string) =>
  (await readPage(db, board, {})).rows.map(({ place, username, score }) => `${place} ${username} ${score}`)

test('leaderboards start with the games played before they existed', async () => {
  expect(await told('elo')).toEqual(['1 ada 1234'])
  expect(await told('elo/2026-W46')).toEqual(['1 ada 20'])
  expect(await told('elo/2026-W47')).toEqual(['1 ada 14'])
  expect(await told('survival')).toEqual(['1 ada 12', '2 dora 7'])
  expect(await told('survival/2026-W47')).toEqual(['1 dora 7'])
  expect(await told('daily/2026-11-17')).toEqual(['1 ada 8'])
  expect(await told('flags/europe')).toEqual(['1 ada 40'])
  expect(await told('countries/all')).toEqual([])
})

test('the backfilled leaderboards equal a recount', async () => {
  expect(await storedCounts(db)).toEqual(await recountedCounts(db))
  expect(await recountLeaderboards(db, NOW)).toEqual([])
})
