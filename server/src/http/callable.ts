import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { CORRELATION_HEADER } from '@trivium/wire/correlation'
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
import { sendRefusal } from './send-refusal.ts'

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

/** The dependencies of the callable endpoint. */
interface Serving extends CallableDependencies {
  readonly cors: ReturnType<typeof crossOrigin>
  readonly bodies: ReturnType<typeof bodyReader>
}

const visitorOf = async (
  { verify, publicUrl }: CallableDependencies,
  request: Call,
  reply: FastifyReply,
): Promise<Visitor | Refused> => {
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

const refuseUnread = ({ bodies }: Serving, request: Call, reply: FastifyReply, no: Refused) => {
  const about = { name: request.params.name, address: rateLimitKey(request.ip) }
  if (!bodies.mayDrain(request.raw, about)) reply.header('connection', 'close')
  return sendRefusal(reply, no)
}

const serve = async (serving: Serving, request: Call, reply: FastifyReply) => {
  const { admit, publicUrl, limits, cors, bodies } = serving
  cors.allow(request, reply)
  reply.header(CORRELATION_HEADER, request.id)
  const { name } = request.params
  const address = rateLimitKey(request.ip)
  if (needsCookie(name) && isCrossSite(request, publicUrl))
    return refuseUnread(serving, request, reply, refused('foreign-origin'))
  const flood = limits.take('http from', address, HTTP_CALLS)
  if (flood !== null)
    return refuseUnread(serving, request, reply, refused('too-many-calls', { retryAfter: flood }))
  const admitted = await admit(name, { uid: null, address }, () => visitorOf(serving, request, reply))
  if (isRefused(admitted)) return refuseUnread(serving, request, reply, admitted)
  const body = await bodies.read(request.raw, { name, address })
  if (isRefused(body)) {
    if (!request.raw.complete) reply.header('connection', 'close')
    return sendRefusal(reply, body)
  }
  const answer = await admitted.run(body.data ?? {})
  return isRefused(answer) ? sendRefusal(reply, answer) : reply.send(answer)
}

const refuseMethod = async (_: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(reply.header('allow', 'POST'), refused('wrong-method'))

/** Fastify's own JSON parser, which refuses keys that would pollute prototypes. */
const jsonParserOf = (scope: FastifyInstance) => {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (text: string): unknown => {
    let parsed: unknown
    parse({} as FastifyRequest, text, (error, value) => {
      if (error !== null) throw error
      parsed = value
    })
    return parsed
  }
}

const addRoutes = (scope: FastifyInstance, serving: Serving, url: string): void => {
  const { cors } = serving
  scope.post(url, (request: Call, reply) => serve(serving, request, reply))
  scope.options(url, async (request: Call, reply) =>
    needsCookie(request.params.name) || !cors.isListed(request)
      ? sendRefusal(reply, refused('foreign-origin'))
      : cors.preflight(request, reply),
  )
  const method = ['GET', 'PUT', 'PATCH', 'DELETE']
  scope.route({ method, url, onRequest: refuseMethod, handler: refuseMethod })
}

/**
 * `POST /api/fn/{name}`: the callable protocol of the specification, point 7; also under the path that a client
 * builds from a project and the region. No part of a body is read before name, limits and access have admitted the
 * call.
 */
export const callable = (server: FastifyInstance, dependencies: CallableDependencies): void => {
  const cors = crossOrigin(dependencies.corsOrigins)
  server.register(async (scope) => {
    const bodies = bodyReader(dependencies.clock, jsonParserOf(scope))
    scope.addHook('onClose', () => bodies.stop())
    // The body is not read until the call is admitted.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))
    for (const path of [FUNCTION_PATH, REGION_PATH])
      addRoutes(scope, { ...dependencies, cors, bodies }, `${path}/:name`)
  })
}
