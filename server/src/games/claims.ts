import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Schema } from '../database/schema.ts'
import type { Driver } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { lostSubject } from './game-messages.ts'
import { claimGame, type Ownership, readOwnership } from './ownership.ts'
import type { Sharing } from './sharing.ts'

export interface ClaimsDependencies<T extends GameTypes> extends Pick<Sharing, 'handovers' | 'isWorking'> {
  readonly bus: Bus
  readonly mode: Pick<GameAdapter<T>, 'name'>
  readonly db: Kysely<Schema>
  readonly log: Logger
  /** Whether another process drives the game, or nobody, as far as this process knows. */
  readonly isFollowed: (driver: Driver<T>) => boolean
  /** Called with who drives a game, as the database says. */
  readonly onOwner: (driver: Driver<T>, owner: Ownership) => void
  /** This process drives the game from this change of drivers on, and it is up to date. */
  readonly onClaimed: (driver: Driver<T>, epoch: number) => void
  /** As `SharedGamesDependencies.onLead`. */
  readonly onLead: (driver: Driver<T>) => Promise<void>
}

/** Takes over games that nobody drives. */
export class Claims<T extends GameTypes> {
  readonly #deps: ClaimsDependencies<T>
  readonly #claiming = new Map<Driver<T>, Promise<boolean>>()
  #stopped = false

  constructor(deps: ClaimsDependencies<T>) {
    this.#deps = deps
  }

  /**
   * `asked` has not answered as the driver; undefined: none was known. If it still is the driver, it is gone or frozen, and the
   * game is claimed. The driver may have changed meanwhile, even if this process has heard of the next one since: that one
   * has not been asked. `wait`: it works, but slowly. It keeps the game, because claims are more work for what is slow already.
   */
  async takeOver(
    driver: Driver<T>,
    asked: Ownership | undefined,
    why: null | 'timed-out',
  ): Promise<'again' | 'wait'> {
    const now = await this.#readOwner(driver)
    if (asked === undefined || now?.epoch !== asked.epoch) return 'again'
    const { process } = asked
    if (why === 'timed-out' && process !== null && (await this.#deps.isWorking(process))) return 'wait'
    await this.claim(driver, asked)
    return 'again'
  }

  /** Drives a game that `from` no longer drives, unless another process is faster. */
  async claim(driver: Driver<T>, from: Ownership): Promise<void> {
    const claiming = this.#claiming.get(driver)
    if (claiming !== undefined) return void (await claiming)
    const claimed = this.#claim(driver, from).finally(() => this.#claiming.delete(driver))
    this.#claiming.set(driver, claimed)
    // Only after the claim: if the game is lost again at its next event, it is claimed again.
    if (await claimed) await this.#deps.onLead(driver)
  }

  /** Resolves when it is known whether this process drives the game, if it is about to. */
  async decided(driver: Driver<T>): Promise<void> {
    // If it fails, the claim reports the error.
    await this.#claiming.get(driver)?.catch(() => {})
  }

  stop(): void {
    this.#stopped = true
  }

  /** Whether this process drives the game now. */
  async #claim(driver: Driver<T>, from: Ownership): Promise<boolean> {
    const { db, bus, mode, log, handovers, isFollowed, onClaimed } = this.#deps
    if (!isFollowed(driver) || this.#stopped) return false
    if (!(await claimGame(db, driver.id, from, bus.self))) {
      await this.#readOwner(driver)
      return false
    }
    handovers.claimed += 1
    log.info({ gameId: driver.id, from: from.process }, 'took over a game')
    await driver.catchUp()
    if (from.process !== null) bus.publish(lostSubject(mode.name, from.process), { id: driver.id })
    onClaimed(driver, from.epoch + 1)
    return true
  }

  async #readOwner(driver: Driver<T>): Promise<Ownership | null> {
    const owner = await readOwnership(this.#deps.db, driver.id)
    if (owner !== null) this.#deps.onOwner(driver, owner)
    return owner
  }
}
