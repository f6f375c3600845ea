import { TOKEN_LIFE } from '@trivium/wire/limits'
import type { SessionAnswer } from '@trivium/wire/session'
import type { Timers } from './timers.ts'

/** The next token is fetched this long before the old one runs out, ms. */
const EARLY = 60_000
const RETRY = 5_000

export interface Session {
  /** The bearer token; signs in as a guest where there is no session yet. Rejects when the server can't be reached. */
  token(): Promise<string>
  /** Fetches a new token, whatever the old one's age. */
  renew(): Promise<string>
  /** Told of every new token. */
  onRenewed(listener: (token: string) => void): void
}

/** Keeps one token in memory and renews it before it runs out. `enter` is the request to `/api/session`. */
export const createSession = (enter: () => Promise<SessionAnswer>, timers: Timers): Session => {
  const listeners: ((token: string) => void)[] = []
  let held: { readonly token: string; readonly until: number } | null = null
  let asking: Promise<string> | null = null
  let cancelRenewal = () => {}

  const renewAfter = (ms: number): void => {
    cancelRenewal()
    cancelRenewal = timers.after(ms, () => {
      renew().catch(() => renewAfter(RETRY))
    })
  }

  const fetchToken = async (): Promise<string> => {
    const { token, expiresAt } = await enter()
    // This browser's clock may be wrong: what is left is never less than a minute nor more than a token's life.
    const life = Math.min(Math.max(expiresAt - timers.now(), 2 * EARLY), TOKEN_LIFE)
    held = { token, until: timers.now() + life - EARLY / 2 }
    renewAfter(life - EARLY)
    for (const listener of listeners) listener(token)
    return token
  }

  const renew = (): Promise<string> => {
    asking ??= fetchToken().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    token: () => (held !== null && timers.now() < held.until ? Promise.resolve(held.token) : renew()),
    renew,
    onRenewed: (listener) => {
      listeners.push(listener)
    },
  }
}
