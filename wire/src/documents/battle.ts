import type { BattleView } from '@trivium/rules/modes/battle/view'

/** A seat's rating before and after a settled rated game. */
export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** The document of topic `game:{id}`: the seat's view and, once settled, ratings by seat (null: unrated). */
export interface BattleDocument extends BattleView {
  readonly id: string
  readonly settled: boolean
  readonly ratings: readonly [RatingChange, RatingChange] | null
}
