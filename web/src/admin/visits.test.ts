import { utcDay } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { usually, visitColumns, visitRows, visitsSummary } from './visits.ts'

const days = (count: number, views = (at: number) => at) =>
  Array.from({ length: count }, (_, at) => ({
    day: utcDay(Date.UTC(2026, 0, 1 + at)),
    views: views(at),
    visitors: 1,
  }))

test('a week has one labelled column per day, with today’s marked', () => {
  const columns = visitColumns('views', days(7))
  expect(columns.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(columns.map(({ label }) => label)).toEqual(['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'])
  expect(columns.map(({ isMarked }) => isMarked)).toEqual([...Array(6).fill(false), true])
})

test.each([
  [30, 30],
  [90, 13],
  [365, 53],
])('%i days become %i columns that include every view and have at most four labels', (count, length) => {
  const columns = visitColumns('visitors', days(count))
  expect(columns).toHaveLength(length)
  expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(count)
  expect(columns.filter(({ label }) => label !== '').length).toBeLessThanOrEqual(4)
  expect(columns.at(-1)?.label).not.toBe('')
})

test('weeks end today, and only the first may be shorter', () => {
  const columns = visitColumns('visitors', days(90))
  expect([columns[0]?.value, columns.at(-1)?.value]).toEqual([6, 7])
})

test('the summary has the sum, the mean and the best day', () => {
  expect(visitsSummary('views', days(30))).toBe('435 in 30 days, 15 a day. Most on Fri, 30 Jan 2026: 29.')
  expect(visitsSummary('visitors', days(90))).toBe(
    '1 a day. Most on Thu, 1 Jan 2026: 1. Each bar is one week.',
  )
  expect(
    visitsSummary(
      'views',
      days(7, () => 0),
    ),
  ).toBe('None in 7 days.')
})

test('less than one a day is shown as a sum, not as a mean', () => {
  const few = days(30, (at) => (at === 29 ? 1 : 0))
  expect(usually('views', few)).toBe('1 in 30 days')
  expect(visitsSummary('views', few)).toBe('1 in 30 days. Most on Fri, 30 Jan 2026: 1.')
  expect(
    usually(
      'views',
      days(30, (at) => (at < 15 ? 5 : 0)),
    ),
  ).toBe('2.5 a day')
  expect(
    usually(
      'views',
      days(7, () => 1200),
    ),
  ).toBe('1,200 a day')
})

test('the table begins with today', () => {
  expect(visitRows(days(2, () => 1234))[0]).toEqual(['Fri, 2 Jan 2026', '1,234', '1'])
})
