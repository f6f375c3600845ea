import { fakeClock } from '@trivium/testkit/fake-clock'
import { HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { expect, test } from 'vitest'
import { CALLS_OF_ONE_ADDRESS, Limits, takeCall } from '../functions/limits.ts'
import { systemRandom } from '../random.ts'
import type { Ban } from '../users/ban-cache.ts'
import { Connection } from './connection.ts'
import { Hub } from './hub.ts'

/** A fake socket: what was sent over it, and how many bytes are still buffered. */
const socket = () => ({
  frames: [] as string[],
  pings: [] as string[],
  closed: null as number | null,
  terminated: false,
  bufferedAmount: 0,
  send(frame: string) {
    this.frames.push(frame)
  },
  ping(payload: string) {
    this.pings.push(payload)
  },
  close(code: number) {
    this.closed ??= code
  },
  terminate() {
    this.terminated = true
  },
})

const PEER = { address: '127.0.0.1', page: 'page1' }

const connected = async (
  token = 'ada',
  bans = new Map<string, Ban>(),
  isSaving = true,
  verify = async (token: string) => ({ uid: token, sid: `session of ${token}` }),
) => {
  const clock = fakeClock()
  const wire = socket()
  const delays: number[] = []
  const limits = new Limits(clock)
  const hub = new Hub(clock, () => 'e')
  const connection = new Connection(wire, PEER, {
    clock,
    random: systemRandom,
    hub,
    subscribe: async () => () => {},
    dispatch: async () => ({ result: {} }),
    limits,
    inTurn: (_, work) => work(),
    verify,
    isSaving: () => isSaving,
    banOf: (uid) => bans.get(uid) ?? null,
    onDelayMeasured: (_, delay) => delays.push(delay),
    warn: () => {},
  })
  connection.receive(JSON.stringify({ hello: { protocol: PROTOCOL, token } }))
  await clock.pass(0)
  return { clock, wire, hub, delays, bans, limits, connection }
}

test('a connection silent for two more heartbeats is released and terminated', async () => {
  const { clock, wire, hub } = await connected()
  for (let i = 0; i < 3; i++) await clock.pass(HEARTBEAT)
  expect(wire).toMatchObject({ closed: CLOSE.heartbeatMissed.code, terminated: true })
  expect(hub.connectionsOf('ada')).toBe(0)
})

test('a connection whose token cannot be checked is closed, and the page tries again', async () => {
  const { wire, hub } = await connected('ada', new Map(), true, async () => {
    throw new Error('the database does not answer')
  })
  expect(wire.closed).toBe(CLOSE.unavailable.code)
  expect(CLOSE.unavailable.client).toBe('retry')
  expect(hub.connectionsOf('ada')).toBe(0)
})

test.each(['a pong', 'a message'])('%s counts as a sign of life', async (sign) => {
  const { clock, wire, connection } = await connected()
  for (let i = 0; i < 10; i++) {
    await clock.pass(HEARTBEAT)
    if (sign === 'a pong') connection.onPong(wire.pings.at(-1) ?? '')
    else connection.receive('{"ping":1}')
  }
  expect(wire.closed).toBeNull()
})

test('the delay is half the round trip of a ping', async () => {
  const { clock, wire, delays, connection } = await connected()
  expect(wire.pings).toHaveLength(1)
  await clock.pass(80)
  connection.onPong(wire.pings[0] ?? '')
  expect(delays).toEqual([40])
})

test('a pong without a ping measures nothing', async () => {
  const { clock, wire, delays, connection } = await connected()
  await clock.pass(80)
  const [answered = ''] = wire.pings
  for (const forged of ['', '0', answered.slice(1), `${answered}0`]) connection.onPong(forged)
  expect(delays).toEqual([])
  connection.onPong(answered)
  await clock.pass(900)
  for (let i = 0; i < 10; i++) connection.onPong(answered)
  expect(delays).toEqual([40])
})

test('a ping cannot be answered before it is sent', async () => {
  const { clock, wire, connection } = await connected()
  for (let i = 0; i < 20; i++) {
    await clock.pass(HEARTBEAT)
    connection.onPong(wire.pings.at(-1) ?? '')
  }
  expect(wire.pings.length).toBeGreaterThan(2)
  expect(new Set(wire.pings).size).toBe(wire.pings.length)
  for (const payload of wire.pings) expect(payload).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12}$/)
})

