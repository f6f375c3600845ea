import { expect, test } from 'vitest'
import {
  dateRange,
  dayWithWeekday,
  fullDay,
  longDate,
  longDay,
  monthTitle,
  shortDate,
  shortDay,
  weekdayName,
} from './utc-days.ts'

test('a day is written in words, whatever the device’s time zone', () => {
  const day = '2026-11-21'
  expect(weekdayName(day)).toBe('Sat')
  expect(shortDay(day)).toBe('21 Nov')
  expect(shortDate(day)).toBe('21 Nov 2026')
  expect(dayWithWeekday(day)).toBe('Sat, 21 Nov 2026')
  expect(longDay(day)).toBe('Saturday 21 November')
  expect(fullDay('2026-01-01')).toBe('Thursday 1 January 2026')
  expect(longDate(day)).toBe('21 November 2026')
  expect(monthTitle('2026-03')).toBe('March 2026')
})

test('a range names what its ends share once', () => {
  expect(dateRange('2026-11-16', '2026-11-22')).toBe('16 – 22 November 2026')
  expect(dateRange('2026-11-30', '2026-12-06')).toBe('30 November – 6 December 2026')
})
