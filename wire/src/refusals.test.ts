import { expect, test } from 'vitest'
import { errorOf, isRefused, REFUSALS, type Refusal, refused } from './refusals.ts'
import { HTTP_STATUS } from './status.ts'

test.each(Object.keys(REFUSALS) as Refusal[])('%s has a known status and a message for people', (name) => {
  const error = errorOf(refused(name))
  expect(HTTP_STATUS[error.status]).toBeGreaterThanOrEqual(400)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  expect(error.details).toEqual({ reason: name })
})

test('details are included, and cannot replace the reason', () => {
  const no = refused('too-many-calls', { retryAfter: 5, reason: 'banned' })
  expect(errorOf(no).details).toEqual({ retryAfter: 5, reason: 'too-many-calls' })
})

test.each([null, undefined, 7, 'refused', {}, []])('%j is not a refusal', (value) => {
  expect(isRefused(value)).toBe(false)
})

test('the statuses are those of the specification', () => {
  expect(HTTP_STATUS).toMatchObject({
    INVALID_ARGUMENT: 400,
    UNAUTHENTICATED: 401,
    PERMISSION_DENIED: 403,
    NOT_FOUND: 404,
    ABORTED: 409,
    RESOURCE_EXHAUSTED: 429,
    CANCELLED: 499,
    INTERNAL: 500,
    UNIMPLEMENTED: 501,
    UNAVAILABLE: 503,
    DEADLINE_EXCEEDED: 504,
  })
})
