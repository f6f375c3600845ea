import type { Millis } from '@trivium/rules/game/decider'
import {
  type Counters,
  questionOutcomes,
  type SeatSettlement,
  settleBattle,
} from '@trivium/rules/modes/battle/settlement'
import { type BattleState, scoreOf } from '@trivium/rules/modes/battle/state'
import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleResult } from '../../database/tables/games.ts'
import type { BankAnswer } from '../../questions/bank-answer.ts'
import { ESTABLISHED_GAMES, updateQuestionRatings } from '../../questions/ratings.ts'
import { recordResults } from '../../results/record-results.ts'
import type { Origin } from './open-battle.ts'
import { battleResults } from './results.ts'
import { saveResult } from './save-result.ts'

/** The outcome of settling, as stored. */
export interface Settlement {
  readonly seats: readonly [SeatSettlement | null, SeatSettlement | null]
  readonly ratings: BattleDocument['ratings']
}

const ratingsOf = (seats: Settlement['seats']): BattleDocument['ratings'] => {
  const [first, second] = [seats[0]?.rating, seats[1]?.rating]
  return first && second ? [first, second] : null
}

/** Locks both players' rows in the order of their ids, so that two settlements cannot deadlock. */
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

const resultOf = (state: BattleState, ratings: BattleDocument['ratings']): BattleResult => {
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

const answersOf = (state: BattleState): BankAnswer[] =>
  questionOutcomes(state).flatMap(({ question, seat, correct }) => {
    const { uid } = state.seats[seat].player
    return uid === null ? [] : [{ question, uid, correct }]
  })

/** Settles a game once, in one transaction; a repeated call returns the stored outcome. */
export const settleGame = async (
  db: Kysely<Schema>,
  id: string,
  state: BattleState,
  at: Millis,
  within: (tx: Transaction<Schema>, origin: Origin) => Promise<void>,
): Promise<Settlement> => {
  const settlement = await db.transaction().execute(async (tx) => {
    const counters = await lockCounters(tx, state)
    const seats = settleBattle(state, counters)
    const ratings = ratingsOf(seats)
    // The players' rows are locked, so no other transaction settles this game meanwhile.
    const tells = counters.some((own) => own !== null && own.ratedGames >= ESTABLISHED_GAMES)
    if (tells && (await readSettlement(tx, id)) === null)
      await updateQuestionRatings(tx, answersOf(state), at)
    const summary = await saveResult(tx, { id, state, seats, result: resultOf(state, ratings), at })
    if (summary === null) return null
    await within(tx, summary.origin)
    await recordResults(tx, battleResults(state, seats, summary.kind), at)
    return { seats, ratings }
  })
  if (settlement !== null) return settlement
  return { seats: [null, null], ratings: (await readSettlement(db, id))?.ratings ?? null }
}

/** The ratings written by settling; null while the game is not settled. */
export const readSettlement = async (
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
): Promise<Pick<Settlement, 'ratings'> | null> => {
  const row = await db
    .selectFrom('games')
    .select('result')
    .where('id', '=', id)
    .where('mode', '=', 'battle')
    .where('settled_at', 'is not', null)
    .$narrowType<{ result: BattleResult | null }>()
    .executeTakeFirst()
  return row?.result == null ? null : { ratings: row.result.ratings }
}
