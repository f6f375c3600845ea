import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [0, '0:00'],
  [-50, '0:00'],
  [7_999, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms is shown as %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})
