import { weekdayOf } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { fullDay, hoursLeft, longDay, monthAfter, monthTitle } from './dates.ts'

test('a day is written in words, whatever the device’s time zone', () => {
  expect(longDay('2026-11-21')).toBe('Saturday 21 November')
  expect(fullDay('2026-01-01')).toBe('Thursday 1 January 2026')
  expect(monthTitle('2026-03')).toBe('March 2026')
})

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
