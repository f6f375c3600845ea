import type { Match } from '@trivium/wire/documents/match'
import { expect, test } from 'vitest'
import { type MatchState, matchState, shouldNavigate } from './match-state.ts'

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

const seen = (match_: Match | null): MatchState => matchState({ match: match_ }, 'me')

test.each<[string, MatchState | undefined, Match | null, boolean]>([
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
  ['a match that becomes ready', seen(match()), match(ready), true],
  [
    'a match that becomes ready and was marked by the other',
    seen(match()),
    match({ ...ready, autoNavigated: true }),
    true,
  ],
  ['a match that was ready already', seen(match(ready)), match(ready), false],
  ['a match that appears ready', seen(null), match({ ...ready, autoNavigated: true }), true],
  ['another match that is ready', seen(match({ ...ready, id: 'match0' })), match(ready), true],
])('%s: whether the app navigates automatically', (_name, before, now, goes) => {
  expect(shouldNavigate(before, seen(now))).toBe(goes)
})

test('a finished match counts as none', () => {
  for (const doc of [{ match: match({ matchActive: false }) }, { match: null }, null])
    expect(matchState(doc, 'me')).toEqual({ name: 'none' })
})

test.each([
  ['nobody has joined', {}, 'found', 'found'],
  ['the first player has joined', { player1Joined: true }, 'joined', 'found'],
  ['the second player has joined', { player2Joined: true }, 'found', 'joined'],
  ['both have joined', ready, 'ready', 'ready'],
])('when %s, each player sees their own state', (_, change, first, second) => {
  const doc = { match: match(change) }
  expect([matchState(doc, 'me').name, matchState(doc, 'you').name]).toEqual([first, second])
})

test('a player who is not known yet has not joined', () => {
  expect(matchState({ match: match({ player2Joined: true }) }, null).name).toBe('found')
})
