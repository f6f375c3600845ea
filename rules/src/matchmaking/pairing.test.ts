import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom, shuffled } from '../random.ts'
import { pairQueue, type QueueEntry, ratingWindow } from './pairing.ts'

const NOW = 1_000_000
const entry = (
  uid: string,
  elo: number,
  changes: Partial<QueueEntry> & { waited?: number } = {},
): QueueEntry => {
  const { waited = 0, ...others } = changes
  return { uid, elo, since: NOW - waited, front: false, lastOpponent: null, ...others }
}

const names = (queue: readonly QueueEntry[]): string[] =>
  pairQueue(queue, NOW).map(([first, second]) => `${first.uid} ${second.uid}`)

test.for([
  { waited: -1_000, reach: 100 },
  { waited: 0, reach: 100 },
  { waited: 1_000, reach: 120 },
  { waited: 1_999, reach: 139 },
  { waited: 14_999, reach: 399 },
  { waited: 15_000, reach: 400 },
  { waited: 29_999, reach: 400 },
  { waited: 30_000, reach: Number.POSITIVE_INFINITY },
])('P1 after $waited ms the window is $reach', ({ waited, reach }) => {
  expect(ratingWindow({ since: NOW - waited }, NOW)).toBe(reach)
})

describe('P2 reach', () => {
  test.for([
    { gap: 100, waited: 0, paired: true },
    { gap: 101, waited: 0, paired: false },
    { gap: 400, waited: 15_000, paired: true },
    { gap: 401, waited: 29_999, paired: false },
    { gap: 2_500, waited: 30_000, paired: true },
  ])('P2 at a gap of $gap, after $waited ms for one of them: paired $paired', ({ gap, waited, paired }) => {
    const queue = [entry('new', 1_000), entry('old', 1_000 + gap, { waited })]
    expect(pairQueue(queue, NOW)).toHaveLength(paired ? 1 : 0)
    expect(pairQueue([entry('new', 1_000 + gap), entry('old', 1_000, { waited })], NOW)).toHaveLength(
      paired ? 1 : 0,
    )
  })
})

describe('P3 the same player twice', () => {
  test('P3 a player who is in the queue twice waits for somebody else', () => {
    expect(names([entry('a', 1_000), entry('a', 1_000)])).toEqual([])
    expect(names([entry('a', 1_000), entry('a', 1_000), entry('b', 1_000)])).toEqual(['a b'])
  })

  test('P3 P5 if one player has two entries, the earlier one (by P5) counts', () => {
    const queue = [
      entry('a', 1_000),
      entry('a', 1_000, { waited: 30_000 }),
      entry('b', 1_900),
      entry('c', 1_950),
    ]
    expect(pairQueue(queue, NOW).flat()).not.toContain(queue[0])
  })
})

describe('P4 the last opponent', () => {
  test('P4 is avoided while another is in reach, even one further away', () => {
    const queue = [
      entry('a', 1_000, { waited: 5_000, lastOpponent: 'b' }),
      entry('b', 1_001, { waited: 5_000, lastOpponent: 'a' }),
      entry('c', 1_090),
    ]
    expect(names(queue)).toEqual(['b c'])
  })

  test('P4 is avoided even if only one of the two has the other as the last opponent', () => {
    const queue = [entry('a', 1_000, { lastOpponent: 'b' }), entry('b', 1_001), entry('c', 1_090)]
    expect(names(queue)).toEqual(['b c'])
  })

  test('P4 is played again if nobody else is waiting, or nobody else is in reach', () => {
    const two = [entry('a', 1_000, { lastOpponent: 'b' }), entry('b', 1_050, { lastOpponent: 'a' })]
    expect(names(two)).toEqual(['a b'])
    expect(names([...two, entry('c', 1_500)])).toEqual(['a b'])
  })

  test('P4 an opponent who is not waiting has no effect', () => {
    expect(names([entry('a', 1_000, { lastOpponent: 'x' }), entry('b', 1_050)])).toEqual(['a b'])
  })

  test('P4 if all players have just played their neighbour, nobody plays the same one again', () => {
    for (let players = 4; players <= 20; players += 2) {
      const queue = Array.from({ length: players }, (_, i) =>
        entry(`p${i}`, 1_000 + i * 7, { waited: 30_000, lastOpponent: `p${i ^ 1}` }),
      )
      const pairs = pairQueue(queue, NOW)
      expect(pairs).toHaveLength(players / 2)
      expect(pairs.filter(([first, second]) => first.lastOpponent === second.uid)).toEqual([])
    }
  })
})

