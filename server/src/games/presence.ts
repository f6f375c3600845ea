import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'
import type { Driver } from './driver.ts'

/** A reload of the page is no absence: who is back within this was never away, ms. */
const BLINK: Millis = 1_500

/** Tells games who is there: a seat is present while some connection follows it. */
export class Presence {
  readonly #clock: Clock
  readonly #idle: (driver: Driver) => void
  readonly #pending = new Map<string, () => void>()
  readonly #watched = new Map<string, () => void>()

  constructor(clock: Clock, idle: (driver: Driver) => void) {
    this.#clock = clock
    this.#idle = idle
  }

  /** Returns count at once, leaving after a blink. */
  check(driver: Driver): void {
    const { phase } = driver.state
    if (phase === 'joining' || phase === 'ended') return
    this.#tell(driver, 'return')
    if (this.#missing(driver).length === 0 || this.#pending.has(driver.id)) return
    const cancel = this.#clock.after(BLINK, () => {
      this.#pending.delete(driver.id)
      this.#tell(driver, 'leave')
    })
    this.#pending.set(driver.id, cancel)
  }

  /** Looks after `ms` whether anybody still follows. */
  watch(driver: Driver, ms: Millis): void {
    this.#watched.get(driver.id)?.()
    const cancel = this.#clock.after(ms, () => {
      this.#watched.delete(driver.id)
      this.#idle(driver)
    })
    this.#watched.set(driver.id, cancel)
  }

  stop(): void {
    for (const cancel of [...this.#pending.values(), ...this.#watched.values()]) cancel()
  }

  #missing(driver: Driver): (0 | 1)[] {
    return ([0, 1] as const).filter((seat) => {
      const { player, awaySince } = driver.state.seats[seat]
      return player.uid !== null && awaySince === null && driver.seats[seat].followers === 0
    })
  }

  #tell(driver: Driver, type: 'leave' | 'return'): void {
    const seats =
      type === 'leave'
        ? this.#missing(driver)
        : ([0, 1] as const).filter(
            (seat) => driver.state.seats[seat].awaySince !== null && driver.seats[seat].followers > 0,
          )
    // A refusal means that it has come true meanwhile; a failed journal is told by the next check.
    for (const seat of seats) driver.submit({ type, seat }).catch(() => {})
  }
}
