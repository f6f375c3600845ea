import type { Match } from '@trivium/wire/documents/match'
import { expect, test } from 'vitest'
import { activeMatch, hasJoined, type Seen, seenOf, shouldNavigate } from './match-document.ts'

const match = (change: Partial<Match> = {}): Match => ({
  id: 'match1',
  playerIds: ['me', 'you'],
  matchActive: true,
  player1Joined: false,
  player2Joined: false,
  autoNavigated: false,
  kind: 'ranked',
  joinBy: 0,
  opponent: { username: 'Guest', profilePic: 'profile1', elo: 1000, provisional: true },
  ...change,
})

const ready = { player1Joined: true, player2Joined: true }

test.each<[string, Seen, Match | null, boolean]>([
  ['no match', undefined, null, false],
  ['a match that waits for both', undefined, match(), false],
  ['a match that waits for one', undefined, match({ player1Joined: true }), false],
  ['a ready match at first sight that nobody went to', undefined, match(ready), true],
  [
    'a ready match at first sight that somebody went to',
    undefined,
    match({ ...ready, autoNavigated: true }),
    false,
  ],
  ['a match that becomes ready', seenOf(match()), match(ready), true],
  [
    'a match that becomes ready and was marked by the other',
    seenOf(match()),
    match({ ...ready, autoNavigated: true }),
    true,
  ],
  ['a match that was ready already', seenOf(match(ready)), match(ready), false],
  ['a match that appears ready', null, match({ ...ready, autoNavigated: true }), true],
  ['another match that is ready', { id: 'match0', ready: true }, match(ready), true],
])('%s: whether the app navigates automatically', (_name, before, now, goes) => {
  expect(shouldNavigate(before, now)).toBe(goes)
})

test('a finished match counts as none', () => {
  expect(activeMatch({ match: match({ matchActive: false }) })).toBeNull()
  expect(activeMatch({ match: null })).toBeNull()
  expect(activeMatch(null)).toBeNull()
})

test('the player’s own flag is found by their place in playerIds', () => {
  const joined = match({ player2Joined: true })
  expect([hasJoined(joined, 'me'), hasJoined(joined, 'you')]).toEqual([false, true])
})
