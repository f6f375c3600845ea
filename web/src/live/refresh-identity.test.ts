import { CLOSE } from '@trivium/wire/live/close-codes'
import { errorOf, refused } from '@trivium/wire/refusals'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { failureOf } from './reply.ts'

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const BANNED = errorOf(refused('banned', { why: 'Insults.', until: 5 }))
const OK = { status: 200, body: '{"result":{}}' }
const OVER = { status: 401, body: JSON.stringify({ error: errorOf(refused('not-signed-in')) }) }

/** A page that is live and shows the rating of the cookie's player. */
const playing = async () => {
  const hand = new FakeBrowser()
  const client = createClient(hand.edges)
  client.start()
  await hand.welcome()
  client.follow('user')
  hand.say({ topic: 'user', epoch: 'e', n: 4, doc: { elo: 1000 } })
  hand.read()
  const state = () => client.store.getState()
  return { hand, client, state }
}

test('another player starts with a new token, a new connection and no documents', async () => {
  const { hand, client, state } = await playing()
  hand.uid = 'ada'
  await client.refreshIdentity()
  expect(state()).toMatchObject({ topics: {}, player: 1, phase: 'reconnecting' })
  expect(hand.reconnects).toBeGreaterThan(0)
  await hand.welcome()
  expect(hand.read()).toEqual([
    { hello: { protocol: 1, token: 'token 2' } },
    { follow: 'user' },
    { ping: hand.now },
  ])
})

test('the same player with a new session keeps the documents and gets the missed messages', async () => {
  const { hand, client, state } = await playing()
  await client.refreshIdentity()
  expect(state()).toMatchObject({ topics: { user: { doc: { elo: 1000 } } }, player: 0 })
  await hand.welcome()
  expect(hand.read()).toContainEqual({ follow: 'user', have: { epoch: 'e', n: 4 } })
})

test('every other tab switches from the ended session to the player who has logged in', async () => {
  const { hand, state } = await playing()
  hand.uid = 'ada'
  hand.drop(CLOSE.sessionEnded.code)
  await settled()
  expect(state()).toMatchObject({ topics: {}, player: 1 })
  await hand.welcome()
  expect(hand.read()).toContainEqual({ hello: { protocol: 1, token: 'token 2' } })
  expect(state().phase).toBe('open')
})

test('a page that was suspended while the cookie changed switches once its token is refused', async () => {
  const { hand, state } = await playing()
  hand.uid = 'ada'
  hand.drop(CLOSE.tokenRefused.code)
  await settled()
  expect(state()).toMatchObject({ topics: {}, player: 1 })
})

test('no documents are shown when the server cannot identify the player', async () => {
  const { hand, client, state } = await playing()
  hand.entrance = () => failureOf({}, 'INTERNAL')
  await client.refreshIdentity()
  expect(state().topics).toEqual({})
})

test('a response to an older cookie is ignored', async () => {
  const { hand, client, state } = await playing()
  const first = client.refreshIdentity()
  hand.uid = 'ada'
  await Promise.all([first, client.refreshIdentity()])
  expect([hand.entered, state().player]).toEqual([3, 1])
})

test('calls that change the cookie go over HTTP even when the connection is live', async () => {
  const { hand, client } = await playing()
  expect(await client.call('logOut', {})).toEqual({ result: {} })
  expect(hand.posted).toEqual([{ path: '/api/fn/logOut', data: {}, bearer: 'Bearer token 1' }])
  expect(hand.read()).toEqual([])
})

test('a pending call is not repeated in the next player’s name', async () => {
  const { hand, client } = await playing()
  const reply = client.call('joinQueue', {})
  hand.uid = 'ada'
  await client.refreshIdentity()
  expect((await reply).error?.status).toBe('ABORTED')
  expect(hand.posted).toEqual([])
})

test('a call whose session has ended is not repeated in the next player’s name', async () => {
  const { hand, client } = await playing()
  hand.answer = () => {
    hand.uid = 'ada'
    return OVER
  }
  expect((await client.call('logOutEverywhere', {})).error?.status).toBe('ABORTED')
  expect(hand.posted).toHaveLength(1)
})

test('logging out after a log-out in another tab succeeds', async () => {
  const { hand, client } = await playing()
  hand.answer = () => OVER
  hand.uid = 'guest'
  expect(await client.call('logOut', {})).toEqual({ result: {} })
  expect(hand.posted).toHaveLength(1)
})

test('a banned player’s page keeps the close reason and drops its documents', async () => {
  const { hand, state } = await playing()
  hand.say({ goodbye: BANNED })
  hand.drop(CLOSE.banned.code)
  expect(hand.isClosed).toBe(true)
  expect(state()).toMatchObject({
    phase: 'stopped',
    topics: {},
    stopped: { reason: 'banned', details: { why: 'Insults.', until: 5 } },
  })
})

test('a player who gets no session is stopped after one request', async () => {
  const hand = new FakeBrowser()
  hand.entrance = () => failureOf(BANNED, 'INTERNAL')
  const client = createClient(hand.edges)
  client.start()
  await hand.open()
  hand.pass(3_600_000)
  await settled()
  expect(client.store.getState()).toMatchObject({ phase: 'stopped', stopped: { reason: 'banned' } })
  expect([hand.entered, hand.isClosed, hand.read()]).toEqual([1, true, []])
})

test('a banned player can log out, and continues as a guest', async () => {
  const hand = new FakeBrowser()
  hand.entrance = () => failureOf(BANNED, 'INTERNAL')
  hand.answer = () => OK
  const client = createClient(hand.edges)
  client.start()
  await hand.open()
  expect(await client.call('logOut', {})).toEqual({ result: {} })
  expect(hand.posted).toEqual([{ path: '/api/fn/logOut', data: {}, bearer: '' }])
  expect(hand.entered).toBe(1)
  hand.entrance = () => ({ result: { uid: 'guest', token: 'new', expiresAt: hand.now + 900_000 } })
  await client.refreshIdentity()
  await hand.open()
  expect(hand.read()).toEqual([{ hello: { protocol: 1, token: 'new' } }])
  expect(client.store.getState()).toMatchObject({ phase: 'connecting', stopped: null })
})
