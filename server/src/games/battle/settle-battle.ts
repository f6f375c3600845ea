import type { Millis } from '@trivium/rules/game/decider'
import {
  type Counters,
  questionOutcomes,
  type SeatSettlement,
  settleBattle,
} from '@trivium/rules/modes/battle/settlement'
import { type BattleState, scoreOf } from '@trivium/rules/modes/battle/state'
import type { BattleDocument } from '@trivium/wire/documents/battle'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { BattleResult } from '../../database/tables/games.ts'
import type { BankAnswer } from '../../questions/bank-answer.ts'
import { ESTABLISHED_GAMES, updateQuestionRatings } from '../../questions/ratings.ts'
import { recordResults } from '../../results/record-results.ts'
import type { PlayerResult } from '../../results/result.ts'
import type { Origin } from './open-battle.ts'
import { battleResults } from './results.ts'
import { type GameEnd, saveResults } from './save-result.ts'

/** The outcome of settling, as stored. */
export interface Settlement {
  readonly seats: readonly [SeatSettlement | null, SeatSettlement | null]
  readonly ratings: BattleDocument['ratings']
}

const ratingsOf = (seats: Settlement['seats']): BattleDocument['ratings'] => {
  const [first, second] = [seats[0]?.rating, seats[1]?.rating]
  return first && second ? [first, second] : null
}

/** A game to settle. */
export interface EndedBattle {
  readonly id: string
  readonly state: BattleState
}

export const uidsOf = ({ state }: EndedBattle): string[] =>
  state.seats.flatMap(({ player }) => player.uid ?? [])

const lockRows = statement<Counters & { uid: string }, [uids: readonly string[]]>(
  'lock-players',
  `select uid, coalesce(elo, 1000) as elo, rated_games as "ratedGames", wins, losses, draws, win_streak as "winStreak",
     best_win_streak as "bestWinStreak", questions_correct as "questionsCorrect", perfect_scores as "perfectScores"
   from users where uid = any($1::text[]) order by uid for update`,
)

type CountersByUid = ReadonlyMap<string, Counters>

/** Locks the players' rows in the order of their ids, so that two settlements cannot deadlock. */
const lockCounters = async (
  tx: Transaction<Schema>,
  games: readonly EndedBattle[],
): Promise<CountersByUid> => {
  const rows = await lockRows(tx, games.flatMap(uidsOf))
  return new Map(rows.map(({ uid, ...counters }) => [uid, counters]))
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

const answersOf = ({ state }: EndedBattle): BankAnswer[] =>
  questionOutcomes(state).flatMap(({ question, seat, correct }) => {
    const { uid } = state.seats[seat].player
    return uid === null ? [] : [{ question, uid, correct }]
  })

const endOf = (game: EndedBattle, counters: CountersByUid): GameEnd => {
  const of = (seat: 0 | 1) => counters.get(game.state.seats[seat].player.uid ?? '') ?? null
  const seats = settleBattle(game.state, [of(0), of(1)])
  return { ...game, seats, result: resultOf(game.state, ratingsOf(seats)) }
}

/** Updates the ratings of the questions in games that are not settled yet. The players' rows are locked, so they stay that way. */
const rateQuestions = async (
  tx: Transaction<Schema>,
  games: readonly EndedBattle[],
  counters: CountersByUid,
  at: Millis,
): Promise<void> => {
  const tells = (uid: string) => (counters.get(uid)?.ratedGames ?? 0) >= ESTABLISHED_GAMES
  const telling = games.filter((game) => uidsOf(game).some(tells))
  if (telling.length === 0) return
  const settled = await readSettlements(
    tx,
    telling.map(({ id }) => id),
  )
  const answers = telling.filter(({ id }) => !settled.has(id)).flatMap(answersOf)
  if (answers.length > 0) await updateQuestionRatings(tx, answers, at)
}

/** Part of the settling transaction, for each game that it settles. */
export type Within = (tx: Transaction<Schema>, origin: Origin, state: BattleState) => Promise<void>

/**
 * Settles games once, all of them in one transaction; for those that were settled before it returns the stored outcome.
 * No player is in two of the games.
 */
export const settleGames = async (
  db: Kysely<Schema>,
  games: readonly EndedBattle[],
  at: Millis,
  within: Within,
): Promise<Settlement[]> => {
  const settled = await db.transaction().execute(async (tx) => {
    const counters = await lockCounters(tx, games)
    await rateQuestions(tx, games, counters, at)
    const ends = games.map((game) => endOf(game, counters))
    const summaries = await saveResults(tx, ends, at)
    const results: PlayerResult[] = []
    for (const { id, state, seats } of ends) {
      const summary = summaries.get(id)
      if (summary === undefined) continue
      await within(tx, summary.origin, state)
      results.push(...battleResults(state, seats, summary.kind))
    }
    await recordResults(tx, results, at)
    return new Map(ends.filter(({ id }) => summaries.has(id)).map((end) => [end.id, end]))
  })
  const before = games.filter(({ id }) => !settled.has(id)).map(({ id }) => id)
  const stored = before.length === 0 ? new Map() : await readSettlements(db, before)
  return games.map(({ id }) => {
    const seats = settled.get(id)?.seats ?? ([null, null] as const)
    return { seats, ratings: stored.get(id)?.ratings ?? ratingsOf(seats) }
  })
}

type StoredSettlement = Pick<Settlement, 'ratings'>

/** The ratings written by settling, by game; games that are not settled are missing. */
const readSettlements = async (
  db: Kysely<Schema> | Transaction<Schema>,
  ids: readonly string[],
): Promise<Map<string, StoredSettlement>> => {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'result'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('mode', '=', 'battle')
    .where('settled_at', 'is not', null)
    .$narrowType<{ result: BattleResult | null }>()
    .execute()
  return new Map(
    rows.flatMap(({ id, result }) => (result === null ? [] : [[id, { ratings: result.ratings }]])),
  )
}

/** The ratings written by settling; null while the game is not settled. */
export const readSettlement = async (
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
): Promise<StoredSettlement | null> => (await readSettlements(db, [id])).get(id) ?? null
