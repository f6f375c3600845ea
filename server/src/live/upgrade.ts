import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_LIVE_MESSAGE_BYTES } from '@trivium/wire/limits'
import type { Refused } from '@trivium/wire/refusals'
import { type WebSocket, WebSocketServer } from 'ws'
import { AddressQuota } from '../http/address-quota.ts'
import { isCrossSite } from '../http/cookies.ts'
import { addressWorkload, asWorkload } from '../workload.ts'
import { Connection } from './connection.ts'
import type { ConnectionDependencies, Socket } from './connection-dependencies.ts'
import { createCorker } from './cork-sockets.ts'

export interface UpgradeDependencies extends ConnectionDependencies {
  readonly publicUrl: string | null
  /** The address that limits count by; a proxy's header is trusted only if the settings say so. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** Limit of sockets without a hello: two hundred phones in one room may reconnect at once, and far more after a restart. */
const AWAITING_HELLO = { byAddress: 256, inAll: 10_000 }
/** Rate limit of sockets per address. */
const SOCKETS = { calls: 600, per: 10_000 } as const
const TOO_MANY = '429 Too Many Requests\r\nRetry-After: 5'

/** A page that learns of the restart has this long to close its socket, in ms. */
const LAST_WORD_MS = 1_000

const corked = (ws: WebSocket, cork: () => void): Socket => ({
  send(frame) {
    cork()
    ws.send(frame)
  },
  ping: (payload) => ws.ping(payload),
  close: (code, reason) => ws.close(code, reason),
  terminate: () => ws.terminate(),
  get bufferedAmount() {
    return ws.bufferedAmount
  },
})

/** Serves `/live` on the HTTP server's own upgrade event. */
export const serveLive = (server: Server, dependencies: UpgradeDependencies) => {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_LIVE_MESSAGE_BYTES,
    clientTracking: false,
  })
  const connections = new Map<WebSocket, Connection>()
  const cork = createCorker()
  const awaitingHello = new AddressQuota(AWAITING_HELLO)

  /** The HTTP status for refusing a socket; null if it may be opened. */
  const refusal = (request: IncomingMessage, address: string): string | null => {
    if (request.url?.split('?')[0] !== '/live') return '404 Not Found'
    if (isCrossSite(request, dependencies.publicUrl)) return '403 Forbidden'
    const isFlood = dependencies.limits.take(`sockets from ${address}`, SOCKETS) !== null
    return isFlood ? TOO_MANY : null
  }

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nothing else handles errors yet: a lost connection must not end the process.
    socket.on('error', () => socket.destroy())
    const address = dependencies.addressOf(request)
    const no = refusal(request, address)
    const welcomed = no === null ? awaitingHello.reserve(address, 1) : null
    if (welcomed === null) {
      socket.end(`HTTP/1.1 ${no ?? TOO_MANY}\r\nConnection: close\r\n\r\n`)
      return
    }
    socket.once('close', welcomed)
    const workload = addressWorkload(address)
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(
        corked(ws, () => cork(socket)),
        { address, ...(request.headers.host !== undefined && { host: request.headers.host }) },
        dependencies,
        welcomed,
      )
      connections.set(ws, connection)
      ws.on('message', (data, isBinary) => {
        if (isBinary) connection.close('badMessage')
        else asWorkload(workload, () => connection.receive(String(data)))
      })
      ws.on('pong', (payload) => connection.onPong(String(payload)))
      ws.on('error', (error) => dependencies.warn({ err: error }, 'a live socket failed'))
      ws.on('close', () => {
        connections.delete(ws)
        connection.onClosed()
      })
    })
  }
  server.on('upgrade', accept)

  return {
    get size() {
      return connections.size
    },
    /** Closes every connection with a code that asks pages to reconnect in a moment; unresponsive ones are terminated. */
    async close(): Promise<void> {
      server.off('upgrade', accept)
      for (const connection of connections.values()) connection.close('restarting')
      const open = [...connections].map(([ws]) => once(ws, 'close'))
      const cancel = dependencies.clock.after(LAST_WORD_MS, () => {
        for (const ws of connections.keys()) ws.terminate()
      })
      await Promise.all(open)
      cancel()
      sockets.close()
    },
    /** Notifies every page whether data can be saved. */
    tellSaving(saving: boolean): void {
      for (const connection of connections.values()) connection.tellSaving(saving)
    },
    /** The addresses from which a player is connected now. */
    addressesOf: (uid: string): string[] => [
      ...new Set([...connections.values()].filter((one) => one.uid === uid).map(({ address }) => address)),
    ],
    /** Ends every connection of a player who is banned, with the reason. */
    closeAllOf(uid: string, why: Refused): void {
      for (const connection of connections.values()) if (connection.uid === uid) connection.closeBanned(why)
    },
    /** Ends every connection of a session that has ended. */
    closeSession(sid: string): void {
      for (const connection of connections.values())
        if (connection.sid === sid) connection.close('sessionEnded')
    },
  }
}
