/** The queue as columns, lowest rating first. A player is an index into them. */
export interface QueueColumns {
  readonly elo: Float64Array
  readonly window: Float64Array
  /** How long each player has waited, ms. */
  readonly waited: Float64Array
  readonly front: Uint8Array
  /** The index of their last opponent; -1 if that player is not in the queue. */
  readonly lastOpponent: Int32Array
}

export const ratingGap = ({ elo }: QueueColumns, i: number, j: number): number =>
  Math.abs((elo[i] as number) - (elo[j] as number))

/** P2: whether the gap of two players is within the larger of their windows. */
export const inReach = (columns: QueueColumns, i: number, j: number): boolean =>
  ratingGap(columns, i, j) <= Math.max(columns.window[i] as number, columns.window[j] as number)

/** P4: whether one of the two would have the same opponent twice in a row. */
export const isRepeat = ({ lastOpponent }: QueueColumns, i: number, j: number): boolean =>
  lastOpponent[i] === j || lastOpponent[j] === i

/**
 * Compares two players: those at the front come first, then those who have waited longer. Negative if `i`
 * comes first.
 */
export const byPriority = ({ front, waited }: QueueColumns, i: number, j: number): number =>
  (front[j] as number) - (front[i] as number) || (waited[j] as number) - (waited[i] as number) || i - j
