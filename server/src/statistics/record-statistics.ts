import { currentCategory } from '@trivium/content/questions/categories'
import type { Millis } from '@trivium/rules/game/decider'
import { utcDay } from '@trivium/rules/time'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import { slotOf } from '../sharded-counters/player-count.ts'
import type { PlayedGame } from './played-game.ts'

/** Answer times of this many seconds and more share one bucket. */
export const MAX_ANSWER_SECONDS = 20

const answersOf = (results: readonly PlayedGame[]) =>
  results.flatMap(({ uid, answers }) =>
    answers.map(({ category, difficulty, correct, ms }) => ({
      uid,
      category: currentCategory(category),
      difficulty,
      correct: correct ? 1 : 0,
      seconds: ms === null ? null : Math.min(MAX_ANSWER_SECONDS, Math.max(0, Math.floor(ms / 1_000))),
    })),
  )

const meetingsOf = (results: readonly PlayedGame[]) =>
  results.flatMap(({ uid, meeting }) =>
    meeting === null
      ? []
      : [
          {
            uid,
            other: meeting.other,
            wins: meeting.outcome === 'won' ? 1 : 0,
            losses: meeting.outcome === 'lost' ? 1 : 0,
            draws: meeting.outcome === 'drawn' ? 1 : 0,
          },
        ],
  )

/**
 * How many games count for each row of the day's sums. A match between two players counts once. In the order of the rows,
 * so that settlements cannot deadlock.
 */
const gamesOf = (results: readonly PlayedGame[]) => {
  const sums = new Map<string, { name: string; slot: number; n: number }>()
  for (const { uid, mode, meeting } of results) {
    if (meeting !== null && meeting.other < uid) continue
    const [name, slot] = [`games/${mode}`, slotOf(uid)]
    const n = (sums.get(`${name} ${slot}`)?.n ?? 0) + 1
    sums.set(`${name} ${slot}`, { name, slot, n })
  }
  return [...sums.values()]
}

type Json = string

const insertStatistics = statement<
  never,
  [day: string, games: Json, answers: Json, meetings: Json, sums: Json]
>(
  'record-statistics',
  `with game as (
     select * from jsonb_to_recordset($2::jsonb) as one (uid text, mode text)
   ), answer as (
     select * from jsonb_to_recordset($3::jsonb)
       as one (uid text, category text, difficulty int4, correct int4, seconds int4)
   ), meeting as (
     select * from jsonb_to_recordset($4::jsonb)
       as one (uid text, other text, wins int4, losses int4, draws int4)
   ), accuracy as (
     insert into player_accuracy (uid, category, difficulty, asked, correct)
     select uid, category, difficulty, count(*), sum(correct) from answer group by uid, category, difficulty
     on conflict (uid, category, difficulty) do update set asked = player_accuracy.asked + excluded.asked,
       correct = player_accuracy.correct + excluded.correct
   ), times as (
     insert into player_times (uid, seconds, answers)
     select uid, seconds, count(*) from answer where seconds is not null group by uid, seconds
     on conflict (uid, seconds) do update set answers = player_times.answers + excluded.answers
   ), days as (
     insert into player_days (uid, day, games, asked, correct)
     select game.uid, $1, 1, count(answer.uid), coalesce(sum(answer.correct), 0)
     from game left join answer on answer.uid = game.uid group by game.uid
     on conflict (uid, day) do update set games = player_days.games + excluded.games,
       asked = player_days.asked + excluded.asked, correct = player_days.correct + excluded.correct
   ), house as (
     insert into day_sums (day, name, slot, n)
     select $1, name, slot, n from jsonb_to_recordset($5::jsonb) as one (name text, slot int4, n int8) order by name, slot
     on conflict (day, name, slot) do update set n = day_sums.n + excluded.n
   ), modes as (
     insert into player_games (uid, mode, games) select uid, mode, 1 from game
     on conflict (uid, mode) do update set games = player_games.games + excluded.games
   )
   insert into player_meetings (uid, other, wins, losses, draws) select * from meeting
   on conflict (uid, other) do update set wins = player_meetings.wins + excluded.wins,
     losses = player_meetings.losses + excluded.losses, draws = player_meetings.draws + excluded.draws`,
)

/**
 * Writes all statistics in one statement: answers by category and difficulty and by seconds, days, games by mode,
 * head-to-head records. No player is in it twice. All these rows belong to players whose own rows are locked, so nobody
 * waits for them. The site-wide sum of the day's games is spread over sixteen rows.
 */
export const recordStatistics = async (
  tx: Transaction<Schema>,
  results: readonly PlayedGame[],
  at: Millis,
): Promise<void> => {
  if (results.length === 0) return
  const games = results.map(({ uid, mode }) => ({ uid, mode }))
  const lists = [games, answersOf(results), meetingsOf(results), gamesOf(results)] as const
  const [first, second, third, fourth] = lists.map((list) => JSON.stringify(list)) as [Json, Json, Json, Json]
  await insertStatistics(tx, utcDay(at), first, second, third, fourth)
}
