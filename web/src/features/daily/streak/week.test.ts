import { dayAfter } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { weekDays, weekWords } from './week.ts'

/** A streak in a week that began on Monday, 16 November; `null`: not played. */
const streakOf = (days: number, scores: readonly (number | null)[]) => ({
  days,
  best: days,
  canMissOne: true,
  playedToday: scores.at(-1) !== null,
  week: scores.map((score, i) => ({ day: dayAfter('2026-11-16', i), score })),
})

test.each([
  ['a week that has just begun', streakOf(0, [null]), 'today ahead ahead ahead ahead ahead ahead'],
  ['a week of a new player', streakOf(1, [null, null, 7]), 'missed missed played ahead ahead ahead ahead'],
  ['a full week', streakOf(7, [7, 8, 9, 10, 0, 3, 5]), 'played played played played played played played'],
  [
    'a day that the streak survives',
    streakOf(9, [7, null, 9, null]),
    'played spared played today ahead ahead ahead',
  ],
  ['a Monday missed after Sunday', streakOf(5, [null, 6]), 'spared played ahead ahead ahead ahead ahead'],
  [
    'a streak that began after a missed day',
    streakOf(1, [7, null, null, 9]),
    'played missed missed played ahead ahead ahead',
  ],
])('%s', (_, streak, looks) => {
  expect(
    weekDays(streak)
      .map(({ look }) => look)
      .join(' '),
  ).toBe(looks)
})

test('a week in words leaves out the days to come', () => {
  expect(weekWords(streakOf(9, [8, null, null]))).toBe(
    'This week: Monday 8 of 10, Tuesday day off, Wednesday today, still to come.',
  )
})
