import { expect, test } from 'vitest'
import { nowWords, yesterdayWords } from './words.ts'

const NOTHING = { players: null, matches: null, yesterday: null }

test.each([
  [NOTHING, null],
  [{ ...NOTHING, players: 12 }, '12 players here now'],
  [{ ...NOTHING, matches: 1 }, '1 match under way'],
  [{ ...NOTHING, players: 12, matches: 3 }, '12 players here now, 3 matches under way'],
])('who is here now: %#', (activity, words) => expect(nowWords(activity)).toBe(words))

test.each([
  [null, null],
  [{ average: 7.24, hardest: null }, 'Yesterday’s daily: 7.2 of 10 on average.'],
  [
    { average: 7, hardest: { number: 6, share: 0.312 } },
    'Yesterday’s daily: 7.0 of 10 on average. Hardest: question 6, which 31% got right.',
  ],
])('yesterday’s daily: %#', (yesterday, words) =>
  expect(yesterdayWords({ ...NOTHING, yesterday })).toBe(words),
)
