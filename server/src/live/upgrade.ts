import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_LIVE_MESSAGE_BYTES } from '@trivium/wire/limits'
import { type WebSocket, WebSocketServer } from 'ws'
import { pageNameIn } from '../correlation-id.ts'
import { AddressQuota } from '../http/address-quota.ts'
import { isCrossSite } from '../http/cookies.ts'
import { newId } from '../random.ts'
import { addressWorkload, asWorkload } from '../workload.ts'
import { Connection } from './connection.ts'
import type { ConnectionDependencies, Socket } from './connection-dependencies.ts'
import { createCorker } from './cork-sockets.ts'
import type { LiveConnections } from './live-connections.ts'

export interface UpgradeDependencies extends ConnectionDependencies {
  /** Where open connections are registered. */
  readonly connections: LiveConnections
  readonly publicUrl: string | null
  /** How many connections this process may have, of which live sockets get most; null without a limit. */
  readonly maxConnections: number | null
  /** The address that limits count by; a proxy's header is trusted only if the settings say so. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** Limit of sockets without a hello: two hundred phones in one room may reconnect at once, and far more after a restart. */
const AWAITING_HELLO = { byAddress: 256, inAll: 10_000 }
/** Rate limit of sockets per address. */
const SOCKETS = { calls: 600, per: 10_000 } as const
/** The others are left for pages and calls over HTTP. */
const SHARE_OF_SOCKETS = 0.95
const FULL = '503 Service Unavailable\r\nRetry-After: 10'
const TOO_MANY = '429 Too Many Requests\r\nRetry-After: 5'

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

/** The HTTP status for refusing a socket; null if it may be opened. */
const refusal = (
  { publicUrl, limits, maxConnections, connections }: UpgradeDependencies,
  request: IncomingMessage,
  address: string,
): string | null => {
  if (request.url?.split('?')[0] !== '/live') return '404 Not Found'
  if (isCrossSite(request, publicUrl)) return '403 Forbidden'
  if (limits.take('sockets from', address, SOCKETS) !== null) return TOO_MANY
  const mostSockets = Math.floor((maxConnections ?? Infinity) * SHARE_OF_SOCKETS)
  return connections.size >= mostSockets ? FULL : null
}

const listen = (ws: WebSocket, connection: Connection, { connections, warn }: UpgradeDependencies): void => {
  const workload = addressWorkload(connection.address)
  ws.on('message', (data, isBinary) => {
    if (isBinary) connection.close('badMessage')
    else asWorkload(workload, () => connection.receive(String(data)))
  })
  ws.on('pong', (payload) => connection.onPong(String(payload)))
  ws.on('error', (error) => warn({ err: error }, 'a live socket failed'))
  ws.on('close', () => {
    connections.remove(ws)
    connection.onClosed()
  })
}

/** Serves `/live` on the HTTP server's own upgrade event. */
export const serveLive = (server: Server, dependencies: UpgradeDependencies) => {
  const { connections } = dependencies
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_LIVE_MESSAGE_BYTES,
    clientTracking: false,
  })
  const cork = createCorker()
  const awaitingHello = new AddressQuota(AWAITING_HELLO)

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nothing else handles errors yet: a lost connection must not end the process.
    socket.on('error', () => socket.destroy())
    const address = dependencies.addressOf(request)
    const no = refusal(dependencies, request, address)
    const welcomed = no === null ? awaitingHello.reserve(address, 1) : null
    if (welcomed === null) {
      // Closed in both directions: a client that keeps its own open would otherwise count among the connections.
      socket.end(`HTTP/1.1 ${no ?? TOO_MANY}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
      return
    }
    socket.once('close', welcomed)
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const { host } = request.headers
      const page = pageNameIn(request.url ?? '') ?? newId(dependencies.random, 8)
      const peer = { address, page, ...(host !== undefined && { host }) }
      const connection = new Connection(
        corked(ws, () => cork(socket)),
        peer,
        dependencies,
        welcomed,
      )
      connections.add(ws, connection)
      listen(ws, connection, dependencies)
    })
  }
  server.on('upgrade', accept)

  return {
    /** Refuses new sockets and closes all connections within `over` ms. */
    async close(over: number): Promise<void> {
      server.off('upgrade', accept)
      await connections.closeAll(over)
      sockets.close()
    },
  }
}
