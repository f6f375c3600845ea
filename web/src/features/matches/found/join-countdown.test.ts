import { expect, test } from 'vitest'
import { joinCountdown } from './join-countdown.ts'

test.each([
  [9_800, 9_800, 10, 100],
  [9_700, 9_800, 10, 98.98],
  [4_900, 9_800, 5, 50],
  [100, 9_800, 1, 1.02],
  [0, 9_800, 0, 0],
])('with %i of %i ms left the prompt shows %i s', (left, total, seconds, percent) => {
  const shown = joinCountdown(left, total)
  expect(shown.seconds).toBe(seconds)
  expect(shown.percent).toBeCloseTo(percent, 1)
})

test('a match seen late, as after a reload, shows what is left of its 10 seconds', () => {
  expect(joinCountdown(4_000, 10_000)).toEqual({ seconds: 4, percent: 40 })
})
