import { PARTY_VALID_MS } from '@trivium/rules/modes/party/config'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { SESSION_PATH, type SessionAnswer, SessionRequest } from '@trivium/wire/session'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../functions/limits.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { rateLimitKey } from './addresses.ts'
import { cookiesOf, isCrossSite } from './cookies.ts'
import { sendRefusal } from './send-refusal.ts'

/** A room that takes players. */
export interface OpenRoom {
  readonly id: string
  readonly seats: number
}

export interface SessionDependencies {
  readonly sessions: {
    readonly resume: (
      cookie: string,
    ) => Promise<{ answer: SessionAnswer; isProlonged: boolean } | Refused | null>
    readonly welcome: (userAgent: string) => Promise<{ cookie: string; answer: SessionAnswer }>
  }
  /** Addresses for which no new guests are created for a while. */
  readonly pauses: { readonly retryAfter: (address: string) => number | null }
  /** Null if no room that takes players has this key. */
  readonly roomOf: (key: string) => Promise<OpenRoom | null>
  readonly limits: Limits
  readonly publicUrl: string | null
}

/** By address: high enough for a school behind one address, too low for a script. */
const VISITS = { calls: 1_200, per: 60_000 } as const
const NEW_GUESTS = { calls: 120, per: 60_000 } as const
/** Guests for each seat of a room, as long as its key is valid: some lose their cookie and come again. */
const GUESTS_PER_SEAT = 2

/**
 * Counts a guest who is about to be created. Guests of a room are counted apart from strangers at their address: their
 * number is bounded by the room's seats. Refusals: new-guests-paused, too-many-calls.
 */
const checkNewGuest = async (
  { limits, pauses, roomOf }: SessionDependencies,
  address: string,
  key: string | undefined,
): Promise<Refused | null> => {
  const room = key === undefined ? null : await roomOf(key)
  if (room !== null) {
    const ofRoom = { calls: room.seats * GUESTS_PER_SEAT, per: PARTY_VALID_MS }
    if (limits.take(`guests of ${room.id} from`, address, ofRoom) === null) return null
  }
  const paused = pauses.retryAfter(address)
  if (paused !== null) return refused('new-guests-paused', { retryAfter: paused })
  const guests = limits.take('guest', address, NEW_GUESTS)
  return guests === null ? null : refused('too-many-calls', { retryAfter: guests })
}

/** `POST /api/session`: returns who is signed in, and signs in a guest if nobody is. */
export const session = (server: FastifyInstance, dependencies: SessionDependencies): void => {
  const { sessions, limits, publicUrl } = dependencies
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
    // A body is optional, and what cannot be a key is none.
    const asked = SessionRequest.safeParse(request.body ?? {})
    const no = await checkNewGuest(dependencies, address, asked.data?.party)
    if (no !== null) return sendRefusal(reply, no)
    const { cookie, answer } = await inTurn(address, () =>
      sessions.welcome(request.headers['user-agent'] ?? ''),
    )
    cookies.setSession(cookie)
    return reply.send(answer)
  })
}
