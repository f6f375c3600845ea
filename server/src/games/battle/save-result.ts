import type { Millis } from '@trivium/rules/game/decider'
import { questionOutcomes, type SeatSettlement } from '@trivium/rules/modes/battle/settlement'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { BattleResult, BattleSummary } from '../../database/tables/games.ts'

/** The data that a finished game writes. Pairs are by seat. */
export interface GameEnd {
  readonly id: string
  readonly state: BattleState
  readonly seats: readonly [SeatSettlement | null, SeatSettlement | null]
  readonly result: BattleResult
}

const endOf = (at: Millis, { id, state, result }: GameEnd) => ({
  ...{ id, result },
  endedAt: state.ended?.at ?? at,
})

const playersOf = ({ id, state, seats }: GameEnd) =>
  ([0, 1] as const).flatMap((seat) => {
    const { uid } = state.seats[seat].player
    const change = seats[seat]
    if (uid === null || !change?.outcome) return []
    const { before, after } = change.rating ?? {}
    return [{ game: id, uid, ...change.counters, before, after }]
  })

const answersOf = ({ id, state }: GameEnd) =>
  questionOutcomes(state).map(({ question, seat, correct }) => ({
    game: id,
    question,
    uid: state.seats[seat].player.uid,
    correct: correct ? 1 : 0,
  }))

type Json = string

const save = statement<
  { id: string; summary: BattleSummary },
  [at: Millis, games: Json, players: Json, answers: Json]
>(
  'settle-battles',
  `with ended as (
     select * from jsonb_to_recordset($2::jsonb) as e (id text, "endedAt" int8, result jsonb)
   ), claimed as (
     update games set ended_at = "endedAt", settled_at = $1::int8, result = ended.result
     from ended where games.id = ended.id and settled_at is null returning games.id, summary
   ), player as (
     select p.* from claimed join jsonb_to_recordset($3::jsonb) as p (
       game text, uid text, elo int4, "ratedGames" int4, wins int4, losses int4, draws int4, "winStreak" int4,
       "bestWinStreak" int4, "questionsCorrect" int4, "perfectScores" int4, before int4, after int4) on p.game = claimed.id
   ), answer as (
     select a.* from claimed
     join jsonb_to_recordset($4::jsonb) as a (game text, question text, uid text, correct int4) on a.game = claimed.id
   ), counters as (
     update users set elo = player.elo, rated_games = "ratedGames", wins = player.wins, losses = player.losses,
       draws = player.draws, win_streak = "winStreak", best_win_streak = "bestWinStreak",
       questions_correct = "questionsCorrect", perfect_scores = "perfectScores",
       last_elo_change = coalesce(after - before, last_elo_change)
     from player where users.uid = player.uid
   ), history as (
     insert into rating_history (uid, game_id, at, before, after)
     select uid, game, $1, before, after from player where before is not null
   ), statistics as (
     insert into question_stats (question_id, asked, correct, updated_at)
     select question, count(*), sum(correct), $1 from answer group by question order by question
     on conflict (question_id) do update set asked = question_stats.asked + excluded.asked,
       correct = question_stats.correct + excluded.correct, updated_at = excluded.updated_at
   ), seen as (
     insert into seen_questions (uid, question_id, seen_at)
     select uid, question, $1 from answer order by uid, question
     on conflict (uid, question_id) do update set seen_at = excluded.seen_at
   ), freed as (
     delete from active_seats using claimed where active_seats.game_id = claimed.id
   )
   select id, summary from claimed`,
)

/**
 * Writes counters, ratings, history, question statistics, questions seen by each player, and the seats, in
 * one statement. Returns the summaries of these games by id, without those that are settled already: nothing is written
 * for them. The caller has locked the players' rows, and no player is in two of the games; questions are written in the
 * order of their ids, so that settlements cannot deadlock.
 */
export const saveResults = async (
  tx: Transaction<Schema>,
  games: readonly GameEnd[],
  at: Millis,
): Promise<Map<string, BattleSummary>> => {
  const rows = await save(
    tx,
    at,
    JSON.stringify(games.map((game) => endOf(at, game))),
    JSON.stringify(games.flatMap(playersOf)),
    JSON.stringify(games.flatMap(answersOf)),
  )
  return new Map(rows.map(({ id, summary }) => [id, summary]))
}
