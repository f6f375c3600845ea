import { TOKEN_LIFE } from '@trivium/wire/limits'
import type { SessionAnswer } from '@trivium/wire/session'
import type { Failure, Reply } from './reply.ts'
import type { Timers } from './timers.ts'

/** The next token is fetched this long before the old one expires, ms. */
const EARLY = 60_000
const RETRY = 5_000

/** The page's player, and the token that proves it. */
export interface Bearer {
  readonly uid: string
  readonly token: string
}

export interface SessionEvents {
  /** A new token has arrived, for the same player or, if the cookie has changed, for another one. */
  renewed(bearer: Bearer): void
  /** The player could not be determined; the request is retried. */
  failed(failure: Failure): void
  /** The server does not let this player in. */
  banned(failure: Failure): void
}

export interface Session {
  /** The current token, or the first one; signs in as a guest if there is no session yet. */
  bearer(): Promise<Reply<Bearer>>
  /** A replacement for a token that is no longer accepted. */
  instead(refused: Bearer): Promise<Reply<Bearer>>
  /** Asks the server which player the cookie stands for; it may be another one than before. */
  refresh(): Promise<Reply<Bearer>>
}

/** Keeps one token in memory and renews it before it expires. `enter` is the request to `/api/session`. */
export const createSession = (
  enter: () => Promise<Reply<SessionAnswer>>,
  timers: Timers,
  events: SessionEvents,
): Session => {
  let current: (Bearer & { readonly until: number }) | null = null
  let pending: Promise<Reply<Bearer>> | null = null
  /** The last reply, if it was a ban: there are no more requests until the cookie has changed. */
  let ban: Reply<Bearer> | null = null
  let requests = 0
  let cancelRenewal = () => {}

  const accept = ({ uid, token, expiresAt }: SessionAnswer): void => {
    // This browser's clock may be wrong: the remaining time is at least a minute and at most a token's lifetime.
    const life = Math.min(Math.max(expiresAt - timers.now(), 2 * EARLY), TOKEN_LIFE)
    current = { uid, token, until: timers.now() + life - EARLY / 2 }
    renewAfter(life - EARLY)
    events.renewed({ uid, token })
  }

  const renewAfter = (ms: number): void => {
    cancelRenewal()
    cancelRenewal = timers.after(ms, async () => {
      const { error } = await renew()
      if (error !== undefined && error.reason !== 'banned') renewAfter(RETRY)
    })
  }

  /** One request at a time, so that no reply about an older cookie comes last; only the latest one counts. */
  const ask = (): Promise<Reply<Bearer>> => {
    requests += 1
    pending = answerAfter(pending, requests)
    return pending
  }

  const answerAfter = async (before: typeof pending, request: number): Promise<Reply<Bearer>> => {
    await before
    const reply = await enter()
    if (request !== requests) return reply
    pending = null
    if (reply.result) accept(reply.result)
    else if (reply.error.reason === 'banned') {
      current = null
      ban = reply
      events.banned(reply.error)
    } else events.failed(reply.error)
    return reply
  }

  const renew = async () => ban ?? pending ?? ask()

  return {
    bearer: async () => (current !== null && timers.now() < current.until ? { result: current } : renew()),
    instead: async ({ token }) => {
      if (current !== null && current.token !== token) return { result: current }
      current = null
      return renew()
    },
    refresh: () => {
      current = null
      ban = null
      return ask()
    },
  }
}
