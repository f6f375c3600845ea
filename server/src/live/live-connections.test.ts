import { EventEmitter } from 'node:events'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Limits } from '../functions/limits.ts'
import { systemRandom } from '../random.ts'
import { Connection } from './connection.ts'
import { Hub } from './hub.ts'
import { LiveConnections } from './live-connections.ts'

/** A fake socket: with which code it was closed, and when. The page of a silent one does not answer that. */
class FakeSocket extends EventEmitter {
  readonly #clock: FakeClock
  isSilent = false
  bufferedAmount = 0
  asked: { code: number; at: number } | null = null
  terminatedAt: number | null = null

  constructor(clock: FakeClock) {
    super()
    this.#clock = clock
  }

  send(): void {}

  ping(): void {}

  close(code: number): void {
    if (this.asked !== null) return
    this.asked = { code, at: this.#clock.now() }
    if (!this.isSilent) this.emit('close')
  }

  terminate(): void {
    this.terminatedAt = this.#clock.now()
    this.emit('close')
  }
}

const connect = (connections: LiveConnections, clock: FakeClock): FakeSocket => {
  const socket = new FakeSocket(clock)
  const connection = new Connection(
    socket,
    { address: '127.0.0.1', page: 'page1' },
    {
      clock,
      random: systemRandom,
      hub: new Hub(clock, () => 'e'),
      subscribe: async () => () => {},
      dispatch: async () => ({ result: {} }),
      limits: new Limits(clock),
      inTurn: (_, work) => work(),
      verify: async () => null,
      isSaving: () => true,
      banOf: () => null,
      onDelayMeasured: () => {},
      warn: () => {},
    },
  )
  const ws = socket as unknown as WebSocket
  connections.add(ws, connection)
  socket.once('close', () => {
    connections.remove(ws)
    connection.onClosed()
  })
  return socket
}

/** Less time than a new socket has for its hello. */
const OVER = 4_000

const connected = (count: number) => {
  const clock = fakeClock()
  const began = clock.now()
  const connections = new LiveConnections(clock)
  const sockets = Array.from({ length: count }, () => connect(connections, clock))
  return {
    ...{ clock, connections, sockets },
    /** When each page was asked to reconnect, ms after the beginning. */
    asked: () => sockets.map(({ asked }) => (asked === null ? null : asked.at - began)),
  }
}

/** Begins to close all connections; returns whether that is over. */
const closing = (connections: LiveConnections, over?: number) => {
  let isOver = false
  void connections.closeAll(over).then(() => {
    isOver = true
  })
  return () => isOver
}

test('a process that drains closes its connections one after the other, at equal intervals', async () => {
  const { clock, connections, sockets, asked } = connected(4)
  const isOver = closing(connections, OVER)
  await clock.pass(1_500)
  expect(asked()).toEqual([0, 1_000, null, null])
  expect(connections.size).toBe(2)
  await clock.pass(OVER - 1_500 - 1)
  expect(asked()).toEqual([0, 1_000, 2_000, 3_000])
  expect(isOver()).toBe(false)
  await clock.pass(1)
  expect(isOver()).toBe(true)
  expect(new Set(sockets.map((socket) => socket.asked?.code))).toEqual(new Set([CLOSE.restarting.code]))
})

test('a page that leaves before its turn changes nothing for the others', async () => {
  const { clock, connections, sockets, asked } = connected(4)
  closing(connections, OVER)
  await clock.pass(500)
  sockets[1]?.emit('close')
  await clock.pass(OVER - 500)
  expect(asked().filter((_, i) => i !== 1)).toEqual([0, 2_000, 3_000])
})

test('a page that does not close its socket has another second after the last one', async () => {
  const { clock, connections, sockets } = connected(2)
  const [silent] = sockets
  if (silent !== undefined) silent.isSilent = true
  const isOver = closing(connections, OVER)
  await clock.pass(OVER + 999)
  expect(silent?.terminatedAt).toBeNull()
  expect(isOver()).toBe(false)
  await clock.pass(1)
  expect(silent?.terminatedAt).toBe(clock.now())
  expect(isOver()).toBe(true)
})

test('without a time, all connections are closed at once', async () => {
  const { connections, asked } = connected(3)
  await connections.closeAll()
  expect(asked()).toEqual([0, 0, 0])
})

test('a process without connections does not wait', async () => {
  const { clock, connections } = connected(0)
  const isOver = closing(connections, OVER)
  await clock.pass(0)
  expect(isOver()).toBe(true)
})