describe('P5 turns', () => {
  test('P5 a player at the front is paired before one who has waited longer', () => {
    const queue = [
      entry('old', 1_000, { waited: 200 }),
      entry('only', 1_100),
      entry('back', 1_200, { front: true }),
    ]
    expect(names(queue)).toEqual(['back only'])
  })

  test('P5 a player who has waited longer is paired first', () => {
    const queue = [entry('old', 1_000, { waited: 9_000 }), entry('only', 1_100), entry('new', 1_101)]
    expect(names(queue)).toEqual(['old only'])
  })

  test('P5 within a pair and among the pairs, the earlier player is first', () => {
    const queue = [
      entry('a', 1_000),
      entry('b', 1_010, { waited: 3_000 }),
      entry('c', 1_500, { waited: 5_000 }),
      entry('d', 1_510, { waited: 1_000 }),
      entry('e', 2_000),
      entry('f', 2_010, { front: true }),
    ]
    expect(names(queue)).toEqual(['f e', 'c d', 'b a'])
  })
})

describe('P6 no two players in reach are left', () => {
  test('P6 not even if the nearest is their last opponent and the partner is many places away', () => {
    const justPlayed = ['x', 'y', 'z'].map((uid, i) => entry(uid, 1_000 + i, { lastOpponent: 'low' }))
    const queue = [entry('low', 700, { waited: 30_000 }), ...justPlayed, entry('far', 1_900)]
    expect(names(queue)).toEqual(['low far', 'y z'])
  })

  test('P4 P6 if only last opponents are left, they play each other again', () => {
    const queue = [
      entry('a', 1_000, { lastOpponent: 'b' }),
      entry('b', 1_010, { lastOpponent: 'a' }),
      entry('far', 1_900),
    ]
    expect(names(queue)).toEqual(['a b'])
  })
})

const queues = fc
  .array(
    fc.record({
      uid: fc.integer({ min: 0, max: 40 }).map(String),
      elo: fc.integer({ min: 100, max: 2_200 }),
      since: fc.integer({ min: NOW - 45_000, max: NOW + 100 }),
      front: fc.boolean(),
      lastOpponent: fc.option(fc.integer({ min: 0, max: 40 }).map(String)),
    }),
    { maxLength: 40, size: 'max' },
  )
  .chain((queue) => fc.record({ queue: fc.constant(queue), seed: fc.string() }))

const inReach = (a: QueueEntry, b: QueueEntry): boolean =>
  Math.abs(a.elo - b.elo) <= Math.max(ratingWindow(a, NOW), ratingWindow(b, NOW))
const again = (a: QueueEntry, b: QueueEntry): boolean => a.lastOpponent === b.uid || b.lastOpponent === a.uid

