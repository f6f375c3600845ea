import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import type { Region } from '@trivium/rules/places/regions'
import type { GameKind } from '@trivium/wire/game-kinds'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What a game means to a board; which boards that are and what is better is the boards' matter. */
export type LeaderboardScore =
  /** The rating after a rated game, and what it has gained or lost by it. */
  | { readonly kind: 'elo'; readonly elo: number; readonly gained: number }
  | { readonly kind: 'survival'; readonly score: number }
  /** The one counted play of a day. */
  | { readonly kind: 'daily'; readonly day: string; readonly score: number }
  | {
      readonly kind: 'flags' | 'countries'
      readonly region: Region
      readonly score: number
      readonly ms: Millis
    }

/** An answer to a question of the bank. `ms`: null where the clock ran out or the time is not known. */
export interface AnswerGiven {
  readonly category: string
  readonly difficulty: Difficulty
  readonly correct: boolean
  readonly ms: Millis | null
}

/** With another person, rated or casual, from this player's side. */
export interface Meeting {
  readonly other: string
  readonly outcome: 'won' | 'lost' | 'drawn'
}

/** One player's part in a game that is over and that was decided. */
export interface PlayerResult {
  readonly uid: string
  readonly mode: GameKind
  readonly entries: readonly LeaderboardScore[]
  /** None of a quiz that a player made, nor of flags and countries. */
  readonly answers: readonly AnswerGiven[]
  readonly meeting: Meeting | null
}

/**
 * Enters what results mean to one part of the house. The players' rows are locked and their counters have moved;
 * results are in the order of uid.
 */
export type RecordResults = (
  tx: Transaction<Schema>,
  results: readonly PlayerResult[],
  at: Millis,
) => Promise<void>
