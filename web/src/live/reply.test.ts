import { expect, test } from 'vitest'
import { parseReply } from './reply.ts'

test.each([
  ['the result field', '{"result":{"score":3}}'],
  ['the data field', '{"data":{"score":3}}'],
])('a result is read from %s', (_name, body) => {
  expect(parseReply(200, body)).toEqual({ result: { score: 3 } })
})

test.each([
  [200, 'not json', 'INTERNAL', 'Response is not valid JSON object'],
  [200, '[1]', 'INTERNAL', 'Response is not valid JSON object'],
  [200, '{}', 'INTERNAL', 'Response is missing data field'],
  [502, '<html>', 'INTERNAL', 'Response is not valid JSON object'],
  [503, '<html>', 'UNAVAILABLE', 'Response is not valid JSON object'],
])('status %i with body %s is a failure', (status, body, word, message) => {
  expect(parseReply(status, body).error).toMatchObject({ status: word, message, reason: null })
})

test('an error keeps its status, its sentence and the name of the refusal', () => {
  const body = JSON.stringify({
    error: { status: 'ABORTED', message: 'This match is over.', details: { reason: 'match-over', since: 5 } },
  })
  expect(parseReply(409, body).error).toEqual({
    status: 'ABORTED',
    message: 'This match is over.',
    reason: 'match-over',
    details: { reason: 'match-over', since: 5 },
  })
})

test('an unknown status word is replaced by the HTTP status', () => {
  expect(parseReply(429, '{"error":{"status":"SLOW_DOWN"}}').error?.status).toBe('RESOURCE_EXHAUSTED')
})

test('an unexpected error has the code by which the operator finds it', () => {
  const details = { reason: 'internal-error', code: 'page1.17' }
  const body = JSON.stringify({ error: { status: 'INTERNAL', message: 'Something went wrong.', details } })
  expect(parseReply(500, body).error?.message).toBe(
    'Something went wrong. If you write to us, give this code: page1.17',
  )
})
