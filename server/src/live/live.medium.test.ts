import { once } from 'node:events'
import { connect } from 'node:net'
import { signInGuest } from '@trivium/testkit/player'
import { RawSocket } from '@trivium/testkit/raw-socket'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { MAX_LIVE_MESSAGE_BYTES, PROTOCOL } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open({ trustProxy: true })
})
afterAll(() => stage.close())

const guestLine = async () => {
  const guest = await signInGuest(stage.url)
  return { guest, line: await RawSocket.hello(stage.url, guest.token) }
}

test.each([
  ['a call', { id: 1, fn: 'isAdmin', data: {} }],
  ['following', { follow: 'user' }],
  ['a heartbeat', { ping: 1 }],
  ['letting go', { unfollow: 'user' }],
])('%s before hello closes the connection', async (_, message) => {
  const line = await RawSocket.open(stage.url)
  line.say(message)
  expect(await line.end()).toBe(CLOSE.helloExpected.code)
  expect(line.frames).toEqual([])
})

test('a connection that sends nothing is terminated after five seconds', async () => {
  const { line: greeted } = await guestLine()
  const line = await RawSocket.open(stage.url)
  await until(() => stage.app.figures().connections === 2, 'the server has accepted')
  await stage.clock.pass(4_999)
  expect(stage.app.figures().connections).toBe(2)
  await stage.clock.pass(1)
  await line.end()
  expect(stage.app.figures().connections).toBe(1)
  greeted.hangUp()
})

test('a refused socket is closed in both directions, even if its client keeps its own open', async () => {
  const { hostname, port } = new URL(stage.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let isLost = false
  const lose = () => {
    isLost = true
  }
  socket.on('error', lose).on('close', lose).resume()
  const lines = ['GET /nowhere HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket']
  try {
    socket.write([...lines, '', ''].join('\r\n'))
    await once(socket, 'end')
    // Only a write shows that the server's side is closed in both directions.
    const isRejected = () => {
      if (!isLost) socket.write('more')
      return isLost
    }
    await until(isRejected, 'the connection is lost')
  } finally {
    socket.destroy()
  }
})

test('sockets without a hello are limited per address; other addresses and greeted sockets are unaffected', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const count = () => stage.app.figures().connections
  await until(() => count() === 0, 'nobody is there')
  const guest = await signInGuest(stage.url)
  const greeted = await RawSocket.hello(stage.url, guest.token, from('10.0.0.1'))
  const open = () => RawSocket.open(stage.url, from('10.0.0.1'))
  const silent = await Promise.all(Array.from({ length: 256 }, open))
  await expect(open()).rejects.toThrow('refused with 429')
  const other = await RawSocket.hello(stage.url, guest.token, from('10.0.0.2'))
  silent.pop()?.say({ hello: { protocol: PROTOCOL, token: guest.token } })
  await until(() => count() === 258, 'all are there')
  await stage.clock.pass(5_000)
  await until(() => count() === 3, 'the silent ones are gone')
  const late = await RawSocket.hello(stage.url, guest.token, from('10.0.0.1'))
  for (const line of [greeted, other, late]) line.hangUp()
})

