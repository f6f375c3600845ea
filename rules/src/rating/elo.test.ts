import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eloAfter, expectedScore, FLOOR_ELO, isProvisional, kFactor, type Score, START_ELO } from './elo.ts'

const elo = fc.integer({ min: FLOOR_ELO, max: 3_200 })
const score = fc.constantFrom<Score>(0, 0.5, 1)

test.for([
  { own: 1_000, other: 1_000, share: 0.5 },
  { own: 1_400, other: 1_000, share: 10 / 11 },
  { own: 1_000, other: 1_400, share: 1 / 11 },
  { own: 1_200, other: 1_000, share: 0.7597 },
])('L1 $own against $other expects $share', ({ own, other, share }) => {
  expect(expectedScore(own, other)).toBeCloseTo(share, 4)
})

test('L1 both expectations add up to one', () => {
  fc.assert(
    fc.property(elo, elo, (a, b) => {
      expect(expectedScore(a, b) + expectedScore(b, a)).toBeCloseTo(1, 10)
    }),
  )
})

test.for([
  { rating: 1_000, ratedGames: 0, k: 40 },
  { rating: 1_000, ratedGames: 19, k: 40 },
  { rating: 1_000, ratedGames: 20, k: 20 },
  { rating: 1_999, ratedGames: 500, k: 20 },
  { rating: 2_000, ratedGames: 20, k: 10 },
  { rating: 2_100, ratedGames: 19, k: 40 },
])('L2 K is $k at $rating after $ratedGames games', ({ rating, ratedGames, k }) => {
  expect(kFactor({ elo: rating, ratedGames })).toBe(k)
})

test('L3 a rating is provisional for 20 games, starting at 1,000', () => {
  expect([0, 19, 20, 21].map(isProvisional)).toEqual([true, true, false, false])
  expect(START_ELO).toBe(1_000)
})

describe('L4 L5 the rating after a game', () => {
  test.for([
    { own: 1_000, ratedGames: 0, other: 1_000, result: 1, after: 1_020 },
    { own: 1_000, ratedGames: 0, other: 1_000, result: 0, after: 980 },
    { own: 1_000, ratedGames: 0, other: 1_000, result: 0.5, after: 1_000 },
    { own: 1_000, ratedGames: 20, other: 1_400, result: 1, after: 1_018 },
    { own: 1_400, ratedGames: 20, other: 1_000, result: 0, after: 1_382 },
    { own: 2_000, ratedGames: 99, other: 2_000, result: 1, after: 2_005 },
    { own: 105, ratedGames: 0, other: 105, result: 0, after: 100 },
    { own: 100, ratedGames: 50, other: 1_000, result: 0, after: 100 },
  ] as const)('L4 L5 $own after $ratedGames games scores $result against $other: $after', (row) => {
    expect(eloAfter({ elo: row.own, ratedGames: row.ratedGames }, row.other, row.result)).toBe(row.after)
  })

  test('L5 at equal K one player gains exactly what the other loses', () => {
    const settled = (own: number): { elo: number; ratedGames: number } => ({ elo: own, ratedGames: 20 })
    fc.assert(
      fc.property(elo, elo, score, (a, b, result) => {
        fc.pre(a > 130 && b > 130 && a < 2_000 && b < 2_000)
        const gained = eloAfter(settled(a), b, result) - a
        const lost = eloAfter(settled(b), a, (1 - result) as Score) - b
        expect(gained + lost).toBe(0)
      }),
    )
  })

  test('L4 is a whole number, at least the floor, and never moves against the result', () => {
    fc.assert(
      fc.property(elo, elo, fc.nat(60), (own, other, ratedGames) => {
        const after = (result: Score): number => eloAfter({ elo: own, ratedGames }, other, result)
        expect(Number.isInteger(after(1))).toBe(true)
        expect(after(0)).toBeGreaterThanOrEqual(FLOOR_ELO)
        expect(after(1)).toBeGreaterThanOrEqual(own)
        expect(after(0)).toBeLessThanOrEqual(own)
        expect(after(0.5)).toBeLessThanOrEqual(after(1))
        expect(Math.abs(after(1) - own)).toBeLessThanOrEqual(kFactor({ elo: own, ratedGames }))
      }),
    )
  })
})
