import type { Clock } from '../../clock.ts'

/** An engine that has run this long, in ms, was healthy: its next failure counts as the first one. */
const WELL_AFTER = 30_000
const FIRST_PAUSE = 500
const MAX_PAUSE = 4_000

/**
 * When a stopped engine may be started again: at once the first time, then after growing pauses. On a full disk a
 * start takes a second of processor time and fails.
 */
export class Restarts {
  readonly #clock: Pick<Clock, 'now'>
  #startedAt = Number.NEGATIVE_INFINITY
  #pause = 0
  #last: { readonly reason: Error; readonly until: number } | null = null

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Why the engine may not be started now: the error that last stopped it. Null if it may be started. */
  get refusal(): Error | null {
    return this.#last !== null && this.#clock.now() < this.#last.until ? this.#last.reason : null
  }

  started(): void {
    this.#startedAt = this.#clock.now()
  }

  ended(reason: Error): void {
    const now = this.#clock.now()
    if (now - this.#startedAt >= WELL_AFTER) this.#pause = 0
    this.#last = { reason, until: now + this.#pause }
    this.#pause = Math.min(MAX_PAUSE, Math.max(FIRST_PAUSE, 2 * this.#pause))
  }
}
