import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_LIVE_MESSAGE_BYTES } from '@trivium/wire/limits'
import { WebSocketServer } from 'ws'
import { isForeign } from '../http/session.ts'
import { Connection, type ConnectionDependencies } from './connection.ts'

export interface UpgradeDependencies extends ConnectionDependencies {
  readonly publicUrl: string | null
  /** The address limits count by; a proxy's header is believed only where settings say so. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** Serves `/live` on the HTTP server's own upgrade event. */
export const serveLive = (server: Server, dependencies: UpgradeDependencies) => {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_LIVE_MESSAGE_BYTES,
    clientTracking: false,
  })
  const connections = new Set<Connection>()

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = request.url?.split('?')[0]
    if (path !== '/live' || isForeign(request, dependencies.publicUrl)) {
      socket.end(
        `HTTP/1.1 ${path === '/live' ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, dependencies.addressOf(request), dependencies)
      connections.add(connection)
      ws.on('message', (data, isBinary) => {
        if (isBinary) connection.close('badMessage')
        else connection.receive(String(data))
      })
      ws.on('pong', () => connection.ponged())
      ws.on('error', (error) => dependencies.warn({ err: error }, 'a live socket failed'))
      ws.on('close', () => {
        connections.delete(connection)
        connection.ended()
      })
    })
  }
  server.on('upgrade', accept)

  return {
    get size() {
      return connections.size
    },
    /** Closes every connection with a code that says: try again in a moment. */
    close(): void {
      server.off('upgrade', accept)
      for (const connection of connections) connection.close('restarting')
      sockets.close()
    },
    /** Ends every connection of one player. */
    closeAllOf(uid: string): void {
      for (const connection of connections) if (connection.uid === uid) connection.close('banned')
    },
  }
}
