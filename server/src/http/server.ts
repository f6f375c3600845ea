import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import { CORRELATION_HEADER } from '@trivium/wire/correlation'
import { type Refused, refused } from '@trivium/wire/refusals'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { parseCorrelationId, withCorrelationId } from '../correlation-id.ts'
import { storageFaultOf } from '../database/storage-fault.ts'
import { HEALTHY_STORAGE, type Storage } from '../database/storage-health.ts'
import { internalError } from '../functions/refuse-errors.ts'
import { newId, systemRandom } from '../random.ts'
import { addressWorkload, asWorkload, WorkloadBusy } from '../workload.ts'
import { rateLimitKey } from './addresses.ts'
import { securityHeaders } from './security-headers.ts'
import { sendRefusal } from './send-refusal.ts'
import { type Pressure, refuseUnderPressure, USUAL_PRESSURE } from './under-pressure.ts'

/** Body limit of routes without their own, including unknown addresses. */
const DEFAULT_BODY_BYTES = 1024
/** Time limits for the head of a request and for all of it, and how often they are checked, in ms. */
const HEAD_WITHIN = 10_000
const REQUEST_WITHIN = 35_000
const LOOK_EVERY = 2_000

const refusalOf = (error: FastifyError): Refused => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refused('body-too-large')
  if (error.statusCode === 503) return refused('shutting-down')
  const ours = error.statusCode === undefined || error.statusCode >= 500
  return ours ? refused('internal-error') : refused('bad-input', { expected: error.message })
}

/** The response to invalid HTTP or a slow request, for which there is no request object. */
const lastWords = (error: { code?: string }, headers: Readonly<Record<string, string>>): string => {
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, 'content-length: 0', 'connection: close', '', ''].join('\r\n')
}

export interface HttpOptions {
  readonly trustProxy: boolean
  readonly publicUrl: string | null
  readonly storage?: Pick<Storage, 'fault'>
  /** More connections than this are closed unread; by default none are. */
  readonly maxConnections?: number | null
  readonly pressure?: Pressure
}

/** Without files to open, a process can neither read its files nor reach its database. */
const limitConnections = ({ server, log }: FastifyInstance, most: number): void => {
  server.maxConnections = most
  server.once('drop', () =>
    log.error({ most }, 'connections are turned away: this process may not open more files (ulimit -n)'),
  )
}

/** An HTTP server with what every response needs: security headers, compression, one error format. */
export const httpServer = async (
  log: Logger,
  {
    trustProxy,
    publicUrl,
    storage = HEALTHY_STORAGE,
    maxConnections = null,
    pressure = USUAL_PRESSURE,
  }: HttpOptions,
): Promise<FastifyInstance> => {
  const headers = securityHeaders(publicUrl)
  const server = Fastify({
    loggerInstance: log,
    // One trusted proxy: its own entry is used, not what the client put before it.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: ({ headers }) => parseCorrelationId(headers[CORRELATION_HEADER]) ?? newId(systemRandom, 10),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: DEFAULT_BODY_BYTES,
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEAD_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
    // A malformed URL never reaches a hook.
    frameworkErrors: (error, _, reply) => sendRefusal(reply.headers(headers), refusalOf(error)),
    clientErrorHandler: (error: { code?: string }, socket: Socket) => {
      if (socket.writable) socket.end(lastWords(error, headers))
      socket.destroySoon()
    },
  }) as unknown as FastifyInstance
  if (maxConnections !== null) limitConnections(server, maxConnections)
  // Fastify's own parser of plain text would accept a form sent by another site.
  server.removeContentTypeParser('text/plain')
  // Uses a callback, so that everything after the hook runs within the workload.
  server.addHook('onRequest', (request, _, done) =>
    withCorrelationId(request.id, () => asWorkload(addressWorkload(rateLimitKey(request.ip)), done)),
  )
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity')
      return sendRefusal(reply.header('connection', 'close'), refused('compressed-body'))
  })
  // By default the plugin decompresses request bodies: a few kilobytes become megabytes.
  await server.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  await refuseUnderPressure(server, pressure)
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof WorkloadBusy) return sendRefusal(reply, refused('busy'))
    const isStorage = storage.fault !== null && storageFaultOf(error) !== null
    const no = isStorage ? refused('cannot-save') : refusalOf(error)
    if (no.refused !== 'internal-error') return sendRefusal(reply, no)
    log.error({ err: error, url: request.url }, 'a request failed')
    return sendRefusal(reply, internalError(request.id))
  })
  return server
}
