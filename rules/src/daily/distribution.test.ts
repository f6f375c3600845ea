import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentBeaten } from './distribution.ts'

const PLAYS = [0, 0, 1, 2, 4, 6, 5, 3, 2, 1, 0]

test.for([
  { score: 2, percent: 0 },
  { score: 5, percent: 30 },
  { score: 9, percent: 100 },
  { score: 8, percent: 91 },
])('D16 $score of 24 plays is better than $percent %', ({ score, percent }) => {
  expect(percentBeaten(PLAYS, score)).toBe(percent)
})

test('D16 equal scores are not beaten', () => {
  expect(percentBeaten([0, 0, 30], 2)).toBe(0)
  expect(percentBeaten([10, 0, 11], 2)).toBe(50)
})

test('D16 the best of all has beaten everybody, the worst nobody', () => {
  expect(percentBeaten([1, 20], 0)).toBe(0)
  expect(percentBeaten([20, 1], 1)).toBe(100)
})

test('D16 fewer than 20 players have no percentage', () => {
  expect(percentBeaten([18, 0, 1], 2)).toBe(null)
  expect(percentBeaten([19, 0, 1], 2)).toBe(100)
})

test('D16 the number is never rounded up, and 100 only for beating everybody else', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 11, maxLength: 11 }), fc.nat(10), (plays, score) => {
      const own = plays.with(score, (plays[score] ?? 0) + 1)
      const percent = percentBeaten(own, score)
      const others = plays.reduce((sum, n) => sum + n, 0)
      const beaten = plays.slice(0, score).reduce((sum, n) => sum + n, 0)
      expect(percent === null).toBe(others < 19)
      if (percent !== null) {
        expect(percent * others).toBeLessThanOrEqual(beaten * 100)
        expect(percent === 100).toBe(beaten === others)
      }
    }),
  )
})
