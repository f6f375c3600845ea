import { byPriority, isRepeat, type QueueColumns, ratingGap } from './queue-columns.ts'

/** Players without a partner, linked in order of rating so that the nearest is found quickly. */
class Free {
  readonly #lower: Int32Array
  readonly #higher: Int32Array

  constructor(partner: Int32Array) {
    this.#lower = new Int32Array(partner.length).fill(-1)
    this.#higher = new Int32Array(partner.length).fill(-1)
    let before = -1
    for (let i = 0; i < partner.length; i++) {
      if (partner[i] !== -1) continue
      this.#lower[i] = before
      if (before !== -1) this.#higher[before] = i
      before = i
    }
  }

  next(i: number, side: 'lower' | 'higher'): number {
    return (side === 'lower' ? this.#lower : this.#higher)[i] as number
  }

  take(i: number): void {
    const lower = this.#lower[i] as number
    const higher = this.#higher[i] as number
    if (lower !== -1) this.#higher[lower] = higher
    if (higher !== -1) this.#lower[higher] = lower
  }
}

/** The nearest free player inside `i`'s own window, on one side; -1 for none. */
const nearest = (
  columns: QueueColumns,
  free: Free,
  i: number,
  side: 'lower' | 'higher',
  again: boolean,
): number => {
  let j = free.next(i, side)
  while (j !== -1 && !again && isRepeat(columns, i, j)) j = free.next(j, side)
  return j !== -1 && ratingGap(columns, i, j) <= (columns.window[i] as number) ? j : -1
}

const closest = (columns: QueueColumns, free: Free, i: number, again: boolean): number => {
  const lower = nearest(columns, free, i, 'lower', again)
  const higher = nearest(columns, free, i, 'higher', again)
  if (lower === -1 || higher === -1) return Math.max(lower, higher)
  return ratingGap(columns, i, higher) < ratingGap(columns, i, lower) ? higher : lower
}

/**
 * P6: pairs players without a partner, one after the other, with the nearest in their own window. Of two
 * players in reach of each other, at least one has the other in their window, so no two of them are left
 * over. A last opponent is chosen only if nobody else is in reach.
 */
export const pairRemaining = (columns: QueueColumns, partner: Int32Array): void => {
  const waiting = [...partner.keys()]
    .filter((i) => partner[i] === -1)
    .sort((i, j) => byPriority(columns, i, j))
  const free = new Free(partner)
  for (const again of [false, true])
    for (const i of waiting) {
      const j = partner[i] === -1 ? closest(columns, free, i, again) : -1
      if (j === -1) continue
      partner[i] = j
      partner[j] = i
      free.take(i)
      free.take(j)
    }
}
