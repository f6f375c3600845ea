import type { Limit } from '@trivium/wire/define-function'
import type { Clock } from '../clock.ts'

interface Window {
  until: number
  calls: number
}

/** Counts calls in fixed windows by key; forgets windows that are over. */
export class Limits {
  readonly #clock: Clock
  readonly #windows = new Map<string, Window>()
  #sweepAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Null when the call may go on; else after how many ms to try again. `cost`: what it counts for. */
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
 * Everything that one address may ask for, over either transport: a class of 40 that types names of flags makes 120
 * calls a second at its wildest, two hundred phones in matches 30.
 */
export const CALLS_OF_ONE_ADDRESS = { calls: 1_500, per: 10_000 } as const

/** Null when the address has calls left; else after how many ms to try again. */
export const takeCall = (limits: Limits, address: string): number | null =>
  limits.take(`calls from ${address}`, CALLS_OF_ONE_ADDRESS)
