import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTION_PATH, REGION_PATH } from '@trivium/wire/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Admit, Visitor } from '../functions/dispatch.ts'
import type { Browser } from '../functions/handlers.ts'
import type { Limits } from '../functions/limits.ts'
import { rateLimitKey } from './addresses.ts'
import { bodyReader } from './bodies/reader.ts'
import { cookiesOf, isCrossSite } from './cookies.ts'
import { crossOrigin } from './cross-origin.ts'
import { sendRefusal } from './refusing.ts'

export interface CallableDependencies {
  readonly admit: Admit
  /** Null if the token is invalid or expired, or its session has ended. */
  readonly verify: (token: string) => Promise<{ uid: string; sid: string } | null>
  readonly publicUrl: string | null
  readonly clock: Clock
  readonly limits: Limits
  /** Origins of the sites whose pages may call functions. */
  readonly corsOrigins: readonly string[]
}

/** Per address. Pages call over the live socket; this is for a class that registers, and for other clients. */
const HTTP_CALLS = { calls: 400, per: 10_000 } as const

export const bearer = (header: string | undefined): string | null =>
  header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null

const needsCookie = (name: string): boolean => COOKIE_FUNCTIONS.some((one) => one === name)

const browserOf = (request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): Browser => ({
  ...cookiesOf(request, reply, publicUrl),
  userAgent: request.headers['user-agent'] ?? '',
})

type Call = FastifyRequest<{ Params: { name: string } }>

/**
 * `POST /api/fn/{name}`: the callable protocol of the specification, point 7; also under the path that a client
 * builds from a project and the region. No part of a body is read before name, limits and access have admitted the
 * call.
 */
export const callable = (server: FastifyInstance, dependencies: CallableDependencies): void => {
  const { admit, verify, publicUrl, clock, corsOrigins, limits } = dependencies
  const cors = crossOrigin(corsOrigins)

  const visitorOf = async (request: Call, reply: FastifyReply): Promise<Visitor | Refused> => {
    const carries = needsCookie(request.params.name)
    const token = bearer(request.headers.authorization)
    const who = token === null ? null : await verify(token)
    if (token !== null && who === null) return refused('not-signed-in')
    return {
      uid: who?.uid ?? null,
      sid: who?.sid ?? null,
      address: rateLimitKey(request.ip),
      transport: 'http',
      ...(request.headers.host !== undefined && { host: request.headers.host }),
      ...(carries && { browser: browserOf(request, reply, publicUrl) }),
    }
  }

  const plugin = async (scope: FastifyInstance) => {
    const parseSmall = scope.getDefaultJsonParser('error', 'error')
    const bodies = bodyReader(clock, (text) => {
      let parsed: unknown
      parseSmall({} as FastifyRequest, text, (error, value) => {
        if (error !== null) throw error
        parsed = value
      })
      return parsed
    })
    scope.addHook('onClose', () => bodies.stop())
    // The body is not read until the call is admitted.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))

    const refuseUnread = (request: Call, reply: FastifyReply, no: Refused) => {
      const about = { name: request.params.name, address: rateLimitKey(request.ip) }
      if (!bodies.mayDrain(request.raw, about)) reply.header('connection', 'close')
      return sendRefusal(reply, no)
    }

    const serve = async (request: Call, reply: FastifyReply) => {
      cors.allow(request, reply)
      const { name } = request.params
      const address = rateLimitKey(request.ip)
      if (needsCookie(name) && isCrossSite(request, publicUrl))
        return refuseUnread(request, reply, refused('foreign-origin'))
      const flood = limits.take(`http from ${address}`, HTTP_CALLS)
      if (flood !== null)
        return refuseUnread(request, reply, refused('too-many-calls', { retryAfter: flood }))
      const admitted = await admit(name, address, () => visitorOf(request, reply))
      if (isRefused(admitted)) return refuseUnread(request, reply, admitted)
      const body = await bodies.read(request.raw, { name, address })
      if (isRefused(body)) {
        if (!request.raw.complete) reply.header('connection', 'close')
        return sendRefusal(reply, body)
      }
      const answer = await admitted.run(body.data ?? {})
      return isRefused(answer) ? sendRefusal(reply, answer) : reply.send(answer)
    }

    const explain = async (_: FastifyRequest, reply: FastifyReply) =>
      sendRefusal(reply.header('allow', 'POST'), refused('wrong-method'))

    for (const url of [`${FUNCTION_PATH}/:name`, `${REGION_PATH}/:name`]) {
      scope.post(url, serve)
      scope.options(url, async (request: Call, reply) =>
        needsCookie(request.params.name) || !cors.isListed(request)
          ? sendRefusal(reply, refused('foreign-origin'))
          : cors.preflight(request, reply),
      )
      scope.route({ method: ['GET', 'PUT', 'PATCH', 'DELETE'], url, onRequest: explain, handler: explain })
    }
  }
  server.register(plugin)
}
