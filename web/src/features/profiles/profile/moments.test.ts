import { expect, test } from 'vitest'
import { momentsOf } from './moments.ts'

const NONE = { survival: null, perfectDailies: null, upset: null, fastestRegion: null }

test('nothing happened yet', () => expect(momentsOf({ moments: NONE, bestWinStreak: 1 })).toEqual([]))

test('each moment has its number, its words and its day', () => {
  const moments = {
    survival: { score: 21, at: 1 },
    perfectDailies: { count: 1, at: 2 },
    upset: { opponent: 'Ben', above: 230, gain: 31, at: 3 },
    fastestRegion: { quiz: 'countries', region: 'south-america', size: 12, ms: 50_000, at: 4 },
  } as const
  expect(
    momentsOf({ moments, bestWinStreak: 4 }).map(({ value, words, at }) => `${value} ${words} ${at}`),
  ).toEqual([
    '1 Perfect daily 2',
    '21 Best Survival run 1',
    '4 Rated wins in a row null',
    '+31 Beat Ben, rated 230 higher 3',
    '0:50 All 12 countries, South America 4',
  ])
})
