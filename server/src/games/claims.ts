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
  /** Who drives a game, as far as this process knows; undefined if it does not follow the game. */
  readonly ownerOf: (driver: Driver<T>) => Ownership | undefined
  /** Called with what the database says about it. */
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
   * Who drives the game may have changed since this process read it; if not, it is gone or frozen, and the game is claimed.
   * `wait`: it works, but slowly. It keeps the game, because claims are more work for what is slow already.
   */
  async takeOver(driver: Driver<T>, why: null | 'timed-out'): Promise<'again' | 'wait'> {
    const before = this.#deps.ownerOf(driver)
    const now = await this.#readOwner(driver)
    if (before === undefined || now?.epoch !== before.epoch) return 'again'
    const { process } = before
    if (why === 'timed-out' && process !== null && (await this.#deps.isWorking(process))) return 'wait'
    await this.claim(driver)
    return 'again'
  }

  /** Drives a game that nobody drives, unless another process is faster. */
  async claim(driver: Driver<T>): Promise<void> {
    const claiming = this.#claiming.get(driver)
    if (claiming !== undefined) return void (await claiming)
    const claimed = this.#claim(driver).finally(() => this.#claiming.delete(driver))
    this.#claiming.set(driver, claimed)
    // Only after the claim: if the game is lost again at its next event, it is claimed again.
    if (await claimed) await this.#deps.onLead(driver)
  }

  stop(): void {
    this.#stopped = true
  }

  /** Whether this process drives the game now. */
  async #claim(driver: Driver<T>): Promise<boolean> {
    const { db, bus, mode, log, handovers, ownerOf, onClaimed } = this.#deps
    const owner = ownerOf(driver)
    if (owner === undefined || this.#stopped) return false
    if (!(await claimGame(db, driver.id, owner, bus.self))) {
      await this.#readOwner(driver)
      return false
    }
    handovers.claimed += 1
    log.info({ gameId: driver.id, from: owner.process }, 'took over a game')
    await driver.catchUp()
    if (owner.process !== null) bus.publish(lostSubject(mode.name, owner.process), { id: driver.id })
    onClaimed(driver, owner.epoch + 1)
    return true
  }

  async #readOwner(driver: Driver<T>): Promise<Ownership | null> {
    const owner = await readOwnership(this.#deps.db, driver.id)
    if (owner !== null) this.#deps.onOwner(driver, owner)
    return owner
  }
}
