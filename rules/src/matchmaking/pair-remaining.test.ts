import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairRemaining } from './pair-remaining.ts'
import { byPriority, inReach, isRepeat, type QueueColumns, ratingGap } from './queue-columns.ts'

interface Player {
  readonly elo: number
  /** The waiting time, which determines the window. */
  readonly seconds: number
  readonly front: boolean
  readonly lastOpponent: number
}

const lineOf = (players: readonly Player[]): QueueColumns => ({
  elo: Float64Array.from(players, ({ elo }) => elo),
  window: Float64Array.from(players, ({ seconds }) => 100 + 20 * seconds),
  waited: Float64Array.from(players, ({ seconds }) => seconds * 1_000),
  front: Uint8Array.from(players, ({ front }) => Number(front)),
  lastOpponent: Int32Array.from(players, ({ lastOpponent }) => lastOpponent),
})

const at = (elo: number, seconds: number, changes: Partial<Player> = {}): Player => ({
  elo,
  seconds,
  front: false,
  lastOpponent: -1,
  ...changes,
})

const paired = (players: readonly Player[], before = Array<number>(players.length).fill(-1)): number[] => {
  const partner = Int32Array.from(before)
  pairRemaining(lineOf(players), partner)
  return [...partner]
}

describe('P5 P6 players left over', () => {
  test('P5 choose one after the other, each the nearest', () => {
    expect(paired([at(1_000, 5), at(1_050, 1), at(1_090, 9), at(1_120, 1)])).toEqual([1, 0, 3, 2])
    expect(paired([at(1_000, 5), at(1_050, 1, { front: true }), at(1_090, 9)])).toEqual([-1, 2, 1])
  })

  test('P6 do not choose players who have a partner', () => {
    const four = [at(1_000, 0), at(1_010, 0), at(1_020, 0), at(1_030, 0)]
    expect(paired(four, [-1, 2, 1, -1])).toEqual([3, 2, 1, 0])
  })

  test.for([
    { elos: [980, 1_000, 1_030], partners: [1, 0, -1] },
    { elos: [960, 1_000, 1_030], partners: [-1, 2, 1] },
    { elos: [970, 1_000, 1_030], partners: [1, 0, -1] },
  ])('P6 of $elos the middle one chooses the nearer, of two equally near the lower', ({ elos, partners }) => {
    expect(paired(elos.map((elo, i) => at(elo, i === 1 ? 5 : 0)))).toEqual(partners)
  })

  test('P4 skip their last opponent for a player further away, and take them as a last resort', () => {
    const three = [at(1_000, 9), at(1_010, 0, { lastOpponent: 0 }), at(1_090, 0)]
    expect(paired(three)).toEqual([2, -1, 0])
    expect(paired(three.slice(0, 2))).toEqual([1, 0])
  })

  const players = fc
    .array(
      fc.record({
        elo: fc.integer({ min: 0, max: 2_000 }),
        seconds: fc.integer({ min: 0, max: 15 }),
        front: fc.boolean(),
        lastOpponent: fc.integer({ min: -1, max: 25 }),
      }),
      { maxLength: 25, size: 'max' },
    )
    .map((some) => some.toSorted((a, b) => a.elo - b.elo))
    .map((some) => some.map((one, i) => (one.lastOpponent === i ? { ...one, lastOpponent: -1 } : one)))

  test('P3 P4 P6 each have one partner, who is in reach, and no two players in reach are left over', () => {
    fc.assert(
      fc.property(players, (some) => {
        const columns = lineOf(some)
        const partner = paired(some)
        const over = [...partner.keys()].filter((i) => partner[i] === -1)
        partner.forEach((j, i) => {
          if (j === -1) return
          expect(partner[j]).toBe(i)
          expect(j).not.toBe(i)
          expect(inReach(columns, i, j)).toBe(true)
          if (isRepeat(columns, i, j))
            expect(over.filter((k) => inReach(columns, i, k) && !isRepeat(columns, i, k))).toEqual([])
        })
        for (const i of over) expect(over.filter((k) => k !== i && inReach(columns, i, k))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  /** P6, literally: each in turn looks at all free players. */
  const bySearch = (columns: QueueColumns): number[] => {
    const partner = Array<number>(columns.elo.length).fill(-1)
    const inTurn = [...partner.keys()].sort((i, j) => byPriority(columns, i, j))
    const nearestTo = (i: number, again: boolean): number | undefined =>
      inTurn
        .filter((j) => j !== i && partner[j] === -1 && ratingGap(columns, i, j) <= columns.window[i]!)
        .filter((j) => again || !isRepeat(columns, i, j))
        .sort((a, b) => ratingGap(columns, i, a) - ratingGap(columns, i, b) || a - b)
        .at(0)
    for (const again of [false, true])
      for (const i of inTurn) {
        const j = partner[i] === -1 ? nearestTo(i, again) : undefined
        if (j === undefined) continue
        partner[i] = j
        partner[j] = i
      }
    return partner
  }

  test('P4 P5 P6 everybody in turn gets the nearest of all free players in their own window', () => {
    const apart = players.filter((some) => new Set(some.map(({ elo }) => elo)).size === some.length)
    fc.assert(
      fc.property(apart, (some) => {
        expect(paired(some)).toEqual(bySearch(lineOf(some)))
      }),
      { numRuns: 300 },
    )
  })
})
