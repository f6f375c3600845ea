import { describe, expect, test } from 'vitest'
import {
  isCurrent,
  isoWeekKey,
  isRanked,
  keyParser,
  LEADERBOARD_KINDS,
  LEADERBOARDS,
  leaderboardKey,
  PROVISIONAL_GAMES,
  parseLeaderboardKey,
  periodAt,
  sortKey,
} from './leaderboard.ts'

describe('BO1 every leaderboard has one key, and every key one leaderboard', () => {
  test.each([
    ['elo', { kind: 'elo', region: null, period: null }],
    ['elo/2026-W47', { kind: 'elo', region: null, period: '2026-W47' }],
    ['survival/2020-W53', { kind: 'survival', region: null, period: '2020-W53' }],
    ['daily/2026-11-21', { kind: 'daily', region: null, period: '2026-11-21' }],
    ['flags/north-america', { kind: 'flags', region: 'north-america', period: null }],
    ['countries/all/2026-W01', { kind: 'countries', region: 'all', period: '2026-W01' }],
  ] as const)('%s', (key, board) => {
    expect(parseLeaderboardKey(key)).toEqual(board)
    expect(leaderboardKey(board)).toBe(key)
  })

  test.each([
    ...[
      '',
      'ELO',
      'battle',
      'elo/',
      'elo/2026',
      'elo/2026-W00',
      'elo/2026-W54',
      'elo/2026-11-21',
      'elo/2026-W47/x',
    ],
    ...[
      'daily',
      'daily/2026-W47',
      'daily/2026-13-01',
      'daily/2026-11-32',
      'daily/2026-11-21/x',
      'survival/all',
    ],
    ...[
      'flags',
      'flags/atlantis',
      'flags/2026-W47',
      'countries/europe/2026-11-21',
      'flags/europe/2026-W47/x',
    ],
  ])('BO1 %j is no key', (key) => {
    expect(parseLeaderboardKey(key)).toBeNull()
  })
})

test('BO1 BO2 every day and every week of seven years has a leaderboard', () => {
  const unread: string[] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2033, 0, 1); at += 86_400_000)
    for (const kind of LEADERBOARD_KINDS) {
      const period = periodAt(kind, at)
      const key = leaderboardKey({ kind, region: LEADERBOARDS[kind].regions ? 'all' : null, period })
      if (parseLeaderboardKey(key)?.period !== period) unread.push(key)
    }
  expect(unread).toEqual([])
})

test.each([
  ...['daily/2026-00-10', 'daily/2026-11-00', 'daily/02026-11-21', 'elo/2026-W5'],
  ...['daily/2026-02-29', 'daily/2026-02-30', 'daily/2026-11-31', 'elo/2025-W53', 'flags/all/2027-W53'],
])('BO1 %j is no key', (key) => {
  expect(parseLeaderboardKey(key)).toBeNull()
})

test.each(['daily/2028-02-29', 'daily/2026-12-31', 'elo/2026-W53', 'elo/2027-W52'])(
  'BO1 %j is a key',
  (key) => {
    expect(parseLeaderboardKey(key)).not.toBeNull()
  },
)

test.each([
  ['2026-11-22T23:59:59.999Z', '2026-W47'],
  ['2026-11-23T00:00:00.000Z', '2026-W48'],
  ['2026-01-01T00:00:00.000Z', '2026-W01'],
  ['2027-01-03T12:00:00.000Z', '2026-W53'],
  ['2027-01-04T00:00:00.000Z', '2027-W01'],
  ['2024-12-30T00:00:00.000Z', '2025-W01'],
  ['2021-01-03T23:00:00.000Z', '2020-W53'],
  ['1970-01-01T00:00:00.000Z', '1970-W01'],
])('BO2 %s is in week %s', (moment, week) => {
  expect(isoWeekKey(Date.parse(moment))).toBe(week)
})

describe('BO3 one number sorts a leaderboard', () => {
  test('BO3 without a time it is the score', () => {
    expect(sortKey(27, null)).toBe(27)
  })

  test('BO3 a higher score is better whatever the time; equal scores are ordered by time, to tenths of a second', () => {
    const sorted = [
      [0, 10 ** 12],
      [39, 0],
      [40, 10 ** 12],
      [40, 60_200],
      [40, 60_100],
      [40, 0],
      [41, 10 ** 12],
    ] as const
    const points = sorted.map(([score, ms]) => sortKey(score, ms))
    expect(points).toEqual(points.toSorted((one, other) => one - other))
    expect(new Set(points).size).toBe(points.length)
    expect(sortKey(40, 60_199)).toBe(sortKey(40, 60_100))
  })

  test('BO3 time breaks ties between quizzes of flags and of countries, and nowhere else', () => {
    expect(LEADERBOARD_KINDS.filter((kind) => LEADERBOARDS[kind].timed)).toEqual(['flags', 'countries'])
  })

  test.for([
    { score: 0, ms: 0, key: 2 ** 24 - 1 },
    { score: 3, ms: 60_199, key: 3 * 2 ** 24 + 2 ** 24 - 1 - 601 },
    { score: 3, ms: 10 ** 12, key: 3 * 2 ** 24 },
  ])('BO3 $score after $ms ms is stored as $key', ({ score, ms, key }) => {
    expect(sortKey(score, ms)).toBe(key)
  })

  test('BO3 it is a whole number that keeps its order in a database', () => {
    expect(Number.isSafeInteger(sortKey(250, 12_345.6))).toBe(true)
    expect(sortKey(0, -5)).toBe(2 ** 24 - 1)
  })
})

test('BO4 a rating enters the leaderboard after 20 rated games, when it stops being provisional', () => {
  expect(PROVISIONAL_GAMES).toBe(20)
})

test.for([
  { key: 'elo', runs: true },
  { key: 'flags/europe/2026-W47', runs: true },
  { key: 'flags/europe/2026-W46', runs: false },
  { key: 'survival/2026-W48', runs: false },
  { key: 'daily/2026-11-21', runs: true },
  { key: 'daily/2026-11-20', runs: false },
])('BO5 $key is open on a Saturday evening: $runs', ({ key, runs }) => {
  const board = parseLeaderboardKey(key)
  expect(board !== null && isCurrent(board, Date.UTC(2026, 10, 21, 20))).toBe(runs)
})

test('BO1 a kind that is added to the table has its own keys', () => {
  const parse = keyParser({
    ...LEADERBOARDS,
    sprint: { regions: true, period: 'day', timed: false, keeps: 'best' },
  })
  expect(parse('sprint/europe/2026-11-21')).toEqual({
    kind: 'sprint',
    region: 'europe',
    period: '2026-11-21',
  })
  for (const key of ['sprint', 'sprint/europe', 'sprint/2026-11-21', 'sprint/europe/2026-W47'])
    expect(parse(key)).toBeNull()
  expect(parse('elo')).toEqual(parseLeaderboardKey('elo'))
  expect(parseLeaderboardKey('sprint/europe/2026-11-21')).toBeNull()
})

test.each([
  ['daily', 0, false],
  ['survival', 0, false],
  ['flags', 0, false],
  ['survival', 1, true],
  ['elo', 0, true],
  ['elo', -12, true],
] as const)('BO6 %s with a score of %i is ranked: %s', (kind, score, isIn) =>
  expect(isRanked(kind, score)).toBe(isIn),
)
