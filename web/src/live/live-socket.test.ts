import { HEARTBEAT } from '@trivium/wire/limits'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'

const started = async () => {
  const hand = new FakeBrowser()
  const client = createClient(hand.edges)
  client.start()
  await hand.welcome()
  const phase = () => client.store.getState().phase
  return { hand, client, phase }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('the page says hello with its token and its connection is open once welcomed', async () => {
  const { hand, phase } = await started()
  expect(hand.read()[0]).toEqual({ hello: { protocol: 1, token: 'token 1' } })
  expect(phase()).toBe('open')
})

test('a topic has one subscription for all its readers, until the last one leaves', async () => {
  const { hand, client } = await started()
  hand.read()
  const [first, second] = [client.follow('user'), client.follow('user')]
  expect(hand.read()).toEqual([{ follow: 'user' }])
  first()
  hand.pass(1_000)
  expect(hand.read()).toEqual([])
  second()
  hand.pass(1_000)
  expect(hand.read()).toEqual([{ unfollow: 'user' }])
})

test('after a reconnect the page sends its positions and gets only the missed messages', async () => {
  const { hand, client, phase } = await started()
  client.follow('user')
  hand.say({ topic: 'user', epoch: 'e', n: 7, doc: { elo: 1000, wins: 0 } })
  hand.drop()
  expect(phase()).toBe('reconnecting')
  hand.read()
  await hand.welcome()
  expect(hand.read()).toContainEqual({ follow: 'user', have: { epoch: 'e', n: 7 } })
  hand.say({ topic: 'user', n: 8, set: { elo: 1020 } })
  expect(client.store.getState().topics.user?.doc).toEqual({ elo: 1020, wins: 0 })
})

test('after a gap in the numbers the page subscribes again without a position', async () => {
  const { hand, client } = await started()
  client.follow('user')
  hand.say({ topic: 'user', epoch: 'e', n: 1, doc: { elo: 1000 } })
  hand.read()
  hand.say({ topic: 'user', n: 3, set: { elo: 1020 } })
  expect(hand.read()).toEqual([{ unfollow: 'user' }, { follow: 'user' }])
  expect(client.store.getState().topics.user?.doc).toEqual({ elo: 1000 })
})

const REFUSED = (reason: 'cannot-save' | 'unknown-match') =>
  ({
    topic: 'match',
    error: { status: 'UNAVAILABLE', message: 'Not now.', details: { reason } },
  }) as const

test('a document that the server cannot read now is asked for again, at first after a second', async () => {
  const { hand, client } = await started()
  client.follow('match')
  hand.read()
  const match = () => client.store.getState().topics.match
  for (const pause of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    hand.say(REFUSED('cannot-save'))
    expect(match()?.error?.reason).toBe('cannot-save')
    hand.pass(pause - 1)
    expect(hand.read().filter((message) => 'follow' in message)).toEqual([])
    hand.pass(1)
    expect(hand.read()).toContainEqual({ follow: 'match' })
    hand.say({ pong: hand.now, now: hand.now })
  }
  hand.say({ topic: 'match', epoch: 'e', n: 0, doc: { match: null } })
  expect(match()).toMatchObject({ doc: { match: null }, error: null })
})

test('meanwhile the page keeps the document that it has', async () => {
  const { hand, client } = await started()
  client.follow('match')
  hand.say({ topic: 'match', epoch: 'e', n: 7, doc: { match: null } })
  hand.drop()
  await hand.welcome()
  hand.read()
  hand.say(REFUSED('cannot-save'))
  expect(client.store.getState().topics.match).toMatchObject({ doc: { match: null }, error: null })
  hand.pass(1_000)
  expect(hand.read()).toContainEqual({ follow: 'match', have: { epoch: 'e', n: 7 } })
})

test('a document that the server refuses for good is not asked for again', async () => {
  const { hand, client } = await started()
  client.follow('match')
  hand.read()
  hand.say(REFUSED('unknown-match'))
  hand.pass(HEARTBEAT)
  expect(hand.read().filter((message) => 'follow' in message)).toEqual([])
})

test('each heartbeat sends a ping, and a silent connection is replaced', async () => {
  const { hand, phase } = await started()
  hand.say({ pong: hand.now, now: hand.now })
  hand.read()
  hand.pass(HEARTBEAT)
  expect(hand.read()).toEqual([{ ping: hand.now }])
  hand.pass(6_999)
  expect(phase()).toBe('open')
  hand.pass(1)
  expect(hand.reconnects).toBe(1)
  expect(phase()).toBe('reconnecting')
})

test('a connection on which an answer stays out is replaced after 7 s, and the answer goes over HTTP', async () => {
  const { hand, client, phase } = await started()
  hand.say({ pong: hand.now, now: hand.now })
  hand.read()
  const reply = client.call('answer', { matchId: 'abc', index: 0, choice: 1 })
  hand.read()
  hand.pass(3_000)
  expect(hand.read()).toEqual([{ ping: hand.now }])
  hand.pass(4_000)
  expect([hand.reconnects, phase()]).toEqual([1, 'reconnecting'])
  expect(await reply).toEqual({ result: {} })
  expect(hand.posted).toHaveLength(1)
})

test('answers that come cost no ping besides the heartbeat', async () => {
  const { hand, client } = await started()
  hand.say({ pong: hand.now, now: hand.now })
  for (let id = 0; id < 9; id += 1) {
    void client.call('joinQueue', {})
    hand.say({ id, result: {} })
    hand.pass(1_000)
  }
  expect(hand.read().filter((message) => 'ping' in message)).toHaveLength(1)
})

test('the welcome message sets the server’s clock', async () => {
  const hand = new FakeBrowser()
  const client = createClient(hand.edges)
  client.start()
  await hand.open()
  hand.say({ welcome: { uid: 'me', now: hand.now + 5_000 } })
  expect(client.serverNow()).toBe(hand.now + 5_000)
})

test('a call goes over the live connection and its reply is matched by number', async () => {
  const { hand, client } = await started()
  hand.read()
  const reply = client.call('joinMatch', { matchId: 'abc' })
  expect(hand.read()).toEqual([{ id: 0, fn: 'joinMatch', data: { matchId: 'abc' } }])
  hand.say({ id: 0, result: {} })
  expect(await reply).toEqual({ result: {} })
  expect(hand.posted).toEqual([])
})

test('a refusal comes back as a value with its name and sentence', async () => {
  const { hand, client } = await started()
  const reply = client.call('joinQueue', {})
  hand.say({
    id: 0,
    error: {
      status: 'ABORTED',
      message: 'You are in a match. Finish it first.',
      details: { reason: 'active-match' },
    },
  })
  expect((await reply).error).toMatchObject({ status: 'ABORTED', reason: 'active-match' })
})

test('a call whose connection is lost is repeated over HTTP', async () => {
  const { hand, client } = await started()
  const reply = client.call('joinQueue', {})
  hand.drop()
  expect(await reply).toEqual({ result: {} })
  expect(hand.posted).toEqual([{ path: '/api/fn/joinQueue', data: {}, bearer: 'Bearer token 1' }])
})

test('a call without a reply fails after 70 seconds', async () => {
  const { hand, client } = await started()
  const reply = client.call('joinQueue', {})
  for (let i = 0; i < 35; i += 1) {
    hand.say({ pong: hand.now, now: hand.now })
    hand.pass(2_000)
  }
  expect((await reply).error?.status).toBe('DEADLINE_EXCEEDED')
})

test.each([
  [4006, 'restarting'],
  [4003, 'reconnecting'],
])('close code %i leaves the page %s', async (code, expected) => {
  const { hand, phase } = await started()
  hand.drop(code)
  expect(phase()).toBe(expected)
})

test('a player with too many pages open is disconnected with the reason', async () => {
  const { hand, client } = await started()
  hand.drop(4009)
  expect(hand.isClosed).toBe(true)
  expect(client.store.getState()).toMatchObject({
    phase: 'stopped',
    stopped: { message: 'The connection was closed: too many connections of one player.', reason: null },
  })
})

test('an outdated page reloads itself; if it still is outdated it connects again, and reloads later', async () => {
  const { hand, phase } = await started()
  hand.drop(4000)
  expect([hand.reloads, phase()]).toEqual([1, 'open'])
  hand.mayReload = false
  hand.drop(4000)
  expect([hand.isClosed, phase()]).toEqual([false, 'restarting'])
  hand.mayReload = true
  hand.drop(4000)
  expect(hand.reloads).toBe(3)
})

test('a server that does not welcome the page is left after ten seconds', async () => {
  const hand = new FakeBrowser()
  createClient(hand.edges).start()
  await hand.open()
  hand.pass(9_000)
  expect(hand.reconnects).toBe(0)
  hand.pass(1_000)
  expect(hand.reconnects).toBe(1)
})

test('a refused token is renewed for the next attempt', async () => {
  const { hand } = await started()
  hand.drop(4002)
  await settled()
  hand.read()
  await hand.open()
  expect(hand.read()).toContainEqual({ hello: { protocol: 1, token: 'token 2' } })
})

test('the token is renewed before it expires and sent to the server', async () => {
  const { hand } = await started()
  hand.read()
  for (let i = 0; i < 85; i += 1) {
    hand.say({ pong: hand.now, now: hand.now })
    hand.pass(HEARTBEAT)
  }
  await settled()
  expect(hand.read()).toContainEqual({ hello: { protocol: 1, token: 'token 2' } })
})
