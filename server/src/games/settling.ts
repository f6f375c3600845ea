import type { Millis } from '@trivium/rules/game/decider'
import {
  type Counters,
  questionOutcomes,
  type SeatSettlement,
  settle,
} from '@trivium/rules/modes/battle/settlement'
import { type BattleState, scoreOf } from '@trivium/rules/modes/battle/state'
import type { GameDocument } from '@trivium/wire/documents/game'
import { type Kysely, sql, type Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { GameResult, Schema } from '../database/schema.ts'
import type { Origin } from './opening.ts'

/** What one settled game has written. */
export interface Settlement {
  readonly seats: readonly [SeatSettlement | null, SeatSettlement | null]
  readonly ratings: GameDocument['ratings']
}

const ratingsOf = (seats: Settlement['seats']): GameDocument['ratings'] => {
  const [first, second] = [seats[0]?.rating, seats[1]?.rating]
  return first && second ? [first, second] : null
}

/** Both players' rows, locked in the order of their ids so that two settlements never wait for each other. */
const lockCounters = async (
  tx: Transaction<Schema>,
  state: BattleState,
): Promise<[Counters | null, Counters | null]> => {
  const uids = state.seats.flatMap(({ player }) => (player.uid === null ? [] : [player.uid]))
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .where('uid', 'in', uids)
    .orderBy('uid')
    .forUpdate()
    .execute()
  const of = (uid: string | null): Counters | null => {
    const row = rows.find((one) => one.uid === uid)
    if (row === undefined) return null
    return {
      elo: row.elo ?? 1000,
      ratedGames: row.rated_games,
      wins: row.wins,
      losses: row.losses,
      draws: row.draws,
      winStreak: row.win_streak,
      bestWinStreak: row.best_win_streak,
      questionsCorrect: row.questions_correct,
      perfectScores: row.perfect_scores,
    }
  }
  return [of(state.seats[0].player.uid), of(state.seats[1].player.uid)]
}

const writePlayer = async (
  tx: Transaction<Schema>,
  uid: string,
  gameId: string,
  { counters, rating }: SeatSettlement,
  at: Millis,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      elo: counters.elo,
      rated_games: counters.ratedGames,
      wins: counters.wins,
      losses: counters.losses,
      draws: counters.draws,
      win_streak: counters.winStreak,
      best_win_streak: counters.bestWinStreak,
      questions_correct: counters.questionsCorrect,
      perfect_scores: counters.perfectScores,
      ...(rating === null ? {} : { last_elo_change: rating.after - rating.before }),
    })
    .where('uid', '=', uid)
    .execute()
  if (rating === null) return
  await tx
    .insertInto('rating_history')
    .values({ uid, game_id: gameId, at, before: rating.before, after: rating.after })
    .execute()
}

/** Statistics of the questions and what each player has seen, each in one statement. */
const writeQuestions = async (tx: Transaction<Schema>, state: BattleState, at: Millis): Promise<void> => {
  const outcomes = questionOutcomes(state).toSorted((a, b) => (a.question < b.question ? -1 : 1))
  if (outcomes.length === 0) return
  const ids = outcomes.map((outcome) => outcome.question)
  const correct = outcomes.map((outcome) => (outcome.correct ? 1 : 0))
  const uids = outcomes.map((outcome) => state.seats[outcome.seat].player.uid)
  await sql`
    insert into question_stats (question_id, asked, correct, updated_at)
    select id, count(*)::int4, sum(correct)::int4, ${at}
    from unnest(${ids}::text[], ${correct}::int4[]) as given (id, correct) group by id order by id
    on conflict (question_id) do update set
      asked = question_stats.asked + excluded.asked,
      correct = question_stats.correct + excluded.correct,
      updated_at = excluded.updated_at`.execute(tx)
  await sql`
    insert into seen_questions (uid, question_id, seen_at)
    select uid, id, ${at} from unnest(${uids}::text[], ${ids}::text[]) as given (uid, id) order by uid, id
    on conflict (uid, question_id) do update set seen_at = excluded.seen_at`.execute(tx)
}

const resultOf = (state: BattleState, ratings: GameDocument['ratings']): GameResult => {
  const seated = (seat: 0 | 1) => {
    const { username, profilePic, elo } = state.seats[seat].player
    return { username, profilePic, elo }
  }
  return {
    reason: state.ended?.reason ?? 'completed',
    winner: state.ended?.winner ?? null,
    scores: [scoreOf(state, 0), scoreOf(state, 1)],
    players: [seated(0), seated(1)],
    ratings,
  }
}

/** Ends a game in the books, once, in one transaction; asked again it answers what was written the first time. */
export const settleGame = async (
  db: Kysely<Schema>,
  id: string,
  state: BattleState,
  at: Millis,
  within: (tx: Transaction<Schema>, origin: Origin) => Promise<void>,
): Promise<Settlement> => {
  const settlement = await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('games')
      .set({ ended_at: state.ended?.at ?? at, settled_at: at })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning('summary')
      .executeTakeFirst()
    if (claimed === undefined) return null
    const seats = settle(state, await lockCounters(tx, state))
    for (const seat of [0, 1] as const) {
      const { uid } = state.seats[seat].player
      const change = seats[seat]
      if (uid !== null && change?.outcome) await writePlayer(tx, uid, id, change, at)
    }
    await writeQuestions(tx, state, at)
    await tx.deleteFrom('active_seats').where('game_id', '=', id).execute()
    const ratings = ratingsOf(seats)
    await tx
      .updateTable('games')
      .set({ result: json(resultOf(state, ratings)) })
      .where('id', '=', id)
      .execute()
    await within(tx, claimed.summary.origin)
    return { seats, ratings }
  })
  if (settlement !== null) return settlement
  return { seats: [null, null], ratings: (await readSettlement(db, id))?.ratings ?? null }
}

/** The ratings that a settled game has written; null while it is not settled. */
export const readSettlement = async (
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<Settlement, 'ratings'> | null> => {
  const row = await db
    .selectFrom('games')
    .select('result')
    .where('id', '=', id)
    .where('settled_at', 'is not', null)
    .executeTakeFirst()
  return row?.result == null ? null : { ratings: row.result.ratings }
}
