import { inReach, isRepeat, type QueueColumns, ratingGap } from './queue-columns.ts'

/** How many places back a partner is searched for. This covers every way of pairing four neighbours. */
const BACK = 3
/**
 * The number of masks. A mask has one bit for each of the last `BACK` players, the lowest for the last one:
 * set if the player has no partner yet.
 */
const MASKS = 1 << BACK

/**
 * The quality of a pairing (P7). `pairs` also counts players from the front; one more pair outweighs all of
 * them.
 */
interface Worth {
  readonly pairs: number
  readonly waited: number
  readonly gap: number
}

const NOTHING: Worth = { pairs: 0, waited: 0, gap: 0 }

/** P7: more pairs, then more players from the front, then more waiting time served, then the smaller gap. */
const better = (one: Worth, than: Worth): boolean => {
  if (one.pairs !== than.pairs) return one.pairs > than.pairs
  return one.waited === than.waited ? one.gap < than.gap : one.waited > than.waited
}

/** The quality of the pairing after the pair of `i` and `j` is added. */
const withPair = (worth: Worth, columns: QueueColumns, i: number, j: number): Worth => ({
  pairs:
    worth.pairs + 2 * columns.elo.length + 1 + (columns.front[i] as number) + (columns.front[j] as number),
  waited: worth.waited + (columns.waited[i] as number) + (columns.waited[j] as number),
  gap: worth.gap + ratingGap(columns, i, j),
})

/** For each mask the best pairing of the players so far; null if the mask cannot occur. */
type Best = readonly (Worth | null)[]

/** How a mask was reached: the previous mask, and how far back the player's partner is (0: none yet). */
const stepOf = (mask: number, back: number): number => mask * (BACK + 1) + back
const maskOf = (step: number): number => Math.floor(step / (BACK + 1))
const backOf = (step: number): number => step % (BACK + 1)

/** Adds one player: without a partner, or with one of the last three who has none. */
const forward = (columns: QueueColumns, best: Best, i: number, steps: Uint8Array): Best => {
  const next: (Worth | null)[] = Array(MASKS).fill(null)
  const reach = (to: number, worth: Worth, step: number): void => {
    const than = next[to] as Worth | null
    if (than !== null && !better(worth, than)) return
    next[to] = worth
    steps[i * MASKS + to] = step
  }
  const partners = [1, 2, 3].filter((back) => {
    const j = i - back
    return j >= 0 && inReach(columns, i, j) && !isRepeat(columns, i, j)
  })
  best.forEach((worth, mask) => {
    if (worth === null) return
    reach(((mask << 1) | 1) % MASKS, worth, stepOf(mask, 0))
    for (const back of partners) {
      const bit = 1 << (back - 1)
      if ((mask & bit) !== 0)
        reach(((mask ^ bit) << 1) % MASKS, withPair(worth, columns, i, i - back), stepOf(mask, back))
    }
  })
  return next
}

/** Everybody's partner, traced from the last player's step back to the first's. */
const backward = (steps: Uint8Array, size: number, last: number): Int32Array => {
  const partner = new Int32Array(size).fill(-1)
  let mask = last
  for (let i = size - 1; i >= 0; i--) {
    const step = steps[i * MASKS + mask] as number
    const j = i - backOf(step)
    if (j < i) {
      partner[i] = j
      partner[j] = i
    }
    mask = maskOf(step)
  }
  return partner
}

/**
 * The best pairing (P7) in which everybody plays one of the three next to them in rating, and nobody plays
 * their last opponent, by dynamic programming in order of rating. Returns each player's partner; -1 for none.
 */
export const pairNeighbours = (columns: QueueColumns): Int32Array => {
  const size = columns.elo.length
  const steps = new Uint8Array(size * MASKS)
  let best: Best = [NOTHING]
  for (let i = 0; i < size; i++) best = forward(columns, best, i, steps)
  const last = best.reduce((top, worth, mask) => {
    const than = best[top] ?? null
    return worth !== null && (than === null || better(worth, than)) ? mask : top
  }, 0)
  return backward(steps, size, last)
}
