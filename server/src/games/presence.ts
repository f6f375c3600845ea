import type { Millis } from '@trivium/rules/game/decider'
import type { SeatIndex } from '@trivium/rules/modes/battle/events'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Driver } from './driver.ts'

/** A reload of the page is no absence: who is back within this was never away, ms. */
const BLINK: Millis = 1_500
/** What could not be journaled is said again after this, ms. */
const AGAIN: Millis = 1_000
const SEATS: readonly SeatIndex[] = [0, 1]

export interface PresenceDependencies {
  readonly clock: Clock
  readonly log: Logger
  /** Told of a game that was watched for its time. */
  readonly watched: (driver: Driver) => void
}

/** Tells games who is there: a seat is present while some connection follows it. */
export class Presence {
  readonly #with: PresenceDependencies
  /** Seats that nobody follows, each with its own blink. */
  readonly #leaving = new Map<string, () => void>()
  readonly #again = new Map<string, () => void>()
  readonly #watched = new Map<string, () => void>()
  #stopped = false

  constructor(dependencies: PresenceDependencies) {
    this.#with = dependencies
  }

  /** Returns count at once, leaving after a blink. Asked again after each change, so that nothing stays untold. */
  check(driver: Driver): void {
    const { phase } = driver.state
    if (phase === 'joining' || phase === 'ended' || this.#stopped) return
    for (const seat of SEATS) this.#checkSeat(driver, seat)
  }

  /** Looks after `ms` whether anybody still follows. */
  watch(driver: Driver, ms: Millis): void {
    this.#set(this.#watched, driver.id, ms, () => this.#with.watched(driver))
  }

  stop(): void {
    this.#stopped = true
    for (const timers of [this.#leaving, this.#again, this.#watched]) {
      for (const cancel of timers.values()) cancel()
      timers.clear()
    }
  }

  #checkSeat(driver: Driver, seat: SeatIndex): void {
    const { player, awaySince } = driver.state.seats[seat]
    const key = `${driver.id} ${seat}`
    if (driver.seats[seat].followers > 0) {
      this.#leaving.get(key)?.()
      this.#leaving.delete(key)
      if (awaySince !== null) this.#tell(driver, 'return', seat)
    } else if (player.uid !== null && awaySince === null && !this.#leaving.has(key))
      this.#set(this.#leaving, key, BLINK, () => this.#tell(driver, 'leave', seat))
  }

  #tell(driver: Driver, type: 'leave' | 'return', seat: SeatIndex): void {
    // A refusal means that it has come true meanwhile.
    driver.submit({ type, seat }).catch((error: unknown) => {
      this.#with.log.error({ err: error, gameId: driver.id, seat, type }, 'presence could not be journaled')
      this.#set(this.#again, driver.id, AGAIN, () => this.check(driver))
    })
  }

  #set(timers: Map<string, () => void>, key: string, ms: Millis, run: () => void): void {
    timers.get(key)?.()
    if (this.#stopped) return
    const cancel = this.#with.clock.after(ms, () => {
      timers.delete(key)
      run()
    })
    timers.set(key, cancel)
  }
}
