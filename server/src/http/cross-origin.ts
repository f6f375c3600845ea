import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the Firebase client sends beside the content's type and the token. */
const HEADERS = 'authorization, content-type, firebase-instance-id-token, x-firebase-appcheck'
/** A browser asks so often again, s. */
const MAX_AGE = 600

/** Lets pages of the sites that the operator lists read the answer; without credentials, so no cookie goes along. */
export const crossOrigin = (origins: readonly string[]) => {
  const isListed = (request: FastifyRequest): boolean => origins.includes(request.headers.origin ?? '')

  const allow = (request: FastifyRequest, reply: FastifyReply): void => {
    if (origins.length > 0) reply.header('vary', 'Origin')
    if (!isListed(request)) return
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-expose-headers', 'retry-after')
  }

  /** The browser's question before a call. */
  const preflight = (request: FastifyRequest, reply: FastifyReply) => {
    allow(request, reply)
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', MAX_AGE)
      .status(204)
      .send()
  }

  return { isListed, allow, preflight }
}
