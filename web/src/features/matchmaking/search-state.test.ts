import type { QueueStatus } from '@trivium/wire/documents/queue'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../live/reply.ts'
import { NO_REQUEST, type QueueEvent, type QueueRequest, queueRequest, searchState } from './search-state.ts'

const FAILURE: Failure = { status: 'ABORTED', message: 'No.', reason: 'active-match', details: {} }

const REQUESTS = {
  none: NO_REQUEST,
  joining: { name: 'joining' },
  leaving: { name: 'leaving' },
  'join-failed': { name: 'join-failed', failure: FAILURE },
  'leave-failed': { name: 'leave-failed', failure: FAILURE },
} as const satisfies Record<string, QueueRequest>

const EVENTS = {
  join: { type: 'join' },
  leave: { type: 'leave' },
  answered: { type: 'answered' },
  failed: { type: 'failed', failure: FAILURE },
} as const satisfies Record<string, QueueEvent>

type Name = keyof typeof REQUESTS

const asks = { join: 'joining', leave: 'leaving' } as const

/** Every event that changes a request; all others leave it as it is. */
const TRANSITIONS: Record<Name, Partial<Record<keyof typeof EVENTS, Name>>> = {
  none: asks,
  joining: { answered: 'none', failed: 'join-failed' },
  leaving: { answered: 'none', failed: 'leave-failed' },
  'join-failed': asks,
  'leave-failed': asks,
}

describe.each(Object.keys(REQUESTS) as Name[])('%s', (name) => {
  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('and %s', (event) => {
    expect(queueRequest(REQUESTS[name], EVENTS[event])).toEqual(REQUESTS[TRANSITIONS[name][event] ?? name])
  })
})

const NOW = 1_000_000
const search = { since: NOW - 5_000, waiting: 3, window: 120, notice: null }
const searching: QueueStatus = { searching: true, pausedUntil: null, ...search }
const idle: QueueStatus = {
  searching: false,
  since: null,
  waiting: 2,
  window: null,
  pausedUntil: null,
  notice: 'you-did-not-join',
}
const paused = { ...idle, pausedUntil: NOW + 1 }
const over = { ...idle, pausedUntil: NOW }

const notice = 'you-did-not-join'

test.each([
  ['nothing known', null, 'none', { name: 'idle', notice: null, failure: null }],
  ['nothing known', null, 'joining', { name: 'joining', notice: null }],
  ['a player who does not search', idle, 'none', { name: 'idle', notice, failure: null }],
  ['a player who does not search', idle, 'joining', { name: 'joining', notice }],
  ['a player who does not search', idle, 'join-failed', { name: 'idle', notice, failure: FAILURE }],
  ['a player who does not search', idle, 'leave-failed', { name: 'idle', notice, failure: null }],
  ['a player who searches', searching, 'none', { name: 'searching', search, failure: null }],
  ['a player who searches', searching, 'joining', { name: 'searching', search, failure: null }],
  ['a player who searches', searching, 'leaving', { name: 'leaving', search }],
  ['a player who searches', searching, 'leave-failed', { name: 'searching', search, failure: FAILURE }],
  ['a player who searches', searching, 'join-failed', { name: 'searching', search, failure: null }],
  ['a player who is paused', paused, 'none', { name: 'paused', until: NOW + 1 }],
  ['a player who is paused', paused, 'joining', { name: 'paused', until: NOW + 1 }],
  ['a player whose pause is over', over, 'none', { name: 'idle', notice, failure: null }],
] as const)('%s, with the request %s', (_, queue, request, expected) => {
  expect(searchState(queue, REQUESTS[request], NOW)).toEqual(expected)
})
