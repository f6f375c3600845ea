import type { Clock } from '../clock.ts'

/** How long no new guests are created for an address after one of its guests was banned, in ms. */
export const NEW_GUEST_PAUSE = 10 * 60_000

/**
 * Addresses from which a guest was just banned: no new guests are created there for a while. Kept in memory only,
 * because no address is stored.
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

  /** How long until the address may get a new guest, in ms; null if it may now. */
  retryAfter(address: string): number | null {
    const left = (this.#until.get(address) ?? 0) - this.#clock.now()
    return left > 0 ? left : null
  }
}
