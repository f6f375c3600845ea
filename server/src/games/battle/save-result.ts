import type { Millis } from '@trivium/rules/game/decider'
import { questionOutcomes, type SeatSettlement } from '@trivium/rules/modes/battle/settlement'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleResult, BattleSummary } from '../../database/tables/games.ts'

/** The data that a finished game writes. Pairs are by seat. */
export interface GameEnd {
  readonly id: string
  readonly state: BattleState
  readonly seats: readonly [SeatSettlement | null, SeatSettlement | null]
  readonly result: BattleResult
  readonly at: Millis
}

const playersOf = ({ state, seats }: GameEnd) =>
  ([0, 1] as const).flatMap((seat) => {
    const { uid } = state.seats[seat].player
    const change = seats[seat]
    if (uid === null || !change?.outcome) return []
    return [{ uid, ...change.counters, before: change.rating?.before, after: change.rating?.after }]
  })

const answersOf = ({ state }: GameEnd) =>
  questionOutcomes(state).map(({ question, seat, correct }) => ({
    question,
    uid: state.seats[seat].player.uid,
    correct: correct ? 1 : 0,
  }))

/**
 * Writes counters, ratings, history, question statistics, questions seen by each player, and the seats, in
 * one statement. Returns null and writes nothing if the game is already settled. The caller has locked the
 * players' rows; questions are written in the order of their ids, so that settlements cannot deadlock.
 */
export const saveResult = async (tx: Transaction<Schema>, entry: GameEnd): Promise<BattleSummary | null> => {
  const { id, state, result, at } = entry
  const { rows } = await sql<{ summary: BattleSummary }>`
    with claimed as (
      update games set ended_at = ${state.ended?.at ?? at}, settled_at = ${at}, result = ${JSON.stringify(result)}::jsonb
      where id = ${id} and settled_at is null returning id, summary
    ), player as (
      select claimed.id as game_id, p.* from claimed, jsonb_to_recordset(${JSON.stringify(playersOf(entry))}::jsonb) as p (
        uid text, elo int4, "ratedGames" int4, wins int4, losses int4, draws int4, "winStreak" int4,
        "bestWinStreak" int4, "questionsCorrect" int4, "perfectScores" int4, before int4, after int4)
    ), answer as (
      select a.* from claimed, jsonb_to_recordset(${JSON.stringify(answersOf(entry))}::jsonb)
        as a (question text, uid text, correct int4)
    ), counters as (
      update users set elo = player.elo, rated_games = "ratedGames", wins = player.wins, losses = player.losses,
        draws = player.draws, win_streak = "winStreak", best_win_streak = "bestWinStreak",
        questions_correct = "questionsCorrect", perfect_scores = "perfectScores",
        last_elo_change = coalesce(after - before, last_elo_change)
      from player where users.uid = player.uid
    ), history as (
      insert into rating_history (uid, game_id, at, before, after)
      select uid, game_id, ${at}, before, after from player where before is not null
    ), statistics as (
      insert into question_stats (question_id, asked, correct, updated_at)
      select question, count(*), sum(correct), ${at} from answer group by question order by question
      on conflict (question_id) do update set asked = question_stats.asked + excluded.asked,
        correct = question_stats.correct + excluded.correct, updated_at = excluded.updated_at
    ), seen as (
      insert into seen_questions (uid, question_id, seen_at)
      select uid, question, ${at} from answer order by uid, question
      on conflict (uid, question_id) do update set seen_at = excluded.seen_at
    ), freed as (
      delete from active_seats using claimed where active_seats.game_id = claimed.id
    )
    select summary from claimed`.execute(tx)
  return rows[0]?.summary ?? null
}
