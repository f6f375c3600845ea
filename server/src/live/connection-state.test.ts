import { expect, test } from 'vitest'
import { type AwaitingHello, type ConnectionState, type Open, onHello } from './connection-state.ts'
import type { TopicList } from './topic-list.ts'

const AWAITING: AwaitingHello = { phase: 'awaiting-hello', cancelTimeout: () => {}, onWelcome: () => {} }
const OPEN: Open = { phase: 'open', uid: 'ada', sid: 'first', topics: {} as TopicList }
const CLOSING: ConnectionState = { phase: 'closing' }
const UNKNOWN = 'unknown' as const

const ADA = { uid: 'ada', sid: 'second' }
const BEN = { uid: 'ben', sid: 'third' }

const BAN = { why: 'insults', until: null }
const FINE = () => ({ ban: null, hasTooManySockets: false })
const BANNED = () => ({ ban: BAN, hasTooManySockets: true })
const FULL = () => ({ ban: null, hasTooManySockets: true })

const ignore = { type: 'ignore' }
const banned = { type: 'ban', ban: BAN }
const close = (name: string) => ({ type: 'close', name })

test.each([
  ['awaiting-hello', 'a valid token', AWAITING, ADA, FINE, { type: 'open', from: AWAITING, identity: ADA }],
  ['awaiting-hello', 'an invalid token', AWAITING, null, FINE, close('tokenRefused')],
  ['awaiting-hello', 'a banned player’s token', AWAITING, ADA, BANNED, banned],
  ['awaiting-hello', 'one socket too many', AWAITING, ADA, FULL, close('tooManySockets')],
  ['open', 'a fresh token', OPEN, ADA, FINE, { type: 'renew', state: { ...OPEN, sid: 'second' } }],
  ['open', 'an invalid token', OPEN, null, FINE, close('tokenRefused')],
  ['open', 'another player’s token', OPEN, BEN, FINE, close('tokenRefused')],
  ['open', 'a banned player’s token', OPEN, ADA, BANNED, banned],
  [
    'open',
    'a token at the socket limit',
    OPEN,
    ADA,
    FULL,
    { type: 'renew', state: { ...OPEN, sid: 'second' } },
  ],
  ['awaiting-hello', 'a token that cannot be checked', AWAITING, UNKNOWN, FINE, close('unavailable')],
  ['open', 'a token that cannot be checked', OPEN, UNKNOWN, FINE, close('unavailable')],
  ['closing', 'a token that cannot be checked', CLOSING, UNKNOWN, FINE, ignore],
  ['closing', 'a valid token', CLOSING, ADA, FINE, ignore],
  ['closing', 'an invalid token', CLOSING, null, FINE, ignore],
  ['closing', 'a banned player’s token', CLOSING, ADA, BANNED, ignore],
])('%s: a hello with %s', (_, __, state, identity, admissionOf, expected) => {
  expect(onHello(state, identity, admissionOf)).toEqual(expected)
})

test('nothing is looked up about the player of another connection', () => {
  const asked: string[] = []
  const admissionOf = (uid: string) => {
    asked.push(uid)
    return FINE()
  }
  onHello(OPEN, BEN, admissionOf)
  onHello(CLOSING, ADA, admissionOf)
  expect(asked).toEqual([])
})
