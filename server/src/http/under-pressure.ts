import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure'
import { errorOf, httpStatusOf, refused } from '@trivium/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIVENESS_PATH } from './health.ts'

/** From when on requests are refused. */
export type Pressure = Pick<
  FastifyUnderPressureOptions,
  'maxEventLoopDelay' | 'healthCheck' | 'healthCheckInterval'
>

export const USUAL_PRESSURE: Pressure = { maxEventLoopDelay: 1_000 }

const RETRY_AFTER_SECONDS = 10

/** Reloads itself, without a script, because scripts may be refused as well. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>One moment</title>
<h1>One moment</h1>
<p>The server can’t keep up at the moment. This page tries again by itself every ${RETRY_AFTER_SECONDS} seconds.</p>
</html>
`

/** Files that pages load, by their ending. */
const FILE = /\.(?:js|css|svg|png|webp|ico|woff2|json|webmanifest|ogg|m4a)$/

/** A page whose scripts or pictures are refused is worse than no page: what belongs to a page is always sent. */
const isPartOfPage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  FILE.test(path) &&
  !path.startsWith('/api/') &&
  // Drawn for other sites.
  !path.startsWith('/share-card/')

/** The body of a refusal, or undefined for what is answered all the same. */
const answerUnderPressure = (request: FastifyRequest, reply: FastifyReply) => {
  const [path = '/'] = request.url.split('?')
  // Not alive would mean that the process is to be killed, which makes an overload worse.
  if (path === LIVENESS_PATH || isPartOfPage(request.method, path)) return undefined
  const no = refused('shutting-down')
  reply.status(httpStatusOf(no.refused)).header('retry-after', RETRY_AFTER_SECONDS)
  if (path.startsWith('/api/') || !request.headers.accept?.includes('text/html'))
    return { error: errorOf(no) }
  reply.type('text/html; charset=utf-8')
  return PAGE
}

/** Refuses new work while the server cannot keep up. */
export const refuseUnderPressure = async (server: FastifyInstance, pressure: Pressure): Promise<void> => {
  await server.register(underPressure, {
    ...pressure,
    exposeStatusRoute: false,
    // A result is sent as the response, although the plugin's types do not say so.
    pressureHandler: (request, reply) => answerUnderPressure(request, reply) as undefined,
  })
}
