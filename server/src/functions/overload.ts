import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'

/** With fewer games in progress, slow answers have another reason: a slow disk, other programs on the machine. */
const MANY_GAMES = 200
/**
 * The mean time of a call in a running game, ms, that is slow. At the largest number of players that a processor holds it is below
 * 20, and beyond it soon takes seconds.
 */
const SLOW: Millis = 200
/** Below this, ms, more games begin again. */
const CALM: Millis = 100
/** A wait for settlement that is too long, ms: players who want to play again lose patience. */
const BEHIND: Millis = 4_000
/** A collection of garbage or a pause of the machine makes a single second slow. */
const SECONDS = 3
/** Each further slow second, the share of new games that begin is multiplied by this; each calm one, it grows by this much. */
const FEWER = 0.7
const MORE = 0.05
const LEAST = 0.01
/** After this many seconds without calls the measurements no longer count. */
const OUTDATED = 5
/** Callers are told to come back after 5 to 15 s, so that they do not all come back at once. */
const RETRY_AFTER = { least: 5_000, step: 1_000, steps: 11 }

export interface OverloadOptions {
  readonly clock: Pick<Clock, 'now'>
  /** How many games are in progress. */
  readonly games: () => number
  /** How long the oldest game that is being settled has waited, in ms. */
  readonly settlingBehind: () => Millis
}

/**
 * Whether the server is overloaded: whether calls of running games, such as answers, have been slow for some seconds while many
 * are played, or the settling of ended games falls behind. Then only a share of new games begins, so that those in progress go on; the share falls quickly and
 * grows slowly (additive increase, multiplicative decrease).
 */
export class Overload {
  readonly #options: OverloadOptions
  #second = 0
  #calls = 0
  #total: Millis = 0
  #slowSeconds = 0
  #share = 1
  /** Grows by the share with each new game; one begins for each whole number. */
  #credit = 0
  #refusals = 0

  constructor(options: OverloadOptions) {
    this.#options = options
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
    if (this.#share === 1) return null
    this.#credit += this.#share
    if (this.#credit >= 1) {
      this.#credit -= 1
      return null
    }
    return RETRY_AFTER.least + (this.#refusals++ % RETRY_AFTER.steps) * RETRY_AFTER.step
  }

  /** Judges the last second once the next one has begun. */
  #roll(): void {
    const second = Math.floor(this.#options.clock.now() / 1_000)
    const passed = second - this.#second
    if (passed === 0) return
    this.#judge(passed)
    this.#second = second
    this.#calls = 0
    this.#total = 0
  }

  #judge(passed: number): void {
    const { games, settlingBehind } = this.#options
    const isLoaded = passed <= OUTDATED && games() >= MANY_GAMES
    const isBehind = settlingBehind() > BEHIND
    // A second without any answer is neither slow nor calm.
    if (isLoaded && this.#calls === 0 && !isBehind) return
    const mean = this.#calls === 0 ? 0 : this.#total / this.#calls
    if (isLoaded && (mean > SLOW || isBehind)) {
      this.#slowSeconds += 1
      if (this.#slowSeconds >= SECONDS) this.#share = Math.max(LEAST, this.#share * FEWER)
      return
    }
    this.#slowSeconds = 0
    if (!isLoaded || mean < CALM) this.#share = Math.min(1, this.#share + MORE * passed)
  }
}
