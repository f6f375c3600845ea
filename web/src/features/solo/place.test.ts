import { expect, test } from 'vitest'
import { placeOf, stretchOf } from './place.ts'

const marks = (count: number): boolean[] => Array.from({ length: count }, () => true)

test.each([
  ['a short game is shown whole', { index: 4, total: 12, marks: marks(4) }, [4, 12, 4]],
  ['before the first question nothing is behind', { index: -1, total: 10, marks: [] }, [0, 10, 0]],
  [
    'of a long game the ten are shown that the player is in',
    { index: 36, total: 50, marks: marks(36) },
    [6, 10, 6],
  ],
  ['the last stretch is what is left', { index: 23, total: 25, marks: marks(23) }, [3, 5, 3]],
  ['the tenth stays until the eleventh is asked', { index: 9, total: null, marks: marks(10) }, [10, 10, 9]],
  ['a way without an end has always ten ahead', { index: 10, total: null, marks: marks(10) }, [0, 10, 0]],
] as const)('%s', (_, game, [passed, total, at]) => {
  const stretch = stretchOf(game)
  expect([stretch.marks.length, stretch.total, stretch.at]).toEqual([passed, total, at])
})

test('a place includes the total if there is one', () => {
  expect([placeOf({ index: 2, total: 10 }), placeOf({ index: 2, total: null })]).toEqual(['3 of 10', '3'])
})
