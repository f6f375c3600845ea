import { expect, test } from 'vitest'
import { activityRows, activitySummary, levelOf, tellDay } from './activity.ts'

const day = (name: string, games = 1, asked = 10, right = 7) => ({ day: name, games, asked, right })

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [6, 3],
  [7, 4],
  [90, 4],
])('%i games are level %i', (games, level) => {
  expect(levelOf(games)).toBe(level)
})

test('a day is described by its games and answers', () => {
  expect(tellDay('1 May 2026', day('2026-05-01', 3, 30, 21))).toBe('1 May 2026: 3 games, 21 of 30 right')
  expect(tellDay('1 May 2026', day('2026-05-01', 1, 0, 0))).toBe('1 May 2026: 1 game')
  expect(tellDay('1 May 2026', undefined)).toBe('1 May 2026: no game')
})

test('the summary says how much was played', () => {
  expect(activitySummary([])).toBe('No games in the last 53 weeks')
  expect(activitySummary([day('2026-05-01', 1)])).toBe('1 game on 1 day of the last 53 weeks')
  expect(activitySummary([day('2026-05-01', 2), day('2026-05-04', 1_000)])).toBe(
    '1,002 games on 2 days of the last 53 weeks',
  )
})

test('the table starts with the newest day', () => {
  expect(activityRows([day('2026-11-01'), day('2026-11-04', 2, 0, 0)])).toEqual([
    ['4 Nov 2026', '2', '–'],
    ['1 Nov 2026', '1', '7 of 10'],
  ])
})
