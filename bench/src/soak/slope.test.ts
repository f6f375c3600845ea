import { expect, test } from 'vitest'
import { slope } from './slope.ts'

test.each([
  [
    'a rising line',
    [
      [0, 1],
      [1, 3],
      [2, 5],
    ],
    2,
  ],
  [
    'a level line',
    [
      [0, 4],
      [1, 4],
      [5, 4],
    ],
    0,
  ],
  [
    'a zigzag around a falling line',
    [
      [0, 11],
      [1, 8],
      [2, 9],
      [3, 6],
    ],
    -1.4,
  ],
  ['a single point', [[3, 7]], 0],
] as const)('the slope of %s', (_, points, expected) => {
  expect(slope(points)).toBeCloseTo(expected)
})
