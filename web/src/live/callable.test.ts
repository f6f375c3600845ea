import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'

const REFUSED = {
  status: 401,
  body: '{"error":{"status":"UNAUTHENTICATED","message":"Your session has ended."}}',
}

test('while the live connection is down, calls go over HTTP with the bearer token', async () => {
  const hand = new FakeBrowser()
  hand.answer = () => ({ status: 200, body: '{"result":{"isAdmin":false}}' })
  expect(await createClient(hand.edges).call('isAdmin', {})).toEqual({ result: { isAdmin: false } })
  expect(hand.posted).toEqual([{ path: '/api/fn/isAdmin', data: {}, bearer: 'Bearer token 1' }])
})

test('a token that is no longer accepted is renewed, and the call is repeated', async () => {
  const hand = new FakeBrowser()
  hand.answer = () => (hand.posted.length === 1 ? REFUSED : { status: 200, body: '{"result":{}}' })
  expect(await createClient(hand.edges).call('joinQueue', {})).toEqual({ result: {} })
  expect(hand.posted.map(({ bearer }) => bearer)).toEqual(['Bearer token 1', 'Bearer token 2'])
})

test('a session that has really ended is reported', async () => {
  const hand = new FakeBrowser()
  hand.answer = () => REFUSED
  const { error } = await createClient(hand.edges).call('joinQueue', {})
  expect(error).toMatchObject({ status: 'UNAUTHENTICATED', message: 'Your session has ended.' })
  expect(hand.posted).toHaveLength(2)
})

test('a network failure counts as internal and says what to do', async () => {
  const hand = new FakeBrowser()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const { error } = await createClient(hand.edges).call('joinQueue', {})
  expect(error?.status).toBe('INTERNAL')
  expect(error?.message).toContain('Check your connection')
})

test('concurrent calls share one token request', async () => {
  const hand = new FakeBrowser()
  const { call } = createClient(hand.edges)
  await Promise.all([call('joinQueue', {}), call('leaveQueue', {}), call('isAdmin', {})])
  expect(hand.entered).toBe(1)
})
