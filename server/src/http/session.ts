import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { SESSION_PATH, type SessionAnswer } from '@trivium/wire/session'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../functions/limits.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { rateLimitKey } from './addresses.ts'
import { cookiesOf, isCrossSite } from './cookies.ts'
import { sendRefusal } from './send-refusal.ts'

export interface SessionDependencies {
  readonly sessions: {
    readonly resume: (
      cookie: string,
    ) => Promise<{ answer: SessionAnswer; isProlonged: boolean } | Refused | null>
    readonly welcome: (userAgent: string) => Promise<{ cookie: string; answer: SessionAnswer }>
  }
  /** Addresses for which no new guests are created for a while. */
  readonly pauses: { readonly retryAfter: (address: string) => number | null }
  readonly limits: Limits
  readonly publicUrl: string | null
}

/** By address: high enough for a school behind one address, too low for a script. */
const VISITS = { calls: 1_200, per: 60_000 } as const
const NEW_GUESTS = { calls: 120, per: 60_000 } as const
/** `POST /api/session`: returns who is signed in, and signs in a guest if nobody is. */
export const session = (
  server: FastifyInstance,
  { sessions, pauses, limits, publicUrl }: SessionDependencies,
): void => {
  // Each new guest is a commit, so guests behind one address are created one by one.
  const inTurn = limitConcurrencyByKey(1)
  server.post(SESSION_PATH, { bodyLimit: 1024 }, async (request, reply) => {
    if (isCrossSite(request, publicUrl)) return sendRefusal(reply, refused('foreign-origin'))
    const cookies = cookiesOf(request, reply, publicUrl)
    const held = cookies.session
    const address = rateLimitKey(request.ip)
    const visits = limits.take('visit', address, VISITS)
    if (visits !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: visits }))
    const known = held === null ? null : await sessions.resume(held)
    if (isRefused(known)) return sendRefusal(reply, known)
    reply.header('cache-control', 'no-store')
    if (held !== null && known !== null) {
      if (known.isProlonged) cookies.setSession(held)
      return reply.send(known.answer)
    }
    const paused = pauses.retryAfter(address)
    if (paused !== null) return sendRefusal(reply, refused('new-guests-paused', { retryAfter: paused }))
    const guests = limits.take('guest', address, NEW_GUESTS)
    if (guests !== null) return sendRefusal(reply, refused('too-many-calls', { retryAfter: guests }))
    const { cookie, answer } = await inTurn(address, () =>
      sessions.welcome(request.headers['user-agent'] ?? ''),
    )
    cookies.setSession(cookie)
    return reply.send(answer)
  })
}