test('a reader more than a megabyte behind is released, and nothing more is written to it', async () => {
  const { wire, hub, connection } = await connected()
  const sent = wire.frames.length
  wire.bufferedAmount = 1_000_000
  connection.send('{}')
  expect(wire.frames).toHaveLength(sent + 1)
  wire.bufferedAmount += 1
  for (let i = 0; i < 3; i++) connection.send('{}')
  expect(wire.frames).toHaveLength(sent + 1)
  expect(wire.closed).toBe(CLOSE.slowReader.code)
  expect(hub.connectionsOf('ada')).toBe(0)
})

test('the message count restarts with each heartbeat', async () => {
  const { clock, wire, connection } = await connected()
  for (let beat = 0; beat < 3; beat++) {
    for (let i = 0; i < 290; i++) connection.receive('{"ping":1}')
    await clock.pass(HEARTBEAT)
  }
  expect(wire.closed).toBeNull()
  for (let i = 0; i < 301; i++) connection.receive('{"ping":1}')
  expect(wire.closed).toBe(CLOSE.tooManyMessages.code)
})

test('a banned player gets the reason and the end at hello, and is released', async () => {
  const until = Date.UTC(2027, 4, 3)
  const { wire, hub } = await connected('ada', new Map([['ada', { why: 'insults', until }]]))
  expect(wire.frames.map((frame) => JSON.parse(frame))).toMatchObject([
    { goodbye: { status: 'PERMISSION_DENIED', details: { reason: 'banned', why: 'insults', until } } },
  ])
  expect(wire.closed).toBe(CLOSE.banned.code)
  expect(hub.connectionsOf('ada')).toBe(0)
})

test('a fresh token of a player who was banned meanwhile ends the connection too', async () => {
  const { clock, wire, bans, connection } = await connected()
  bans.set('ada', { why: 'insults', until: null })
  connection.receive(JSON.stringify({ hello: { protocol: PROTOCOL, token: 'ada' } }))
  await clock.pass(0)
  expect(wire.closed).toBe(CLOSE.banned.code)
})

test('a connection belongs to the session of its hello message', async () => {
  const { connection } = await connected()
  expect(connection.sid).toBe('session of ada')
})

test('a page learns that nothing can be saved, after the welcome and at each change', async () => {
  const { wire, connection } = await connected('ada', new Map(), false)
  expect(wire.frames.map((frame) => JSON.parse(frame))).toEqual([
    { welcome: expect.objectContaining({ uid: 'ada' }) },
    { saving: false },
  ])
  connection.tellSaving(true)
  expect(JSON.parse(wire.frames.at(-1) ?? '')).toEqual({ saving: true })
})

test('a page receives no storage message while storage works', async () => {
  const { wire } = await connected()
  expect(wire.frames).toHaveLength(1)
})

test('subscriptions and hello messages count towards the calls of their address', async () => {
  const { clock, wire, limits, connection } = await connected()
  for (let i = 0; i < CALLS_OF_ONE_ADDRESS.calls; i++) takeCall(limits, { uid: null, address: '127.0.0.1' })
  connection.receive('{"follow":"user"}')
  await clock.pass(0)
  expect(JSON.parse(wire.frames.at(-1) ?? '')).toMatchObject({
    topic: 'user',
    error: { details: { reason: 'too-many-calls', retryAfter: CALLS_OF_ONE_ADDRESS.per } },
  })
  connection.receive(JSON.stringify({ hello: { protocol: PROTOCOL, token: 'ada' } }))
  await clock.pass(0)
  expect(wire.closed).toBe(CLOSE.tooManyMessages.code)
})
