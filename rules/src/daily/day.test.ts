import { expect, test } from 'vitest'
import { dayFromNumber, dayNumber, isoWeek } from '../time.ts'
import { dailyNumber } from './day.ts'

test.for([
  { day: '2026-01-01', number: 1 },
  { day: '2026-12-31', number: 365 },
  { day: '2028-02-29', number: 790 },
  { day: '2028-03-01', number: 791 },
])('D9 the quiz of $day is number $number', ({ day, number }) => {
  expect(dailyNumber(day)).toBe(number)
})

test('D9 every date has a different number, without gaps', () => {
  const first = dayNumber('1999-12-31')
  const days = Array.from({ length: 20_000 }, (_, i) => dayFromNumber(first + i))
  expect(days.slice(0, 2)).toEqual(['1999-12-31', '2000-01-01'])
  expect(days.map(dayNumber)).toEqual(days.map((_, i) => first + i))
})

test.for([
  { sunday: '2026-11-22', monday: '2026-11-23' },
  { sunday: '2027-01-03', monday: '2027-01-04' },
  { sunday: '2024-12-29', monday: '2024-12-30' },
])('D11 a week ends on Sunday, $sunday, even where a month or year ends within it', ({ sunday, monday }) => {
  expect(isoWeek(dayNumber(monday))).toBe(isoWeek(dayNumber(sunday)) + 1)
  expect(isoWeek(dayNumber(monday) + 6)).toBe(isoWeek(dayNumber(monday)))
})
