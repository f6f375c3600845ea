import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Driver } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { OVERDUE } from './shared-games.ts'
import { TimerWheel } from './timer-wheel.ts'

/** How soon a deadline that could not be journaled is tried again, ms. */
const RETRY_AFTER = 1_000

export interface DeadlinesDependencies<T extends GameTypes> {
  readonly mode: Pick<GameAdapter<T>, 'rules' | 'isOver'>
  readonly clock: Clock
  readonly log: Logger
  /** The time of a game has come: its deadline, or to look whether another process drives it. */
  readonly onDue: (id: string) => Promise<void>
}

/** When each game has to be looked at next. */
export class Deadlines<T extends GameTypes> {
  readonly #deps: DeadlinesDependencies<T>
  readonly #timers: TimerWheel

  constructor(deps: DeadlinesDependencies<T>) {
    this.#deps = deps
    this.#timers = new TimerWheel(deps.clock, (id) => this.#due(id))
  }

  /** As the state of the game says. A game that another process drives is looked at when it is overdue. */
  set(driver: Driver<T>): void {
    const { mode, clock } = this.#deps
    const deadline = mode.rules.deadline(driver.state)
    if (driver.isOwn) {
      this.#timers.set(driver.id, deadline)
      return
    }
    const isUnsettled = !driver.settled && mode.isOver(driver.state)
    const due = deadline ?? (isUnsettled ? clock.now() : null)
    this.#timers.set(driver.id, due === null ? null : Math.max(due, clock.now()) + OVERDUE)
  }

  /** In `ms`, although nothing has happened. */
  setAfter(id: string, ms: number): void {
    this.#timers.set(id, this.#deps.clock.now() + ms)
  }

  stop(): void {
    this.#timers.stop()
  }

  #due(id: string): void {
    const { onDue, log } = this.#deps
    onDue(id).catch((error: unknown) => {
      log.error({ err: error, gameId: id }, 'a deadline could not be journaled; trying again')
      this.setAfter(id, RETRY_AFTER)
    })
  }
}
