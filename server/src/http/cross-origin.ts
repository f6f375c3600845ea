import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers that the Firebase client sends besides content type and token. */
const HEADERS = 'authorization, content-type, firebase-instance-id-token, x-firebase-appcheck'
/** How long a browser caches the preflight, in s. */
const MAX_AGE = 600

/** Lets pages of listed sites read the response; without credentials, so no cookie is sent. */
export const crossOrigin = (origins: readonly string[]) => {
  const isListed = (request: FastifyRequest): boolean => origins.includes(request.headers.origin ?? '')

  const allow = (request: FastifyRequest, reply: FastifyReply): void => {
    if (origins.length > 0) reply.header('vary', 'Origin')
    if (!isListed(request)) return
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-expose-headers', 'retry-after')
  }

  /** The browser's preflight request. */
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
