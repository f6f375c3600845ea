import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { binomialTail, evidenceStrength, narrowSpreadProbability } from './tail-probability.ts'

describe('FP1 the upper tail of the binomial distribution', () => {
  test.for([
    [0, 10, 0.3, 1],
    [10, 10, 0.5, 0.5 ** 10],
    [5, 10, 0.5, 638 / 1_024],
    [1, 4, 0.25, 1 - 0.75 ** 4],
    [11, 10, 0.5, 0],
    [3, 10, 1, 1],
    [3, 10, 0, 0],
  ] as const)('FP1 for %i hits or more in %i tries with chance %f', ([hits, tries, chance, tail]) => {
    expect(binomialTail(hits, tries, chance)).toBeCloseTo(tail, 12)
  })

  test('FP1 the tail is the sum over all equal or larger numbers, also where it is tiny', () => {
    const all = Array.from(
      { length: 501 },
      (_, hits) => binomialTail(hits, 500, 0.25) - binomialTail(hits + 1, 500, 0.25),
    )
    expect(all.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9)
    expect(Math.log(binomialTail(500, 500, 0.25))).toBeCloseTo(500 * Math.log(0.25), 6)
  })

  test('FP1 for probabilities that differ by try, their mean gives an upper bound', () => {
    const random = randomFrom('unequal')
    const chances = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 0.9 : 0.3))
    const runs = 20_000
    let reached = 0
    for (let run = 0; run < runs; run++)
      if (chances.filter((chance) => random() < chance).length >= 30) reached += 1
    expect(reached / runs).toBeLessThan(binomialTail(30, 40, 0.6))
  })
})

describe('FP1 the lower tail of chi squared', () => {
  // Tables: chi squared of 10 degrees at 2.558 and 3.940 is 0.01 and 0.05; of 29 at 14.256 it is 0.01; of 1 at 0.00393, 0.05.
  test.for([
    [2.558, 11, 0.01],
    [3.94, 11, 0.05],
    [14.256, 30, 0.01],
    [0.00393, 2, 0.05],
  ] as const)('FP1 with chi squared %f and %i draws it is %f', ([x, n, tail]) => {
    expect(narrowSpreadProbability(Math.sqrt(x / (n - 1)), n, 1)).toBeCloseTo(tail, 4)
  })

  test('FP1 no spread at all is impossible, one draw is not evidence, a wide spread is likely', () => {
    expect(narrowSpreadProbability(0, 10, 0.15)).toBe(0)
    expect(narrowSpreadProbability(0, 1, 0.15)).toBe(1)
    expect(narrowSpreadProbability(1, 300, 0.15)).toBeCloseTo(1, 9)
  })
})

test('FP11 strength is the number of zeros after the decimal point, at most 30', () => {
  expect(evidenceStrength(1e-6)).toBeCloseTo(6, 9)
  expect(evidenceStrength(1e-29)).toBeCloseTo(29, 9)
  expect([1e-30, 1e-31, 0].map(evidenceStrength)).toEqual([30, 30, 30])
  expect(evidenceStrength(1)).toBeCloseTo(0, 9)
})
