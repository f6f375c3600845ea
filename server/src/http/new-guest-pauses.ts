import type { Limits } from '../functions/limits.ts'

/** How long no new guests are created for an address after one of its guests was banned, in ms. */
export const NEW_GUEST_PAUSE = 10 * 60_000

const PAUSED = 'new guests paused for'

/**
 * Addresses from which a guest was just banned: no new guests are created there for a while. Kept in memory only,
 * because no address is stored; all processes know, because limits are shared.
 */
export class NewGuestPauses {
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  pause(address: string): void {
    this.#limits.block(PAUSED, address, NEW_GUEST_PAUSE)
  }

  /** How long until the address may get a new guest, in ms; null if it may now. */
  retryAfter(address: string): number | null {
    return this.#limits.left(PAUSED, address)
  }
}
