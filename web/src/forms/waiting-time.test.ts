import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [1, '1 s'],
  [45_000, '45 s'],
  [59_999, '1 min'],
  [60_000, '1 min'],
  [129_400, '2 min 10 s'],
  [3_600_000, '60 min'],
  [3_600_001, '1 h 1 min'],
  [7_200_000, '2 h'],
  [86_400_000, '24 h'],
  [86_400_001, '2 days'],
  [12 * 86_400_000, '12 days'],
])('%d ms is shown as %s', (ms, words) => {
  expect(waitingTime(ms)).toBe(words)
})
