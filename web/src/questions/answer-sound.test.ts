import { expect, it } from 'vitest'
import { inARowOf, semitonesOf } from './answer-sound.ts'

it('rises with each right answer to the octave, then plays around it', () => {
  const run = Array.from({ length: 14 }, (_, i) => semitonesOf(i + 1))
  expect(run).toEqual([0, 2, 4, 7, 9, 12, 9, 7, 9, 12, 9, 7, 9, 12])
})

it.each([
  [[], 0],
  [[true], 1],
  [[true, true, true], 3],
  [[true, false, true, true], 2],
  [[true, true, false], 0],
])('counts in %j the right answers in a row at the end: %i', (marks, inARow) => {
  expect(inARowOf(marks)).toBe(inARow)
})