describe('P2 P3 P4 P6 P9 any queue', () => {
  const always = (
    look: (queue: QueueEntry[], pairs: (readonly [QueueEntry, QueueEntry])[], seed: string) => void,
  ): void =>
    fc.assert(
      fc.property(queues, ({ queue, seed }) => look(queue, pairQueue(queue, NOW), seed)),
      { numRuns: 1_000 },
    )
  /** Whether this entry is the one of its player’s entries that counts (P3). */
  const counts = (queue: QueueEntry[], one: QueueEntry): boolean =>
    queue.every(
      (other) => other.uid !== one.uid || (other.front === one.front ? other.since >= one.since : one.front),
    )
  const waiting = (queue: QueueEntry[], pairs: (readonly [QueueEntry, QueueEntry])[]): QueueEntry[] => {
    const served = new Set(pairs.flat().map(({ uid }) => uid))
    return queue.filter((one) => !served.has(one.uid) && counts(queue, one))
  }

  test('P2 P3 pairs are two players in reach, each player once, never with themselves', () => {
    always((queue, pairs) => {
      const uids = pairs.flat().map(({ uid }) => uid)
      expect(new Set(uids).size).toBe(uids.length)
      for (const [first, second] of pairs) {
        expect(queue).toContain(first)
        expect(queue).toContain(second)
        expect(inReach(first, second)).toBe(true)
      }
    })
  })

  test('P6 two players in reach of each other are never both left', () => {
    always((queue, pairs) => {
      const left = waiting(queue, pairs)
      for (const one of left)
        expect(left.filter((other) => other.uid !== one.uid && inReach(one, other))).toEqual([])
    })
  })

  test('P4 nobody plays their last opponent again while a player left over is in reach of either', () => {
    always((queue, pairs) => {
      const left = waiting(queue, pairs)
      for (const [first, second] of pairs.filter(([a, b]) => again(a, b)))
        for (const one of left)
          for (const player of [first, second])
            expect(inReach(player, one) && !again(player, one)).toBe(false)
    })
  })

  test('P3 P9 two entries of a player that differ in the last opponent only give the same pairs in either order', () => {
    const twice = [entry('a', 1_000), entry('a', 1_000, { lastOpponent: 'b' })]
    const other = entry('b', 1_010)
    expect(pairQueue([...twice.toReversed(), other], NOW)).toEqual(pairQueue([...twice, other], NOW))
  })

  test('P9 players who differ in the name only give the same pair in every order', () => {
    const [a, b, c] = [entry('a', 1_000), entry('b', 1_000), entry('c', 1_000)]
    const uids = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ].map((queue) => pairQueue(queue, NOW).map((pair) => pair.map(({ uid }) => uid)))
    for (const pairs of uids) expect(pairs).toEqual([['a', 'b']])
  })

  test('P9 the order of the entries changes nothing', () => {
    always((queue, pairs, seed) => {
      expect(pairQueue(shuffled(queue, randomFrom(seed)), NOW)).toEqual(pairs)
    })
  })
})

describe('P8 a full queue', () => {
  /** A realistic distribution of ratings: most near 1,100, a long tail upwards. */
  const crowd = (size: number, waited: number): QueueEntry[] => {
    const random = randomFrom(`crowd of ${size}`)
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Array.from({ length: size }, (_, i) =>
      entry(`p${i}`, Math.max(100, Math.round(1_100 + 280 * normal() + 60 * normal() ** 2)), {
        waited,
        lastOpponent: `p${Math.floor(random() * size)}`,
      }),
    )
  }

  const meanGap = (queue: readonly QueueEntry[]): number => {
    const pairs = pairQueue(queue, NOW)
    return pairs.reduce((sum, [a, b]) => sum + Math.abs(a.elo - b.elo), 0) / pairs.length
  }

  const meanGapOfNeighbours = (queue: readonly QueueEntry[]): number => {
    const elos = queue.map(({ elo }) => elo).sort((a, b) => a - b)
    const gaps = elos.map((elo, i) => (i % 2 === 0 ? 0 : elo - elos[i - 1]!))
    return gaps.reduce((sum, gap) => sum + gap, 0) / (queue.length / 2)
  }

  test.for([10, 100, 1_000, 10_000])('P8 of %i players has nearly the smallest mean gap', (size) => {
    const queue = crowd(size, 30_000)
    expect(pairQueue(queue, NOW)).toHaveLength(size / 2)
    expect(meanGap(queue)).toBeLessThanOrEqual(1.2 * meanGapOfNeighbours(queue))
  })
})
