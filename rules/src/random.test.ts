import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom, shuffled } from './random.ts'

const draw = (seed: string, count: number): number[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, random)
}

test('E7 the same seed gives the same, known numbers', () => {
  expect(draw('seed', 5)).toEqual(draw('seed', 5))
  expect(draw('seed', 3).map((number) => number.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.506400",
      "0.969913",
      "0.597015",
    ]
  `)
})

test('E7 seeds that differ in a single letter give unrelated numbers', () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `game:${i}`)
  expect(new Set(seeds.map((seed) => draw(seed, 1)[0])).size).toBe(200)
})

test('E7 numbers are in [0, 1) and evenly distributed', () => {
  const tenths = Array<number>(10).fill(0)
  for (const number of draw('even', 20_000)) tenths[Math.floor(number * 10)]! += 1
  for (const share of tenths) expect(share / 20_000).toBeCloseTo(0.1, 1.9)
})

test('E7 shuffling keeps every item, leaves the original unchanged, and favours no position', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const original = [...items]
      const mixed = shuffled(items, randomFrom(seed))
      expect(items).toEqual(original)
      expect(mixed.toSorted()).toEqual(items.toSorted())
    }),
  )
  const places = [0, 0, 0, 0]
  for (let i = 0; i < 8_000; i++) places[shuffled([0, 1, 2, 3], randomFrom(`${i}`)).indexOf(0)]! += 1
  for (const place of places) expect(place / 8_000).toBeCloseTo(0.25, 1.5)
})
