import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { Driver } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'

const RETRY_AFTER = 5_000
/** How long a player who plays again at once waits for the settlement of their last game, in ms. */
const PATIENCE = 5_000

export interface SettlerDependencies<T extends GameTypes> {
  readonly mode: Pick<GameAdapter<T>, 'settle'>
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  readonly onSettled: (driver: Driver<T>, settlement: T['settlement']) => void
}

/** What has become of players' ended games: there are none, one was settled, or settling takes longer. */
export type Meanwhile = 'nothing' | 'settled' | 'settling'

/** Settles games that have ended: tries again until the database has the result. */
export class Settler<T extends GameTypes> {
  readonly #deps: SettlerDependencies<T>
  readonly #settling = new Set<Promise<void>>()
  /** Ended games that are not settled, by player. */
  readonly #ended = new Map<string, Driver<T>>()
  /** Since when each game is being settled, the oldest first. */
  readonly #waiting = new Map<Driver<T>, Millis>()
  #stopping = false

  constructor(deps: SettlerDependencies<T>) {
    this.#deps = deps
  }

  settle(driver: Driver<T>): void {
    for (const { uid } of driver.players) if (uid !== null) this.#ended.set(uid, driver)
    this.#waiting.set(driver, this.#deps.clock.now())
    const work = this.#try(driver).finally(() => {
      this.#settling.delete(work)
      this.#waiting.delete(driver)
    })
    this.#settling.add(work)
  }

  /** Waits for the settlement of these players' ended games, for a few seconds at most. */
  async settledMeanwhile(uids: readonly string[]): Promise<Meanwhile> {
    const drivers = uids.flatMap((uid) => this.#ended.get(uid) ?? [])
    if (drivers.length === 0) return 'nothing'
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const stop = this.#deps.clock.after(PATIENCE, resolve)
    await Promise.race([Promise.all(drivers.map(({ over }) => over)), late])
    stop()
    if (drivers.some(({ settled }) => settled)) return 'settled'
    return drivers.some((driver) => this.#waiting.has(driver)) ? 'settling' : 'nothing'
  }

  /** How long the oldest game that is being settled has waited, in ms. */
  get behind(): Millis {
    const [oldest] = this.#waiting.values()
    return oldest === undefined ? 0 : this.#deps.clock.now() - oldest
  }

  /** From now on a failed attempt is not repeated: the next start settles the game. */
  stop(): void {
    this.#stopping = true
  }

  /** Resolves when the attempts in progress have ended. */
  get finished(): Promise<unknown> {
    return Promise.all(this.#settling)
  }

  async #try(driver: Driver<T>): Promise<void> {
    const { mode, db, clock, log, onSettled } = this.#deps
    try {
      const settlement = await mode.settle(db, driver.id, driver.state, clock.now())
      this.#forget(driver)
      driver.settle(settlement.shown)
      onSettled(driver, settlement)
    } catch (error) {
      log.error({ err: error, gameId: driver.id }, 'settling failed; trying again in five seconds')
      if (!this.#stopping) clock.after(RETRY_AFTER, () => this.settle(driver))
    }
  }
  #forget(driver: Driver<T>): void {
    for (const { uid } of driver.players)
      if (uid !== null && this.#ended.get(uid) === driver) this.#ended.delete(uid)
  }
}
