import { CLOSE, type CloseName } from '@trivium/wire/live/close-codes'
import { expect, test } from 'vitest'
import { closeAction, unavailable } from './close-action.ts'
import type { ConnectionPhase } from './store.ts'

const PHASES: readonly ConnectionPhase[] = [
  'connecting',
  'open',
  'reconnecting',
  'restarting',
  'offline',
  'stopped',
]

const GOODBYE = unavailable('You are banned.')

const retry = (phase: ConnectionPhase, needsToken = false) => ({ type: 'retry', phase, needsToken })

test.each([
  ['outdatedPage', { type: 'reload' }],
  ['helloExpected', retry('reconnecting')],
  ['tokenRefused', retry('reconnecting', true)],
  ['slowReader', retry('reconnecting')],
  ['badMessage', retry('reconnecting')],
  ['banned', { type: 'stop', why: GOODBYE }],
  ['restarting', retry('restarting')],
  ['heartbeatMissed', retry('reconnecting')],
  ['tooManyMessages', retry('reconnecting')],
  ['tooManySockets', { type: 'stop', why: GOODBYE }],
  ['unavailable', retry('reconnecting')],
  ['sessionEnded', { type: 'refresh-identity' }],
] as const satisfies readonly (readonly [CloseName, object])[])('%s', (name, expected) => {
  expect(closeAction(CLOSE[name].code, 'open', GOODBYE)).toEqual(expected)
})

test('without a goodbye message the reason for the close code is shown', () => {
  expect(closeAction(CLOSE.tooManySockets.code, 'open', null)).toMatchObject({
    why: { message: 'The connection was closed: too many connections of one player.' },
  })
})

test.each(PHASES)('a lost network leads from %s to the phase in which the page tries again', (phase) => {
  expect(closeAction(1006, phase, null)).toEqual(retry(phase === 'open' ? 'reconnecting' : phase))
})
