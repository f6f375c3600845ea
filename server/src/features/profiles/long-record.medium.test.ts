import { DAY, utcDay } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { isRefused } from '@trivium/wire/refusals'
import { FUNCTIONS } from '@trivium/wire/registry'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/open.ts'
import { claimName } from '../../users/names.ts'
import { rowsRead } from './rows-read.ts'
import { profilesService } from './service.ts'

const GAMES = 1_000
const OTHERS = 40
const clock = fakeClock()
const today = Math.floor(clock.now() / DAY) * DAY

let database: OpenDatabase

/** Ada has played two rated matches a day for 500 days; so has everybody else. */
const FILL = [
  `insert into users (uid, username, elo, created_at, best_win_streak)
    select case n when 0 then 'ada' else 'other-' || n end, 'Player', 1000, 0, n + 7 from generate_series(0, ${OTHERS}) n`,
  `insert into games (id, mode, opened_at, ended_at, settled_at, rated, result, summary)
    select 'game-' || n || '-' || g, 'battle', at, at, at, true,
      jsonb_build_object('reason', 'completed', 'winner', 0, 'scores', '[9, 4]'::jsonb,
        'ratings', jsonb_build_array(jsonb_build_object('before', 1000, 'after', 1001), jsonb_build_object('before', 1000, 'after', 999)),
        'players', jsonb_build_array(
          jsonb_build_object('username', 'Ada', 'profilePic', 'profile1', 'elo', 1000),
          jsonb_build_object('username', 'Other', 'profilePic', 'profile2', 'elo', 1000))),
      '{"kind": "ranked", "origin": "queue"}'
    from generate_series(0, ${OTHERS}) n, generate_series(1, ${GAMES}) g,
      lateral (select ${today}::int8 - (${GAMES} - g) * ${DAY / 2}::int8 as at) time`,
  `insert into game_seats (game_id, seat, uid, opened_at)
    select games.id, seat, case when seat = 1 then null when n = '0' then 'ada' else 'other-' || n end, opened_at
    from games, lateral (select split_part(games.id, '-', 2) as n) own, generate_series(0, 1) seat`,
  `insert into rating_history (uid, game_id, at, before, after)
    select uid, game_id, opened_at, 1000 + g - 1, 1000 + g
    from game_seats, lateral (select split_part(game_id, '-', 3)::int4 as g) game where uid is not null`,
  `insert into player_accuracy select uid, category, difficulty, 10, 5
    from users, (select 'category-' || c as category from generate_series(1, 14) c) c, generate_series(1, 3) difficulty`,
  `insert into player_times select uid, seconds, 7 from users, generate_series(0, 20) seconds`,
  `insert into player_days select uid, to_char(to_timestamp((${today} - d * ${DAY}::int8) / 1000) at time zone 'UTC', 'YYYY-MM-DD'), 2, 20, 12
    from users, generate_series(0, 499) d`,
  `insert into player_meetings select one.uid, other.uid, 3, 2, 1 from users one, users other where one.uid <> other.uid`,
  `insert into user_achievements select uid, 'achievement-' || a, a from users, generate_series(1, 26) a`,
  `insert into daily_plays (uid, day, game_id, opened_at, score, finished_at)
    select uid, day, 'game-0-1', 1, 7, 2 from player_days`,
  // The database would scan tables of only a page or two as a whole, without the index.
  `insert into users (uid) select 'idle-' || n from generate_series(1, 2000) n`,
  `insert into player_games select uid, mode, 500 from users, unnest(array['ranked', 'daily', 'survival']) mode`,
  `analyze`,
]

beforeAll(async () => {
  database = await freshDatabase()
  for (const statement of FILL) await sql.raw(statement).execute(database.db)
  for (const [uid, username] of [
    ['ada', 'Ada'],
    ['other-1', 'Ben'],
  ] as const)
    await database.db.transaction().execute((tx) => claimName(tx, { uid, username, at: 1 }))
}, 60_000)
afterAll(() => database.close())

const service = (db = database.db) => profilesService({ db, clock })
const stats = async () => {
  const answer = await service().readStats('Ada', 'other-1')
  if (isRefused(answer)) throw new Error(answer.refused)
  return answer
}

test('the ratings of many games are thinned out evenly and keep the first and the last', async () => {
  const { rating, highestElo } = await stats()
  expect(rating).toHaveLength(200)
  expect(rating[0]?.elo).toBe(1_001)
  expect(rating.at(-1)).toEqual({ at: today, elo: 2_000 })
  expect(highestElo).toBe(2_000)
  const steps = rating.slice(1).map(({ elo }, i) => elo - (rating[i]?.elo ?? 0))
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([5, 6])
})

test.for([
  [0, 0],
  [1, 1],
  [2, 2],
  [199, 199],
  [200, 200],
  [201, 200],
])('of %i ratings %i are shown', async ([games, shown]) => {
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`delete from rating_history where uid = 'ada' and after > 1000 + ${games}::int4`.execute(tx)
      const answer = await service(tx).readStats('Ada', '')
      if (isRefused(answer)) throw new Error(answer.refused)
      expect(answer.rating).toHaveLength(shown as number)
      expect(answer.rating[0]?.elo).toBe(games === 0 ? undefined : 1_001)
      expect(answer.rating.at(-1)?.elo).toBe(games === 0 ? undefined : 1_000 + (games as number))
      expect(answer.highestElo).toBe(games === 0 ? null : 1_000 + (games as number))
      throw new Error('as it was')
    })
    .catch((error: Error) => expect(error.message).toBe('as it was'))
})

test('the calendar covers 371 days', async () => {
  const { days } = await stats()
  expect(days).toHaveLength(371)
  expect(days.at(-1)).toEqual({
    day: utcDay(today),
    games: 2,
    asked: 20,
    right: 12,
  })
})

test('all results match the contract', async () => {
  const told = await stats()
  expect(FUNCTIONS.readStats.output.parse(told)).toEqual(told)
  expect(told).toMatchObject({
    bestWinStreak: 7,
    daily: { days: 500, best: 500 },
    games: { ranked: 500, daily: 500, survival: 500 },
    against: { wins: 3, losses: 2, draws: 1 },
  })
})

test('statistics read only this player’s rows, however many others there are', async () => {
  const read = await rowsRead(database.db, (db) => service(db).readStats('Ada', 'other-1'))
  expect(read).toEqual({
    // Read for the name, the player and the viewer.
    users: expect.any(Number),
    usernames: expect.any(Number),
    rating_history: GAMES,
    player_accuracy: 42,
    player_times: 21,
    player_days: 371,
    player_games: 3,
    player_meetings: 1,
    daily_plays: 500,
  })
})

test('a profile reads no more matches than it shows', async () => {
  const read = await rowsRead(database.db, (db) => service(db).readProfile('Ada'))
  expect(read.user_achievements).toBe(26)
  expect(read.game_seats).toBeLessThan(20)
  expect(read.games).toBeLessThan(20)
})
