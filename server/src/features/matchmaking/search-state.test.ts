import { expect, test } from 'vitest'
import { queueStatus, searchState } from './search-state.ts'

const NOW = 1_000_000
const ENTRY = { uid: 'ada', elo: 1000, since: NOW - 60_000, front: false, lastOpponent: null }
const NEW = { ...ENTRY, since: NOW }

const view = { now: NOW, waiting: 3, notice: null }
const idle = { searching: false, since: null, window: null, pausedUntil: null, waiting: 3, notice: null }

test.each([
  ['an entry', ENTRY, null, { name: 'searching', entry: ENTRY }],
  ['a pause', null, NOW + 1, { name: 'paused', until: NOW + 1 }],
  ['neither', null, null, { name: 'idle' }],
] as const)('a player with %s in the queue', (_, entry, pausedUntil, expected) => {
  expect(searchState({ entry, pausedUntil })).toEqual(expected)
})

test.each([
  ['idle', { name: 'idle' }, idle],
  ['paused', { name: 'paused', until: NOW + 1 }, { ...idle, pausedUntil: NOW + 1 }],
  [
    'searching for long',
    { name: 'searching', entry: ENTRY },
    { ...idle, searching: true, since: ENTRY.since, window: null },
  ],
  [
    'searching since now',
    { name: 'searching', entry: NEW },
    { ...idle, searching: true, since: NOW, window: expect.any(Number) },
  ],
] as const)('the document of a player who is %s', (_, state, expected) => {
  expect(queueStatus(state, view)).toEqual(expected)
})
