import type { Millis } from '@trivium/rules/game/decider'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Driver } from './driver.ts'
import type { GameAdapter, GameTypes, PresenceRules } from './game-adapter.ts'

/** Grace period for page reloads, in ms: a player who returns within it was never away. */
const BLINK: Millis = 1_500
/** Retry delay for presence changes that could not be journaled, in ms. */
const AGAIN: Millis = 1_000

export interface PresenceDependencies<T extends GameTypes> {
  readonly mode: Pick<GameAdapter<T>, 'presence'>
  readonly clock: Clock
  readonly log: Logger
  /** Called when the time passed to `watch` is over. */
  readonly onWatchEnd: (driver: Driver<T>) => void
}

/** Reports presence to games: a seat is present while some connection is subscribed to it. */
export class Presence<T extends GameTypes> {
  readonly #with: PresenceDependencies<T>
  /** Seats without subscribers, each with its own grace period. */
  readonly #leaving = new Map<string, () => void>()
  readonly #again = new Map<string, () => void>()
  readonly #watched = new Map<string, () => void>()
  #stopped = false

  constructor(dependencies: PresenceDependencies<T>) {
    this.#with = dependencies
  }

  /** Reports returns at once, departures after the grace period. Runs again after each change, so that none is missed. */
  check(driver: Driver<T>): void {
    const rules = this.#with.mode.presence
    if (this.#stopped || rules === null || !rules.matters(driver.state)) return
    for (const [seat, { uid }] of driver.players.entries())
      if (uid !== null) this.#checkSeat(driver, seat, rules)
  }

  /** Calls `onWatchEnd` after `ms`. */
  watch(driver: Driver<T>, ms: Millis): void {
    this.#set(this.#watched, driver.id, ms, () => this.#with.onWatchEnd(driver))
  }

  stop(): void {
    this.#stopped = true
    for (const timers of [this.#leaving, this.#again, this.#watched]) {
      for (const cancel of timers.values()) cancel()
      timers.clear()
    }
  }

  #checkSeat(driver: Driver<T>, seat: T['seat'], rules: PresenceRules<T>): void {
    const isAway = rules.isAway(driver.state, seat)
    const key = `${driver.id} ${seat}`
    if (driver.isPresent(seat)) {
      this.#leaving.get(key)?.()
      this.#leaving.delete(key)
      if (isAway) this.#tell(driver, rules.return(seat))
    } else if (!isAway && !this.#leaving.has(key))
      this.#set(this.#leaving, key, BLINK, () => this.#tell(driver, rules.leave(seat)))
  }

  #tell(driver: Driver<T>, command: T['command']): void {
    // A refusal means that the change has already been applied.
    driver.submit(command).catch((error: unknown) => {
      const about = { err: error, gameId: driver.id, command: command.type }
      this.#with.log.error(about, 'presence could not be journaled')
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
