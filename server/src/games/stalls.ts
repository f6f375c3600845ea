import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'

const BEAT: Millis = 500
/** Others wait longer than this before they take over from a process that does not answer, ms. */
const STALLED: Millis = 2_000

/**
 * Notices that this process has stood still: it was stopped, or its machine slept. Others may have gone on with its
 * games meanwhile.
 */
export class Stalls {
  readonly #clock: Clock
  #count = 0
  #beatAt: Millis
  #cancel = () => {}

  constructor(clock: Clock) {
    this.#clock = clock
    this.#beatAt = clock.now()
    this.#wait()
  }

  /** How often that was so. Looks at the clock, because after a stall messages are read before timers run. */
  get count(): number {
    const now = this.#clock.now()
    if (now - this.#beatAt > STALLED) this.#count += 1
    this.#beatAt = now
    return this.#count
  }

  stop(): void {
    this.#cancel()
  }

  #wait(): void {
    this.#cancel = this.#clock.after(BEAT, () => {
      void this.count
      this.#wait()
    })
  }
}
