import { isoWeekKey } from '@trivium/rules/leaderboards/leaderboard'
import { expect, test } from 'vitest'
import { periodTitle } from './periods.ts'

test.each([
  ['2026-W47', '16 – 22 November 2026'],
  ['2026-W49', '30 November – 6 December 2026'],
  ['2026-W53', '28 December 2026 – 3 January 2027'],
  ['2027-W01', '4 – 10 January 2027'],
  ['2024-W01', '1 – 7 January 2024'],
  ['2026-11-21', 'Saturday 21 November 2026'],
])('%s is %s', (period, title) => {
  expect(periodTitle(period)).toBe(title)
})

test('a week contains its first day', () => {
  expect(isoWeekKey(Date.UTC(2026, 10, 30))).toBe('2026-W49')
  expect(isoWeekKey(Date.UTC(2026, 11, 28))).toBe('2026-W53')
})
