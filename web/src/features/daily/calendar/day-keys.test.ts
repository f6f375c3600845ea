import { expect, test } from 'vitest'
import { dayByKey } from './day-keys.ts'
import { weeksOf } from './weeks.ts'

const DAYS = Array.from({ length: 21 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`)

test.each([
  ['ArrowLeft', '2026-11-10', '2026-11-09'],
  ['ArrowRight', '2026-11-10', '2026-11-11'],
  ['ArrowUp', '2026-11-10', '2026-11-03'],
  ['ArrowDown', '2026-11-10', '2026-11-17'],
  ['Home', '2026-11-10', '2026-11-01'],
  ['End', '2026-11-10', '2026-11-21'],
  ['ArrowRight', '2026-11-21', null],
  ['ArrowUp', '2026-11-03', null],
  ['x', '2026-11-03', null],
])('%s on %s leads to %s', (key, from, to) => {
  expect(dayByKey(key, from, DAYS)).toBe(to)
})

test('a month is split into weeks that start on Monday', () => {
  const weeks = weeksOf(DAYS.map((day) => ({ day })))
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7])
  // 1 November 2026 is a Sunday.
  expect(weeks[0]?.map((day) => day?.day ?? null)).toEqual([null, null, null, null, null, null, '2026-11-01'])
})
