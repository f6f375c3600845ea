import { expect, test } from 'vitest'
import { percentOf, ticks } from './ticks.ts'

test.each([
  [980, 1_204, 4, [900, 1_000, 1_100, 1_200, 1_300]],
  [1_000, 1_040, 4, [1_000, 1_010, 1_020, 1_030, 1_040]],
  [1_000, 1_000, 4, [1_000, 1_001]],
  [100, 2_010, 4, [0, 500, 1_000, 1_500, 2_000, 2_500]],
  [0, 7, 4, [0, 2, 4, 6, 8]],
])('an axis from %i to %i has round ticks around both', (least, greatest, most, expected) => {
  expect(ticks(least, greatest, most)).toEqual(expected)
})

test('a position on an axis is a percentage; on an axis without length it is the middle', () => {
  expect(percentOf(1_050, 1_000, 1_200)).toBe(25)
  expect(percentOf(7, 7, 7)).toBe(50)
})
