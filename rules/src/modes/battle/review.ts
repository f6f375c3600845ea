import type { Millis } from '../../game/decider.ts'
import type { ChoiceItem } from '../../game/item.ts'
import type { Answer, BattleState } from './state.ts'

/** One question of a finished battle. Pairs are by seat. */
export interface ReviewRound extends ChoiceItem {
  readonly answers: readonly [Answer | null, Answer | null]
  /** Extra time each seat was given for its network delay, ms. */
  readonly allowance: readonly [Millis, Millis]
}

/** B20: every question that was asked, with both answers; null while the battle is in progress. */
export const review = (state: BattleState): readonly ReviewRound[] | null =>
  state.ended === null
    ? null
    : state.rounds.map(({ answers, allowance }, i) => ({
        ...(state.items[i] as ChoiceItem),
        answers,
        allowance,
      }))
