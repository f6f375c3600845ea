import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './until.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The status of the chat server's replies; with 'nothing' it never replies. */
type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'nothing'

/** A real HTTP server on a free local port that receives webhook messages. */
export interface FakeChat {
  readonly url: string
  readonly received: readonly Received[]
  /** Sets the reply from now on; 204 by default. */
  reply: (received: Received) => Reply
  /** Resolves once this many messages have arrived. */
  has(count: number): Promise<void>
  close(): Promise<void>
}

export const startFakeChat = async (): Promise<FakeChat> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      received.push(message)
      const reply = chat.reply(message)
      if (reply !== 'nothing') response.writeHead(reply.status, reply.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const chat: FakeChat = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    reply: () => ({ status: 204 }),
    has: (count) => until(() => received.length >= count, `the chat has received ${count} messages`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return chat
}
