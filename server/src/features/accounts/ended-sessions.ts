import { TOKEN_LIFE } from '@trivium/wire/limits'
import type { Clock } from '../../clock.ts'

/** Open pages are told this late, so that the one that ended the session has its new cookie by then, ms. */
const TOLD_AFTER = 1_000

/** Sessions that ended while tokens of theirs are still about: those are good for nothing any more. */
export class EndedSessions {
  readonly #clock: Clock
  readonly #tell: (sid: string) => void
  readonly #until = new Map<string, number>()

  /** `tell` closes what is open in a session's name. */
  constructor(clock: Clock, tell: (sid: string) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  has(sid: string): boolean {
    return this.#until.has(sid)
  }

  end(sids: readonly string[]): void {
    const now = this.#clock.now()
    for (const [sid, until] of this.#until) if (until <= now) this.#until.delete(sid)
    for (const sid of sids) {
      this.#until.set(sid, now + TOKEN_LIFE)
      this.#clock.after(TOLD_AFTER, () => this.#tell(sid))
    }
  }
}
