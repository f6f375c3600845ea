import { expect, test } from 'vitest'
import { addressOf, keyOf, ofKind, parseSelection } from './selection.ts'

const DAY = '2026-11-21'

test.each([
  ['board=elo', 'elo'],
  ['board=elo&when=week', 'elo/2026-W47'],
  ['board=survival', 'survival'],
  ['board=survival&when=2026-W40', 'survival/2026-W40'],
  ['board=daily', 'daily/2026-11-21'],
  ['board=daily&when=2026-11-20', 'daily/2026-11-20'],
  ['board=flags', 'flags/all'],
  ['board=flags&region=europe&when=week', 'flags/europe/2026-W47'],
  ['board=countries&region=north-america&when=2025-W01', 'countries/north-america/2025-W01'],
])('the address ?%s selects the leaderboard %s, and the other way round', (query, key) => {
  const choice = parseSelection(new URLSearchParams(query))
  expect(keyOf(choice, DAY)).toBe(key)
  expect(addressOf(choice)).toBe(`/leaderboard?${query}`)
})

test.each([
  ['board=chess', 'elo'],
  ['when=week', 'elo/2026-W47'],
  ['board=survival&when=2026-11-20', 'survival'],
  ['board=daily&when=2026-W47', 'daily/2026-11-21'],
  ['board=daily&when=all', 'daily/2026-11-21'],
  ['board=flags&region=atlantis', 'flags/all'],
  ['when=a/b', 'elo'],
])('an invalid part of an address is ignored: ?%s', (query, key) => {
  expect(keyOf(parseSelection(new URLSearchParams(query)), DAY)).toBe(key)
})

test('another kind of leaderboard keeps the period if it has one for it', () => {
  const flags = parseSelection(new URLSearchParams('board=flags&region=asia&when=2026-W40'))
  expect(addressOf(ofKind(flags, 'countries'))).toBe('/leaderboard?board=countries&region=asia&when=2026-W40')
  expect(addressOf(ofKind(flags, 'survival'))).toBe('/leaderboard?board=survival&when=2026-W40')
  expect(addressOf(ofKind(flags, 'daily'))).toBe('/leaderboard?board=daily')
  const past = parseSelection(new URLSearchParams('board=daily&when=2026-11-20'))
  expect(addressOf(ofKind(past, 'elo'))).toBe('/leaderboard?board=elo')
})
