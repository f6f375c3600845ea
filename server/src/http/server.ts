import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import { type Refused, refused } from '@trivium/wire/refusals'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { storageFaultOf } from '../database/storage-fault.ts'
import { SOUND_STORAGE, type Storage } from '../database/storage-health.ts'
import { sendRefusal } from './callable.ts'

/** Only our own files run in the page: no inline script, no foreign host. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const refusalOf = (error: FastifyError): Refused => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refused('body-too-large')
  if (error.statusCode === 503) return refused('shutting-down')
  const ours = error.statusCode === undefined || error.statusCode >= 500
  return ours ? refused('internal-error') : refused('bad-input', { expected: error.message })
}

/** An HTTP server with what every answer needs: security headers, compression, one form of errors. */
export const httpServer = async (
  log: Logger,
  trustProxy: boolean,
  storage: Pick<Storage, 'fault'> = SOUND_STORAGE,
): Promise<FastifyInstance> => {
  const server = Fastify({
    loggerInstance: log,
    // One proxy, ours: its own entry is believed, not what the client put before it.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
  }) as unknown as FastifyInstance
  // Fastify's own parser of plain text would let a form of another site in.
  server.removeContentTypeParser('text/plain')
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: false,
  })
  await server.register(compress, { encodings: ['br', 'gzip'] })
  await server.register(underPressure, { maxEventLoopDelay: 1_000, exposeStatusRoute: false })
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const isStorage = storage.fault !== null && storageFaultOf(error) !== null
    const no = isStorage ? refused('cannot-save') : refusalOf(error)
    if (no.refused === 'internal-error')
      request.log.error({ err: error, url: request.url }, 'a request failed')
    return sendRefusal(reply, no)
  })
  return server
}
