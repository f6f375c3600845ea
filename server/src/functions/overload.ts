import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'

/**
 * The mean time of a call in a running game, ms, above which no new games begin, and below which they do again. Even a slow
 * disk commits faster; an overloaded process soon takes seconds.
 */
const BUSY = 250
const CALM = 120
/** One slow second may be a pause of the machine. */
const SECONDS = 2
/** With fewer calls a second, a few slow ones say little. */
const FEWEST_CALLS = 20
/** After so many seconds without calls nothing is known any more. */
const OUTDATED = 5
/** Callers are told to come back after 5 to 15 s, so that they do not all come back at once. */
const RETRY_AFTER = { least: 5_000, step: 1_000, steps: 11 }

/**
 * Whether the server is overloaded: whether calls of running games, such as answers, take too long. New games are then
 * refused, so that those in progress go on.
 */
export class Overload {
  readonly #clock: Clock
  #second = 0
  #calls = 0
  #total = 0
  #slowSeconds = 0
  #refusals = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Records how long a call of a running game took. */
  record(ms: Millis): void {
    this.#roll()
    this.#calls += 1
    this.#total += ms
  }

  /** Null if a game may begin; otherwise after how many ms to try again. */
  retryAfter(): Millis | null {
    this.#roll()
    if (this.#slowSeconds < SECONDS) return null
    return RETRY_AFTER.least + (this.#refusals++ % RETRY_AFTER.steps) * RETRY_AFTER.step
  }

  /** Judges the last second once the next one has begun. */
  #roll(): void {
    const second = Math.floor(this.#clock.now() / 1_000)
    if (second === this.#second) return
    if (second - this.#second > OUTDATED) this.#slowSeconds = 0
    else this.#judge()
    this.#second = second
    this.#calls = 0
    this.#total = 0
  }

  #judge(): void {
    const mean = this.#calls < FEWEST_CALLS ? 0 : this.#total / this.#calls
    if (mean > BUSY) this.#slowSeconds += 1
    else if (mean < CALM || this.#slowSeconds < SECONDS) this.#slowSeconds = 0
  }
}
