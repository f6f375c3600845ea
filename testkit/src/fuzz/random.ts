/** A fuzzer's source of randomness; the same seed gives the same values. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
  pick<T>(of: readonly T[]): T
  /** True with a probability of one in `n`. */
  oneIn(n: number): boolean
}

/** Mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (of) => {
      const picked = of[below(of.length)]
      if (picked === undefined && of.length === 0) throw new RangeError('nothing to pick from')
      return picked as (typeof of)[number]
    },
  }
}
