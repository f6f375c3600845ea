import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairNeighbours } from './pair-neighbours.ts'
import { inReach, isRepeat, type QueueColumns, ratingGap } from './queue-columns.ts'

interface Player {
  readonly elo: number
  readonly window: number
  readonly waited: number
  readonly front: boolean
  readonly lastOpponent: number
}

const lineOf = (players: readonly Player[]): QueueColumns => ({
  elo: Float64Array.from(players, ({ elo }) => elo),
  window: Float64Array.from(players, ({ window }) => window),
  waited: Float64Array.from(players, ({ waited }) => waited),
  front: Uint8Array.from(players, ({ front }) => Number(front)),
  lastOpponent: Int32Array.from(players, ({ lastOpponent }) => lastOpponent),
})

const player: fc.Arbitrary<Player> = fc.record({
  elo: fc.integer({ min: 800, max: 1_400 }),
  window: fc.constantFrom(100, 250, 400, Number.POSITIVE_INFINITY),
  waited: fc.integer({ min: 0, max: 5 }),
  front: fc.boolean(),
  lastOpponent: fc.integer({ min: -1, max: 7 }),
})

const players = fc
  .array(player, { maxLength: 8 })
  .map((some) => some.toSorted((a, b) => a.elo - b.elo))
  .map((some) => some.map((one, i) => (one.lastOpponent === i ? { ...one, lastOpponent: -1 } : one)))

type Worth = readonly [pairs: number, front: number, waited: number, gap: number]

const worthOf = (columns: QueueColumns, partner: readonly number[]): Worth => {
  const pairs = partner.flatMap((j, i) => (j > i ? [[i, j] as const] : []))
  const sum = (of: (i: number, j: number) => number) => pairs.reduce((all, [i, j]) => all + of(i, j), 0)
  return [
    pairs.length,
    sum((i, j) => columns.front[i]! + columns.front[j]!),
    sum((i, j) => columns.waited[i]! + columns.waited[j]!),
    0 - sum((i, j) => ratingGap(columns, i, j)),
  ]
}

const compare = (a: Worth, b: Worth): number => {
  const first = a.findIndex((value, i) => value !== b[i])
  return first === -1 ? 0 : a[first]! - b[first]!
}

/** Tries every way of pairing players at most three places apart. */
const bestOfAll = (columns: QueueColumns): Worth => {
  const size = columns.elo.length
  let best: Worth = [0, 0, 0, 0]
  const tryFrom = (i: number, partner: readonly number[]): void => {
    if (i === size) {
      const worth = worthOf(columns, partner)
      if (compare(worth, best) > 0) best = worth
      return
    }
    tryFrom(i + 1, partner)
    if (partner[i] !== -1) return
    for (let j = i + 1; j <= Math.min(i + 3, size - 1); j++)
      if (partner[j] === -1 && inReach(columns, i, j) && !isRepeat(columns, i, j))
        tryFrom(i + 1, partner.with(i, j).with(j, i))
  }
  tryFrom(0, Array(size).fill(-1))
  return best
}

const open = (elo: number, changes: Partial<Player> = {}): Player => ({
  elo,
  window: Number.POSITIVE_INFINITY,
  waited: 30_000,
  front: false,
  lastOpponent: -1,
  ...changes,
})

const paired = (...some: Player[]): number[] => [...pairNeighbours(lineOf(some))]

describe('P7 neighbours', () => {
  test('P7 are paired as well as brute force can', () => {
    fc.assert(
      fc.property(players, (some) => {
        const columns = lineOf(some)
        expect(worthOf(columns, [...pairNeighbours(columns)])).toEqual(bestOfAll(columns))
      }),
      { numRuns: 500 },
    )
  })

  test('P7 more pairs matter more than smaller gaps', () => {
    expect(paired(open(1_000), open(1_300), open(1_301), open(1_600))).toEqual([1, 0, 3, 2])
  })

  test('P5 P7 of three entries the one at the front is paired first, then the one waiting longest', () => {
    const front = open(1_300, { front: true, waited: 0 })
    expect(paired(open(1_000), open(1_010), front)).toEqual([-1, 2, 1])
    expect(paired(open(1_000, { waited: 40_000 }), open(1_200), open(1_210))).toEqual([1, 0, -1])
  })

  test('P7 at equal waiting times the smaller gap is chosen', () => {
    expect(paired(open(1_000), open(1_050), open(1_060))).toEqual([-1, 2, 1])
  })

  test('P4 four in a row whose neighbours were their last opponents are paired with the next but one', () => {
    const four = [
      open(1_000, { lastOpponent: 1 }),
      open(1_010, { lastOpponent: 0 }),
      open(1_020, { lastOpponent: 3 }),
      open(1_030, { lastOpponent: 2 }),
    ]
    expect(paired(...four)).toEqual([2, 3, 0, 1])
  })

  test('P2 are in reach if their gap is within the larger window of the two', () => {
    const narrow = open(1_000, { window: 100, waited: 0 })
    expect(paired(narrow, open(1_300))).toEqual([1, 0])
    expect(paired(narrow, open(1_300, { window: 299 }))).toEqual([-1, -1])
  })

  test('P7 an empty queue has no pairs, and a single player has no partner', () => {
    expect(paired()).toEqual([])
    expect(paired(open(1_000))).toEqual([-1])
  })
})