test.each([
  ['another protocol', PROTOCOL + 1, null, CLOSE.outdatedPage.code],
  ['a forged token', PROTOCOL, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', CLOSE.tokenRefused.code],
  ['an empty token', PROTOCOL, '', CLOSE.tokenRefused.code],
])('hello with %s closes the connection with its code', async (_, protocol, token, code) => {
  const guest = await signInGuest(stage.url)
  const line = await RawSocket.open(stage.url)
  line.say({ hello: { protocol, token: token ?? guest.token } })
  expect(await line.end()).toBe(code)
})

test('hello with an expired token is refused', async () => {
  const guest = await signInGuest(stage.url)
  await stage.clock.pass(15 * 60_000 + 1_000)
  const line = await RawSocket.open(stage.url)
  line.say({ hello: { protocol: PROTOCOL, token: guest.token } })
  expect(await line.end()).toBe(CLOSE.tokenRefused.code)
})

test.each([
  ['no JSON', '{"follow":'],
  ['JSON of an unknown form', '[]'],
  ['an unknown message', { shout: 'x' }],
  ['an unknown field', { follow: 'user', more: 1 }],
  ['two messages in one', { follow: 'user', ping: 1 }],
  ['a topic that is not text', { follow: 7 }],
  ['a topic too long', { follow: 'x'.repeat(65) }],
  ['a number below zero', { follow: 'user', have: { epoch: 'e', n: -1 } }],
  ['a fraction', { follow: 'user', have: { epoch: 'e', n: 0.5 } }],
  ['a call without a number', { fn: 'isAdmin', data: {} }],
  ['a call number that is text', { id: '1', fn: 'isAdmin', data: {} }],
  ['a function name too long', { id: 1, fn: 'x'.repeat(65), data: {} }],
  ['a token too long', { hello: { protocol: PROTOCOL, token: 'x'.repeat(2049) } }],
  ['a protocol that is text', { hello: { protocol: '1', token: 'x' } }],
  ['a heartbeat of text', { ping: 'x' }],
  ['U+0000 in a topic', { follow: 'game:\u0000' }],
  ['half a character in an epoch', { follow: 'user', have: { epoch: '\ud800', n: 0 } }],
  ['bytes', Buffer.from('{"ping":1}')],
])('%s closes the connection as a bad message', async (_, message) => {
  const { line } = await guestLine()
  line.say(message)
  expect(await line.end()).toBe(CLOSE.badMessage.code)
})

test('messages after a bad message are ignored', async () => {
  const { guest, line } = await guestLine()
  line.say('nonsense')
  line.say({ id: 1, fn: 'createFriendMatch', data: { rated: false } })
  expect(await line.end()).toBe(CLOSE.badMessage.code)
  const rows = await stage.db.selectFrom('friend_matches').selectAll().execute()
  expect(rows.filter((row) => row.host_uid === guest.uid)).toEqual([])
})

test('a message beyond the size limit closes the connection', async () => {
  const { line } = await guestLine()
  line.say({ id: 1, fn: 'isAdmin', data: 'x'.repeat(MAX_LIVE_MESSAGE_BYTES) })
  expect(await line.end()).toBe(1009)
})

test('more messages in one heartbeat than a person sends close the connection', async () => {
  const { line } = await guestLine()
  for (let i = 0; i < 400; i++) line.say({ ping: i })
  expect(await line.end()).toBe(CLOSE.tooManyMessages.code)
})

test('a player has at most 24 connections', async () => {
  const guest = await signInGuest(stage.url)
  const lines = await Promise.all(Array.from({ length: 24 }, () => RawSocket.hello(stage.url, guest.token)))
  const last = await RawSocket.open(stage.url)
  last.say({ hello: { protocol: PROTOCOL, token: guest.token } })
  expect(await last.end()).toBe(CLOSE.tooManySockets.code)
  for (const line of lines) line.hangUp()
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'http://127.0.0.1:1' }],
  ['an opaque origin', { origin: 'null' }],
  ['another site according to the browser', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('an upgrade from %s is refused', async (_, options) => {
  await expect(RawSocket.open(stage.url, options)).rejects.toThrow('refused with 403')
})

test('an upgrade from our own page is accepted, and one to another path is refused', async () => {
  const line = await RawSocket.open(stage.url, { origin: stage.url })
  line.hangUp()
  await expect(RawSocket.open(stage.url, {}, '/other')).rejects.toThrow('refused with 404')
})

test('a connection lost during the upgrade leaves the server unharmed', async () => {
  const { hostname, port } = new URL(stage.url)
  for (const path of ['/live', '/other']) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://y\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    )
    socket.on('connect', () => socket.resetAndDestroy())
    await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  }
  expect((await fetch(`${stage.url}/healthz`)).status).toBe(200)
})

test('a topic is numbered without gaps; a page that resumes gets nothing or a snapshot', async () => {
  const guest = await signInGuest(stage.url)
  const [one, other] = [
    await RawSocket.hello(stage.url, guest.token),
    await RawSocket.hello(stage.url, guest.token),
  ]
  one.say({ follow: 'queue' })
  const { epoch, n } = (await one.hear('doc')) as { epoch: string; n: number }
  expect(n).toBe(0)
  const search = { id: 1, fn: 'joinQueue', data: {} }
  one.say(search)
  await one.hear('set')
  one.say({ ...search, id: 2, fn: 'leaveQueue' })
  await until(() => one.frames.filter((frame) => 'set' in frame).length === 2, 'two changes')
  expect(one.frames.filter((frame) => 'set' in frame).map((frame) => frame.n)).toEqual([1, 2])

  other.say({ follow: 'queue', have: { epoch, n: 1 } })
  expect(await other.hear('doc')).toMatchObject({ topic: 'queue', epoch, n: 2 })
  other.say({ unfollow: 'queue' })
  other.say({ follow: 'queue', have: { epoch, n: 2 } })
  expect(await other.hear('same')).toEqual({ topic: 'queue', n: 2, same: true })
  other.say({ unfollow: 'queue' })
  other.say({ follow: 'queue', have: { epoch: 'another', n: 2 } })
  expect(await other.hear('doc')).toMatchObject({ topic: 'queue', epoch, n: 2 })

  one.say({ unfollow: 'queue' })
  one.say({ ping: 1 })
  await one.hear('pong')
  const heard = one.frames.length
  other.say({ ...search, id: 3 })
  await until(() => other.frames.some((frame) => frame.n === 3), 'the other tab hears it')
  one.say({ ping: 2 })
  await until(() => one.frames.length > heard, 'the pong')
  expect(one.frames.slice(heard)).toEqual([{ pong: 2, now: stage.clock.now() }])
  for (const line of [one, other]) line.hangUp()
})

test.each([
  ['no topic', 'nonsense', 'unknown-topic'],
  ['no game', 'game:', 'unknown-topic'],
  ['a forged game', 'game:zzzzzzzzzzzz', 'unknown-match'],
  ["another's document", 'user:someone', 'unknown-topic'],
])('a subscription to %s is refused by name, and the connection stays open', async (_, topic, reason) => {
  const { line } = await guestLine()
  line.say({ follow: topic })
  expect(await line.hear('error')).toMatchObject({ topic, error: { details: { reason } } })
  line.say({ ping: 1 })
  await line.hear('pong')
  line.hangUp()
})

test('the seventeenth topic is refused', async () => {
  const { line } = await guestLine()
  const stranger = await stage.guest()
  const { matchId } = await stranger.do('practise', { strength: 'novice' })
  for (let i = 0; i < 20; i++) line.say({ follow: `game:zzzzzzzzzzz${'123456789ABCDEFGHJKL'[i]}` })
  line.say({ follow: `game:${matchId}` })
  await until(() => line.frames.filter((frame) => 'error' in frame).length === 21, 'all are answered')
  const reasons = line.frames.flatMap((frame) =>
    'error' in frame ? [(frame.error as { details: { reason: string } }).details.reason] : [],
  )
  expect(reasons.filter((reason) => reason === 'too-many-calls').length).toBeGreaterThanOrEqual(4)
  line.hangUp()
  stage.clear()
})

test('a second hello may carry a fresh token, but not another user', async () => {
  const { guest, line } = await guestLine()
  await stage.clock.pass(5_000)
  const fresh = await signInGuest(stage.url, guest.cookie)
  line.say({ hello: { protocol: PROTOCOL, token: fresh.token } })
  await until(() => line.frames.length === 2, 'a second welcome')
  expect(line.frames[1]).toEqual({ welcome: { uid: guest.uid, now: stage.clock.now() } })
  const stranger = await signInGuest(stage.url)
  line.say({ hello: { protocol: PROTOCOL, token: stranger.token } })
  expect(await line.end()).toBe(CLOSE.tokenRefused.code)
})

test('the end of a session closes its own connections only', async () => {
  const { guest, line } = await guestLine()
  const { line: stranger } = await guestLine()
  await guest.http('logOut', {})
  await stage.clock.pass(1_000)
  expect(await line.end()).toBe(CLOSE.sessionEnded.code)
  const late = await RawSocket.open(stage.url)
  late.say({ hello: { protocol: PROTOCOL, token: guest.token } })
  expect(await late.end()).toBe(CLOSE.tokenRefused.code)
  stranger.say({ ping: 1 })
  await stranger.hear('pong')
  stranger.hangUp()
})
