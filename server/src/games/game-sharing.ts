import { answerRequests } from './answer-requests.ts'
import type { Driver } from './driver.ts'
import { OTHERS_BACK } from './driver-requests.ts'
import type { GameTypes } from './game-adapter.ts'
import { gamesDrivenBy, gamesDrivenElsewhere, type Ownership } from './ownership.ts'
import { SharedGames, type SharedGamesDependencies } from './shared-games.ts'

export interface GameSharingDependencies<T extends GameTypes> extends SharedGamesDependencies<T> {
  /** The games in memory, by id. */
  readonly drivers: ReadonlyMap<string, Driver<T>>
  readonly find: (id: string) => Promise<Driver<T> | null>
  readonly checkPresence: (driver: Driver<T>) => void
  readonly isStopping: () => boolean
}

/** Games of a process that is gone that are taken over at the same time. */
const ADOPTED_TOGETHER = 20
/** Lost games are logged together, ms. */
const LOG_EVERY = 1_000

/** One mode's games among the processes that share them: which of them this process drives. */
export class GameSharing<T extends GameTypes> {
  readonly followed: SharedGames<T>
  readonly #deps: GameSharingDependencies<T>
  readonly #stops: readonly (() => void)[]
  #stalls = 0
  /** In memory while this process stood still or was cut off, and not verified since. */
  #unverified = new WeakSet<Driver<T>>()
  /** Games lost to other processes that have not been logged yet. */
  #lost = 0
  #cancelLog = () => {}
  #cancelRefresh = () => {}

  constructor(deps: GameSharingDependencies<T>) {
    const { bus, clock, onDelay, mode, find, isStopping, checkPresence } = deps
    this.#deps = deps
    this.followed = new SharedGames(deps)
    this.#stops = [
      answerRequests<T>({
        ...{ bus, log: deps.log, onDelay, find, isStopping, engine: mode.name, onPresence: checkPresence },
        decided: (driver) => this.followed.decided(driver),
        onLost: (id) => this.#run(this.#stepDown(id)),
      }),
      // Whoever is asked too early would seem to be gone.
      bus.onReconnect(() => {
        this.#doubtAll()
        this.#cancelRefresh()
        this.#cancelRefresh = clock.after(OTHERS_BACK, () => this.#run(this.refresh()))
      }),
    ]
  }

  /** Whether other processes may have changed the game without this one knowing. */
  isOutdated(driver: Driver<T>): boolean {
    const { stalls, bus } = this.#deps
    const { count } = stalls
    if (count !== this.#stalls) {
      this.#stalls = count
      this.#doubtAll()
    }
    return !bus.isConnected || this.#unverified.has(driver)
  }

  /** Brings an outdated game up to date, so that nobody sees it go back. */
  async verify(driver: Driver<T>): Promise<void> {
    await this.followed.verify(driver)
    this.#unverified.delete(driver)
  }

  /**
   * Takes over the unsettled games, opened at `since` or later, of a process that is gone; null: of one that shared its
   * work with none.
   */
  async adopt(process: string | null, since = 0): Promise<void> {
    const { db, mode, isStopping } = this.#deps
    for (let after = ''; !isStopping(); ) {
      const page = { since, after, limit: ADOPTED_TOGETHER }
      const games = await gamesDrivenBy(db, mode.name, process, page)
      await Promise.all(games.map(({ id, epoch }) => this.#adoptOne(id, { process, epoch })))
      if (games.length < ADOPTED_TOGETHER) return
      after = games.at(-1)?.id ?? ''
    }
  }

  /** Nobody looks at a game on a process that is gone. */
  forgetProcess(process: string): void {
    for (const driver of this.#deps.drivers.values()) {
      driver.others.setPresence(process, [])
      this.#deps.checkPresence(driver)
    }
  }

  /** Messages may have been missed: stops driving what others drive now, and catches up. */
  async refresh(): Promise<void> {
    const { db, bus, drivers, isStopping } = this.#deps
    if (isStopping()) return
    const own = [...drivers.values()].filter(({ isOwn }) => isOwn).map(({ id }) => id)
    for (const id of await gamesDrivenElsewhere(db, own, bus.self)) await this.#stepDown(id)
    await this.followed.refresh()
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    this.#cancelLog()
    this.#cancelRefresh()
    this.followed.stop()
  }

  #doubtAll(): void {
    this.#unverified = new WeakSet(this.#deps.drivers.values())
  }

  async #adoptOne(id: string, from: Ownership): Promise<void> {
    try {
      const driver = await this.#deps.find(id)
      if (driver?.isOwn === false) await this.followed.claim(driver, from)
    } catch (error) {
      this.#deps.log.error({ err: error, gameId: id }, 'a game could not be taken over')
    }
  }

  /** Another process drives this game now. */
  async #stepDown(id: string): Promise<void> {
    const { drivers, isStopping, watch } = this.#deps
    const driver = drivers.get(id)
    // It may have lost the game again before it knew that it drives it.
    if (driver !== undefined) await this.followed.decided(driver)
    if (driver?.isOwn !== true || isStopping()) return
    if ((await this.followed.onFenced(driver)) === 'again') return
    this.#logLost()
    watch(driver, 0)
  }

  /** A process that was paused loses all of its games at once. */
  #logLost(): void {
    const { clock, log, mode } = this.#deps
    this.#lost += 1
    if (this.#lost > 1) return
    this.#cancelLog = clock.after(LOG_EVERY, () => {
      log.warn({ games: this.#lost, mode: mode.name }, 'other processes have taken over games of this one')
      this.#lost = 0
    })
  }

  #run(work: Promise<void>): void {
    work.catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'could not catch up with other processes'),
    )
  }
}
