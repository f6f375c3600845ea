import type { Limit } from '@trivium/wire/define-function'
import type { Clock } from '../clock.ts'

interface Window {
  until: number
  calls: number
}

/** Counts calls in fixed windows by key; drops windows that have ended. */
export class Limits {
  readonly #clock: Clock
  readonly #windows = new Map<string, Window>()
  #sweepAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null if the call may proceed; otherwise after how many ms to retry. `cost`: how much the call counts. */
  take(key: string, { calls, per }: Limit, cost = 1): number | null {
    const now = this.#clock.now()
    if (now >= this.#sweepAt) this.#sweep(now)
    const window = this.#windows.get(key)
    if (window === undefined || window.until <= now) {
      this.#windows.set(key, { until: now + per, calls: cost })
      return null
    }
    window.calls += cost
    return window.calls > calls ? window.until - now : null
  }

  #sweep(now: number): void {
    this.#sweepAt = now + 60_000
    for (const [key, window] of this.#windows) if (window.until <= now) this.#windows.delete(key)
  }
}

/**
 * The limit of one address over both transports. A class of 40 typing names of flags makes 120 calls a second at
 * most, two hundred phones in matches 30.
 */
export const CALLS_OF_ONE_ADDRESS = { calls: 1_500, per: 10_000 } as const

/** Null if the address has calls left; otherwise after how many ms to retry. */
export const takeCall = (limits: Limits, address: string): number | null =>
  limits.take(`calls from ${address}`, CALLS_OF_ONE_ADDRESS)
