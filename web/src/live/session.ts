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

/** The request to `/api/session`. */
export type Enter = () => Promise<Reply<SessionAnswer>>

type SessionState =
  | { readonly name: 'unknown' }
  /** The token is used until this time, by the page's clock. */
  | { readonly name: 'signed-in'; readonly bearer: Bearer; readonly until: number }
  /** There are no more requests until the cookie has changed. */
  | { readonly name: 'banned'; readonly reply: Reply<Bearer> }

const UNKNOWN: SessionState = { name: 'unknown' }

/** Keeps one token in memory and renews it before it expires. */
export class Session {
  readonly #enter: Enter
  readonly #timers: Timers
  readonly #events: SessionEvents
  #state: SessionState = UNKNOWN
  #pending: Promise<Reply<Bearer>> | null = null
  #requests = 0
  #cancelRenewal = () => {}

  constructor(enter: Enter, timers: Timers, events: SessionEvents) {
    this.#enter = enter
    this.#timers = timers
    this.#events = events
  }

  /** The current token, or the first one; signs in as a guest if there is no session yet. */
  async bearer(): Promise<Reply<Bearer>> {
    const state = this.#state
    const isValid = state.name === 'signed-in' && this.#timers.now() < state.until
    return isValid ? { result: state.bearer } : this.#renew()
  }

  /** A replacement for a token that is no longer accepted. */
  async instead(refused: Bearer): Promise<Reply<Bearer>> {
    if (this.#state.name === 'signed-in') {
      const { bearer } = this.#state
      if (bearer.token !== refused.token) return { result: bearer }
      this.#state = UNKNOWN
    }
    return this.#renew()
  }

  /** Asks the server which player the cookie stands for; it may be another one than before. */
  refresh(): Promise<Reply<Bearer>> {
    this.#state = UNKNOWN
    return this.#request()
  }

  async #renew(): Promise<Reply<Bearer>> {
    return this.#state.name === 'banned' ? this.#state.reply : (this.#pending ?? this.#request())
  }

  /** One request at a time, so that no reply about an older cookie comes last; only the latest one counts. */
  #request(): Promise<Reply<Bearer>> {
    this.#requests += 1
    this.#pending = this.#enterAfter(this.#pending, this.#requests)
    return this.#pending
  }

  async #enterAfter(before: Promise<unknown> | null, request: number): Promise<Reply<Bearer>> {
    await before
    const reply = await this.#enter()
    if (request !== this.#requests) return reply
    this.#pending = null
    if (reply.result) this.#accept(reply.result)
    else if (reply.error.reason === 'banned') {
      this.#state = { name: 'banned', reply }
      this.#events.banned(reply.error)
    } else this.#events.failed(reply.error)
    return reply
  }

  #accept({ uid, token, expiresAt }: SessionAnswer): void {
    const now = this.#timers.now()
    // This browser's clock may be wrong: the remaining time is at least a minute and at most a token's lifetime.
    const life = Math.min(Math.max(expiresAt - now, 2 * EARLY), TOKEN_LIFE)
    const bearer = { uid, token }
    this.#state = { name: 'signed-in', bearer, until: now + life - EARLY / 2 }
    this.#renewAfter(life - EARLY)
    this.#events.renewed(bearer)
  }

  #renewAfter(ms: number): void {
    this.#cancelRenewal()
    this.#cancelRenewal = this.#timers.after(ms, async () => {
      const { error } = await this.#renew()
      if (error !== undefined && error.reason !== 'banned') this.#renewAfter(RETRY)
    })
  }
}
