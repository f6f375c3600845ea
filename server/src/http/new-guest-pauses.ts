import type { Clock } from '../clock.ts'

/** So long an address brings no new guests after one of its guests was banned, ms. */
export const NEW_GUEST_PAUSE = 10 * 60_000

/**
 * Addresses from which a guest was banned a moment ago: nobody becomes a new guest there for a while. In memory alone, and
 * gone with it, because no address is stored.
 */
export class NewGuestPauses {
  readonly #clock: Clock
  readonly #until = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  pause(address: string): void {
    const now = this.#clock.now()
    for (const [one, until] of this.#until) if (until <= now) this.#until.delete(one)
    this.#until.set(address, now + NEW_GUEST_PAUSE)
  }

  /** After how many ms a new guest may come from there; null: now. */
  retryAfter(address: string): number | null {
    const left = (this.#until.get(address) ?? 0) - this.#clock.now()
    return left > 0 ? left : null
  }
}
