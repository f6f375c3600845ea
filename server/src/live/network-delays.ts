import type { Millis } from '@trivium/rules/game/decider'

/**
 * Each player's one-way network delay as measured by the heartbeat; a moving average, so that one late pong has
 * little weight.
 */
export class NetworkDelays {
  readonly #delays = new Map<string, Millis>()

  measured(uid: string, delay: Millis): void {
    const before = this.#delays.get(uid)
    this.#delays.set(uid, before === undefined ? delay : before * 0.7 + delay * 0.3)
  }

  of(uid: string | null): Millis {
    return uid === null ? 0 : (this.#delays.get(uid) ?? 0)
  }

  forget(uid: string): void {
    this.#delays.delete(uid)
  }
}
