import { refused } from '@trivium/wire/refusals'
import { SESSION_PATH, type SessionAnswer } from '@trivium/wire/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../functions/limits.ts'
import { sendRefusal } from './callable.ts'

/** Lives as long as the browser keeps it; each visit moves its end. */
const COOKIE_DAYS = 400

export interface SessionDependencies {
  readonly sessions: {
    readonly resume: (cookie: string) => Promise<SessionAnswer | null>
    readonly welcome: () => Promise<{ cookie: string; answer: SessionAnswer }>
  }
  readonly limits: Limits
  readonly publicUrl: string | null
}

/** By address: a school behind one address still gets in, a script soon does not. */
const VISITS = { calls: 1_200, per: 60_000 } as const
const NEW_GUESTS = { calls: 120, per: 60_000 } as const

const secure = (request: FastifyRequest, publicUrl: string | null): boolean =>
  request.protocol === 'https' || publicUrl?.startsWith('https:') === true

/** A __Host- cookie belongs to this very host; plain http (a machine at home) cannot carry one. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-trivium' : 'trivium')

const readCookie = (header: string | undefined, name: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

/** True for a browser that says the request comes from a page of another site. */
export const isForeign = (
  request: { headers: FastifyRequest['headers'] },
  publicUrl: string | null,
): boolean => {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  const allowed = publicUrl === null ? null : new URL(publicUrl).host
  const from = URL.canParse(origin) ? new URL(origin).host : null
  return from === null || (from !== host && from !== allowed)
}

/** `POST /api/session`: the only route that reads or sets the session cookie. */
export const session = (
  server: FastifyInstance,
  { sessions, limits, publicUrl }: SessionDependencies,
): void => {
  server.post(SESSION_PATH, { bodyLimit: 1024 }, async (request, reply) => {
    if (isForeign(request, publicUrl)) return sendRefusal(reply, refused('foreign-origin'))
    const isSecure = secure(request, publicUrl)
    const name = cookieName(isSecure)
    const held = readCookie(request.headers.cookie, name)
    const visits = limits.take(`visit ${request.ip}`, VISITS)
    if (visits !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: visits }))
    const known = held === null ? null : await sessions.resume(held)
    const guests = known === null ? limits.take(`guest ${request.ip}`, NEW_GUESTS) : null
    if (guests !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: guests }))
    const { cookie, answer } = known === null ? await sessions.welcome() : { cookie: held, answer: known }
    const age = COOKIE_DAYS * 86_400
    reply.header(
      'set-cookie',
      `${name}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`,
    )
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
