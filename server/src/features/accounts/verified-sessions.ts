import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../../clock.ts'
import type { Bearer } from './tokens.ts'

/**
 * How long a session is taken to exist after it was looked up, in ms. This process forgets ended sessions at once;
 * another process on the same database accepts their tokens for at most this time.
 */
export const VERIFIED_FOR: Millis = 5_000

/** Looks up whether a session exists. */
type LookUp = () => Promise<boolean>

interface Verified {
  readonly uid: string
  readonly until: Millis
}

/** Sessions that were looked up recently, so that a flood of calls with one token costs one query. */
export class VerifiedSessions {
  readonly #clock: Pick<Clock, 'now'>
  /** By session, in the order in which they expire. */
  readonly #verified = new Map<string, Verified>()
  /** Counts calls of `forget`: what was looked up before one may have ended since. */
  #forgotten = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Whether the session exists and belongs to the bearer. */
  async has({ uid, sid }: Bearer, lookUp: LookUp): Promise<boolean> {
    this.#sweep()
    if (this.#verified.get(sid)?.uid === uid) return true
    const before = this.#forgotten
    const exists = await lookUp()
    if (exists && before === this.#forgotten)
      this.#verified.set(sid, { uid, until: this.#clock.now() + VERIFIED_FOR })
    return exists
  }

  /** These sessions have ended. */
  forget(sids: readonly string[]): void {
    this.#forgotten += 1
    for (const sid of sids) this.#verified.delete(sid)
  }

  #sweep(): void {
    const now = this.#clock.now()
    for (const [sid, { until }] of this.#verified) {
      if (until > now) return
      this.#verified.delete(sid)
    }
  }
}
