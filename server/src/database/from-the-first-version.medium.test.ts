import { createHash } from 'node:crypto'
import { DAY } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { signInGuest } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { startSystem } from '@trivium/testkit/system'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlayerCount } from '../sharded-counters/player-count.ts'
import { type Backend, defaultLimits } from './backend.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openEmbedded } from './open-embedded.ts'
import type { Schema } from './schema.ts'

const clock = fakeClock()
const NOW = clock.now()
const TABLES =
  'users questions question_stats seen_questions games game_seats game_events rating_history queue queue_pauses friend_matches fair_play_notes settings'.split(
    ' ',
  )

let backend: Backend
let db: Kysely<Schema>
let before: Map<string, Record<string, unknown>[]>

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/** A row in every table, as written by the version that only had guests. */
const WRITTEN = [
  `insert into users (uid, username, profile_pic, elo, created_at, wins, losses, rated_games, questions_correct, scores, achievements)
    values ('ann', 'Guest', 'profile1', 1034, ${NOW}, 3, 1, 4, 27, '{"Survival": 9}', '["first_win"]'),
           ('ben', 'Guest', 'profile1', 966, ${NOW}, 1, 3, 4, 12, '{}', '[]')`,
  `insert into sessions (token_hash, uid, created_at, expires_at, last_seen_at) values
    ('${hashOf('cookie-of-ann')}', 'ann', ${NOW - DAY}, ${NOW + DAY}, ${NOW}),
    ('${hashOf('second-of-ann')}', 'ann', ${NOW - DAY}, ${NOW + DAY}, ${NOW}),
    ('${hashOf('cookie-of-ben')}', 'ben', ${NOW - 500 * DAY}, ${NOW}, ${NOW - 400 * DAY})`,
  `insert into questions (id, category, difficulty, prompt, answer, wrong, explanation, source, content_hash)
    values ('old-0001', 'science', 1, 'Old?', 'yes', '["no", "never", "perhaps"]', 'So it is.', 'a book', 'x')`,
  `insert into question_stats (question_id, asked, correct, updated_at) values ('old-0001', 7, 5, ${NOW})`,
  `insert into seen_questions values ('ann', 'old-0001', ${NOW})`,
  `insert into games (id, mode, opened_at, ended_at, settled_at, rated, result, summary) values
    ('zzzzzzzzzzzz', 'battle', ${NOW}, ${NOW}, ${NOW}, true,
      '{"reason": "completed", "winner": 0, "scores": [9, 4], "ratings": null, "players": [
        {"username": "Guest", "profilePic": "profile1", "elo": 1000}, {"username": "Guest", "profilePic": "profile1", "elo": 1000}]}',
      '{"kind": "ranked", "origin": "queue"}')`,
  `insert into game_seats values ('zzzzzzzzzzzz', 0, 'ann', ${NOW}), ('zzzzzzzzzzzz', 1, 'ben', ${NOW})`,
  `insert into game_events values ('zzzzzzzzzzzz', 0, ${NOW}, '{"type": "opened"}')`,
  `insert into rating_history values ('ann', 'zzzzzzzzzzzz', ${NOW}, 1000, 1034)`,
  `insert into queue (uid, joined_at, elo) values ('ben', ${NOW}, 966)`,
  `insert into queue_pauses values ('ben', '[1]', null)`,
  `insert into friend_matches values ('ABCDEF', 'ann', false, ${NOW}, ${NOW + DAY}, null, null)`,
  `insert into fair_play_notes values ('note', 'ann', 'zzzzzzzzzzzz', ${NOW}, 'forged-score', '{}')`,
  `insert into settings values ('token-key', '"c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0"')`,
]

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db)
  return rows.map(({ row }) => row)
}

beforeAll(async () => {
  backend = await openEmbedded({ log: { info() {}, warn() {}, error() {} }, clock, bounds: defaultLimits })
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: backend.pool }) })
  const [first] = Object.entries(migrations)
  if (first === undefined) throw new Error('there is no migration')
  await migrate(db as unknown as Kysely<never>, Object.fromEntries([first]))
  for (const statement of WRITTEN) await sql.raw(statement).execute(db)
  before = new Map(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)))
  await migrate(db as unknown as Kysely<never>)
})
afterAll(() => backend.close())

test.each(TABLES)('everything in %s is present after the migrations', async (table) => {
  const rows = before.get(table) ?? []
  expect(rows.length).toBeGreaterThan(0)
  const after = await rowsOf(table)
  expect(after).toHaveLength(rows.length)
  for (const row of rows) expect(after).toContainEqual(expect.objectContaining(row))
})

test('players of that version are counted', async () => {
  expect(await readPlayerCount(db)).toBe(2)
})

test('the server starts on it, and each unexpired cookie signs in the same guest', async () => {
  const system = await startSystem({ db, clock, bank: smallBank() })
  try {
    for (const cookie of ['trivium=cookie-of-ann', 'trivium=second-of-ann'])
      expect((await signInGuest(system.url, cookie)).uid).toBe('ann')
    expect((await signInGuest(system.url, 'trivium=cookie-of-ben')).uid).not.toBe('ben')
    const ann = await signInGuest(system.url, 'trivium=cookie-of-ann')
    expect(await ann.http('readRecentMatches', {})).toMatchObject({
      result: { matches: [{ id: 'zzzzzzzzzzzz' }] },
    })
    const form = { username: 'Annika', email: 'ann@example.org', password: 'seven green kettles' }
    expect(await ann.http('register', form)).toEqual({ result: { username: 'Annika' } })
    await ann.renew()
    expect(ann.uid).toBe('ann')
  } finally {
    await system.close()
  }
})
