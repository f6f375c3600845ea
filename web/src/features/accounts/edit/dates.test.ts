import { MINUTE } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { formatAgo, formatDate } from './dates.ts'

const NOW = Date.UTC(2026, 5, 20, 12)

test.each([
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23 * 60 * MINUTE, '23 hours ago'],
  [24 * 60 * MINUTE, '1 day ago'],
  [6 * 24 * 60 * MINUTE, '6 days ago'],
])('%d ms ago is written as %s', (passed, told) => {
  expect(formatAgo(NOW - passed, NOW)).toBe(told)
})

test('after a week the date is written', () => {
  const at = NOW - 7 * 24 * 60 * MINUTE
  expect(formatAgo(at, NOW)).toBe(`on ${formatDate(at)}`)
})
