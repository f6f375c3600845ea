import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { isReady } from './node-process.ts'

/** How often each server's `/readyz` is read, ms. */
const LOOK_EVERY = 500
const LOOK_WITHIN = 1_000

export interface Balancer {
  readonly url: string
  close(): void
}

export interface BalancerOptions {
  /** By default a free one. */
  readonly port?: number | undefined
  /** Sends everything to the first server that is ready, instead of to all in turn. */
  readonly prefersFirst?: boolean
  /** Passes on the addresses that clients say they have, for a bench whose players each have one of their own. */
  readonly trustsClients?: boolean
}

/** The servers that can take players. */
class Targets {
  readonly #urls: readonly URL[]
  readonly #prefersFirst: boolean
  readonly #down = new Set<string>()
  #next = 0

  constructor(urls: readonly string[], prefersFirst: boolean) {
    this.#urls = urls.map((url) => new URL(url))
    this.#prefersFirst = prefersFirst
  }

  async look(): Promise<void> {
    await Promise.all(
      this.#urls.map(async ({ origin }) => {
        if (await isReady(origin, LOOK_WITHIN)) this.#down.delete(origin)
        else this.#down.add(origin)
      }),
    )
  }

  fails({ origin }: URL): void {
    this.#down.add(origin)
  }

  /** Null if none is ready. */
  take(): URL | null {
    if (this.#prefersFirst) this.#next = 0
    for (let tried = 0; tried < this.#urls.length; tried++) {
      const url = this.#urls[this.#next++ % this.#urls.length] as URL
      if (!this.#down.has(url.origin)) return url
    }
    return null
  }
}

const addAddress = ({ headers, socket }: IncomingMessage): void => {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
}

/** Forwards a request; a request that could not be sent at all goes to the next server. */
const forward = (targets: Targets, from: IncomingMessage, to: ServerResponse): void => {
  const target = targets.take()
  if (target === null) {
    to.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('no server is ready\n')
    return
  }
  const { hostname, port } = target
  const { method = 'GET', url: path = '/' } = from
  const onward = request({ hostname, port, method, path, headers: from.headers, agent: false })
  onward.on('response', (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(to)
    response.on('error', () => to.destroy())
  })
  onward.on('error', (error: NodeJS.ErrnoException) => {
    targets.fails(target)
    if (error.code === 'ECONNREFUSED') forward(targets, from, to)
    else if (to.headersSent) to.destroy()
    else to.writeHead(502, { 'content-type': 'text/plain' }).end('the server did not answer\n')
  })
  onward.on('socket', (socket) =>
    socket.once('connect', () => {
      from.pipe(onward)
    }),
  )
}

/** Forwards a connection that becomes a WebSocket: the request's text, then bytes in both directions. */
const upgrade = (targets: Targets, from: IncomingMessage, client: Socket, head: Buffer): void => {
  client.on('error', () => {})
  const target = targets.take()
  if (target === null) {
    client.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    return
  }
  const server = connect(Number(target.port), target.hostname)
  server.setNoDelay(true)
  client.setNoDelay(true)
  server.once('connect', () => {
    const lines = Object.entries(from.headers).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}: ${one}`),
    )
    server.write(`${from.method} ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    server.write(head)
    server.pipe(client).pipe(server)
  })
  server.on('error', () => targets.fails(target))
  server.once('close', () => client.destroy())
  client.once('close', () => server.destroy())
}

/** A small load balancer for trying and for tests, among the servers whose `/readyz` answers 200. */
export const startBalancer = async (
  urls: readonly string[],
  { port = 0, prefersFirst = false, trustsClients = false }: BalancerOptions = {},
): Promise<Balancer> => {
  const targets = new Targets(urls, prefersFirst)
  await targets.look()
  const timer = setInterval(() => void targets.look(), LOOK_EVERY)
  const noteAddress = (from: IncomingMessage): void => {
    if (!trustsClients || from.headers['x-forwarded-for'] === undefined) addAddress(from)
  }
  const server = createServer((from, to) => {
    noteAddress(from)
    forward(targets, from, to)
  })
  server.on('upgrade', (from, socket, head) => {
    noteAddress(from)
    upgrade(targets, from, socket as Socket, head)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}
