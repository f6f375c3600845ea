/** The queue as columns, lowest rating first. A player is an index into them. */
export interface Line {
  readonly elo: Float64Array
  readonly window: Float64Array
  /** ms. */
  readonly waited: Float64Array
  readonly front: Uint8Array
  /** Index of whom they played last; -1 when that player is not waiting. */
  readonly lastOpponent: Int32Array
}

export const gap = ({ elo }: Line, i: number, j: number): number =>
  Math.abs((elo[i] as number) - (elo[j] as number))

/** P2: within the larger of both windows. */
export const inReach = (line: Line, i: number, j: number): boolean =>
  gap(line, i, j) <= Math.max(line.window[i] as number, line.window[j] as number)

/** P4: one of the two would have the same opponent twice in a row. */
export const repeats = ({ lastOpponent }: Line, i: number, j: number): boolean =>
  lastOpponent[i] === j || lastOpponent[j] === i

/** Who comes first: those at the front, then who has waited longer. Negative when `i` does. */
export const byTurn = ({ front, waited }: Line, i: number, j: number): number =>
  (front[j] as number) - (front[i] as number) || (waited[j] as number) - (waited[i] as number) || i - j
