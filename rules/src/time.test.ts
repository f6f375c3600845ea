import { expect, test } from 'vitest'
import {
  DAY,
  dayAfter,
  dayNumber,
  HOUR,
  lastMidnight,
  MINUTE,
  nextMidnight,
  utcDay,
  weekdayOf,
} from './time.ts'

const NOON = Date.UTC(2026, 10, 23, 12)

test('a day has 24 hours of 60 minutes', () => {
  expect([MINUTE, HOUR, DAY]).toEqual([60_000, 3_600_000, 86_400_000])
})

test('a moment belongs to the UTC day between two midnights', () => {
  const [from, to] = [lastMidnight(NOON), nextMidnight(NOON)]
  expect([from, to]).toEqual([Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 24)])
  expect([from - 1, from, NOON, to - 1, to].map(utcDay)).toEqual([
    ...['2026-11-22', '2026-11-23', '2026-11-23', '2026-11-23', '2026-11-24'],
  ])
  expect([lastMidnight(from), nextMidnight(from)]).toEqual([from, to])
})

test('days are counted across the ends of months and years', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1970-01-02')]).toEqual([0, 1])
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2026-03-01', -1)]).toEqual([
    ...['2027-01-01', '2028-02-29', '2026-02-28'],
  ])
})

test.for([
  ['1970-01-01', 3],
  ['2026-11-22', 6],
  ['2026-11-23', 0],
  ['2028-02-29', 1],
] as const)('%s is day %s of its week, from Monday', ([day, weekday]) => {
  expect(weekdayOf(day)).toBe(weekday)
})
