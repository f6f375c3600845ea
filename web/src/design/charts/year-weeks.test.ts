import { expect, test } from 'vitest'
import { weeksUpTo } from './year-weeks.ts'

test('53 weeks end with the current one, which is incomplete', () => {
  const weeks = weeksUpTo('2026-11-21', 53)
  expect(weeks).toHaveLength(53)
  expect(weeks[0]?.days).toHaveLength(7)
  expect(weeks[0]?.days[0]).toBe('2025-11-17')
  expect(weeks.at(-1)?.days).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
})

test('weeks run from Monday to Sunday', () => {
  expect(weeksUpTo('2026-11-16', 2).map(({ days }) => days.length)).toEqual([7, 1])
  expect(weeksUpTo('2026-11-22', 2).map(({ days }) => days.length)).toEqual([7, 7])
})

test('a month is listed with the week in which it begins', () => {
  const weeks = weeksUpTo('2026-03-08', 3)
  expect(weeks.map(({ month }) => month)).toEqual([null, 2, null])
  expect(weeks[1]?.days.at(-1)).toBe('2026-03-01')
})
