import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

export interface MetricsSettings {
  readonly port: number
  readonly host: string
  /** Required as `Authorization: Bearer …`; null: anyone who can reach the port may read. */
  readonly token: string | null
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isLetIn = ({ headers }: IncomingMessage, token: string | null): boolean =>
  token === null || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** `GET /metrics` on a separate port; the public port never serves it. */
export const serveMetrics = async (
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  { port, host, token }: MetricsSettings,
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const say = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text)
    if (request.url?.split('?')[0] !== '/metrics') return say(404, 'Not found\n')
    if (request.method !== 'GET') return say(405, 'Method not allowed\n', { allow: 'GET' })
    if (!isLetIn(request, token)) return say(401, 'Wants METRICS_TOKEN.\n', { 'www-authenticate': 'Bearer' })
    try {
      return say(200, await registry.metrics(), { 'content-type': registry.contentType })
    } catch (error) {
      return say(500, `${error instanceof Error ? error.message : error}\n`)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const at = server.address() as AddressInfo
  return {
    url: `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
