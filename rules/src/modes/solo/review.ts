import type { Millis } from '../../game/decider.ts'
import type { SoloItem } from './events.ts'
import type { SoloAnswer, SoloState } from './state.ts'

/** One question of a finished game. */
export interface SoloReviewRound {
  readonly item: SoloItem
  /** null: no answer. */
  readonly answer: SoloAnswer | null
  /** null: the game ended while it was open. */
  readonly right: boolean | null
  /** Extra time that was given for the network delay, ms. */
  readonly allowance: Millis
}

/** SO15: every question that was asked, with its answer; null while the game is in progress. */
export const review = (state: SoloState): readonly SoloReviewRound[] | null =>
  state.ended === null
    ? null
    : state.rounds.map(({ item, answer, right, allowance }) => ({ item, answer, right, allowance }))
