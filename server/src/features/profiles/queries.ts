import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { MAX_ANSWER_SECONDS } from '../../statistics/record-statistics.ts'

type Database = Kysely<Schema>
type Stats = OutputOf<'readStats'>

/** Points of a rating chart. */
const POINTS = 200

/**
 * The rating after each rated game, oldest first, and the highest ever. If there are more games than points, the points
 * are spread evenly from the first game to the last.
 */
export const readRating = async (
  db: Database,
  uid: string,
): Promise<Pick<Stats, 'rating' | 'highestElo'>> => {
  const { rows } = await sql<{ at: number; elo: number; highest: number }>`
    select at, elo, highest from (
      select at, after as elo, max(greatest(before, after)) over () as highest, count(*) over () as games,
        row_number() over (order by at, game_id) - 1 as game
      from rating_history where uid = ${uid}
    ) history
    where games <= ${POINTS}::int8 or game = 0
      or game * ${POINTS - 1}::int8 / nullif(games - 1, 0) > (game - 1) * ${POINTS - 1}::int8 / nullif(games - 1, 0)
    order by game`.execute(db)
  return { rating: rows.map(({ at, elo }) => ({ at, elo })), highestElo: rows[0]?.highest ?? null }
}

export const readAccuracy = (db: Database, uid: string) =>
  db
    .selectFrom('player_accuracy')
    .select(['category', 'difficulty', 'asked', 'correct as right'])
    .where('uid', '=', uid)
    .orderBy('category')
    .orderBy('difficulty')
    .execute()

/** Numbers of answers by the seconds they took, from 0 on. */
export const readTimes = async (db: Database, uid: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('player_times')
    .select(['seconds', 'answers'])
    .where('uid', '=', uid)
    .execute()
  const times = new Map(rows.map(({ seconds, answers }) => [seconds, answers]))
  return Array.from({ length: MAX_ANSWER_SECONDS + 1 }, (_, seconds) => times.get(seconds) ?? 0)
}

/** Days from `since` on, oldest first. */
export const readDays = (db: Database, uid: string, since: string): Promise<Stats['days']> =>
  db
    .selectFrom('player_days')
    .select(['day', 'games', 'asked', 'correct as right'])
    .where('uid', '=', uid)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()

export const readGames = async (db: Database, uid: string): Promise<Stats['games']> => {
  const rows = await db.selectFrom('player_games').select(['mode', 'games']).where('uid', '=', uid).execute()
  return Object.fromEntries(rows.map(({ mode, games }) => [mode, games]))
}

/** Days with a finished daily. */
export const readDailyDays = async (db: Database, uid: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('daily_plays')
    .select('day')
    .where('uid', '=', uid)
    .where('finished_at', 'is not', null)
    .execute()
  return rows.map(({ day }) => day)
}

export const readBestWinStreak = async (db: Database, uid: string): Promise<number> => {
  const row = await db.selectFrom('users').select('best_win_streak').where('uid', '=', uid).executeTakeFirst()
  return row?.best_win_streak ?? 0
}

/** Matches between the two, from the first one's side. */
export const readMeetings = async (
  db: Database,
  uid: string,
  other: string,
): Promise<{ wins: number; losses: number; draws: number }> => {
  const row = await db
    .selectFrom('player_meetings')
    .select(['wins', 'losses', 'draws'])
    .where('uid', '=', uid)
    .where('other', '=', other)
    .executeTakeFirst()
  return row ?? { wins: 0, losses: 0, draws: 0 }
}

/** Newest first; those unlocked together are sorted by id. */
export const readUnlocked = (db: Database, uid: string): Promise<{ id: string; at: number }[]> =>
  db
    .selectFrom('user_achievements')
    .select(['id', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
