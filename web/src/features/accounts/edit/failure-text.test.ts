import { expect, test } from 'vitest'
import type { Failure } from '../../../live/reply.ts'
import { failureText } from './failure-text.ts'

const failure = (details: Failure['details']): Failure => ({
  status: 'RESOURCE_EXHAUSTED',
  message: 'Too many requests.',
  reason: 'too-many-calls',
  details,
})

test('no failure has no text', () => {
  expect(failureText(null)).toBeNull()
})

test('a failure has the server’s text, with the time to wait', () => {
  expect(failureText(failure({}))).toBe('Too many requests.')
  expect(failureText(failure({ retryAfter: 130_000 }))).toBe('Too many requests. Try again in 2 min 10 s.')
})
