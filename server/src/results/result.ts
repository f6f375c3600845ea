import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import type { LEADERBOARDS, LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import type { Region } from '@trivium/rules/places/regions'
import type { GameKind } from '@trivium/wire/game-kinds'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What the rules of one kind of leaderboard need to know of a game. */
type ScoreOn<Kind extends LeaderboardKind, Rules = (typeof LEADERBOARDS)[Kind]> = {
  readonly kind: Kind
} & (Rules extends {
  keeps: 'last'
}
  ? /** The rating after a rated game, and its change. */ { readonly elo: number; readonly gained: number }
  : { readonly score: number }) &
  (Rules extends { period: 'day' } ? { readonly day: string } : unknown) &
  (Rules extends { regions: true } ? { readonly region: Region } : unknown) &
  (Rules extends { timed: true } ? { readonly ms: Millis } : unknown)

/** A game's score for the leaderboards, which decide where it is listed and what is better. */
export type LeaderboardScore = { [Kind in LeaderboardKind]: ScoreOn<Kind> }[LeaderboardKind]

/** An answer to a question of the bank. `ms`: null if the clock ran out or the time is not known. */
export interface AnswerGiven {
  readonly category: string
  readonly difficulty: Difficulty
  readonly correct: boolean
  readonly ms: Millis | null
}

/** A match against another person, rated or casual, from this player's side. */
export interface Meeting {
  readonly other: string
  readonly outcome: 'won' | 'lost' | 'drawn'
}

/** A player's part in a game that has ended and was decided. */
export interface PlayerResult {
  readonly uid: string
  readonly mode: GameKind
  readonly entries: readonly LeaderboardScore[]
  /** Empty for player-made quizzes, flags and countries. */
  readonly answers: readonly AnswerGiven[]
  readonly meeting: Meeting | null
}

/**
 * Records results in one kind of table. The players' rows are locked and their counters have moved; results are in
 * the order of uid.
 */
export type RecordResults = (
  tx: Transaction<Schema>,
  results: readonly PlayerResult[],
  at: Millis,
) => Promise<void>
