import { weekdayOf } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { hoursLeft, monthAfter } from './dates.ts'

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -2, '2026-01'],
])('%s plus %i months is %s', (month, months, then) => {
  expect(monthAfter(month, months)).toBe(then)
})

test('weeks start on Monday', () => {
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6])
})

test.each([
  [0, '0:00:00'],
  [1, '0:00:01'],
  [3_599_001, '1:00:00'],
  [30_429_000, '8:27:09'],
])('%i ms are %s', (ms, left) => {
  expect(hoursLeft(ms)).toBe(left)
})
