import { expect, test } from 'vitest'
import type { Failure } from '../live/reply.ts'
import { troubleOf } from './trouble.ts'

const WORDS = { held: 'It is sent later.', refused: 'It did not count.' }
const failure = (part: Partial<Failure>): Failure => ({
  status: 'ABORTED',
  message: 'Why.',
  reason: null,
  details: {},
  ...part,
})

test.each([
  ['an unreachable server', { status: 'INTERNAL' }, 'held', WORDS.held],
  ['a server that is shutting down', { reason: 'shutting-down' }, 'held', WORDS.held],
  ['a server that cannot save', { reason: 'cannot-save' }, 'held', 'Why.'],
  ['a game that does not answer', { reason: 'game-unreachable' }, 'held', 'Why.'],
  ['a server that opens no games', { reason: 'no-new-games' }, 'held', 'Why.'],
  ['a refusal', { reason: 'question-closed' }, 'refused', 'It did not count. Why.'],
  [
    'an error of the server itself',
    { status: 'INTERNAL', reason: 'internal-error' },
    'refused',
    'It did not count. Why.',
  ],
] as const)('%s', (_, part, status, trouble) => {
  expect(troubleOf(failure(part), WORDS)).toEqual({ status, trouble })
})
