import { type Millis, replay } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { AwakeGames } from './awake-games.ts'
import { Deadlines } from './deadlines.ts'
import { Driver, type DriverDependencies } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { GameSharing } from './game-sharing.ts'
import type { Journal } from './journal.ts'
import { Presence } from './presence.ts'
import { readGame } from './read-game.ts'
import { Settler } from './settler.ts'
import type { Sharing } from './sharing.ts'

/** Callbacks for events of games, set in `app/`. */
export interface GameListeners<T extends GameTypes> {
  /** The game was opened (no event), or an event was applied. */
  onChanged(driver: Driver<T>, event: T['event'] | null): void
  /** A game was loaded into memory. */
  onWoken(driver: Driver<T>): void
  onSettled(driver: Driver<T>, settlement: T['settlement']): void
  delay(uid: string | null): Millis
}

export interface GamesDependencies<T extends GameTypes> {
  readonly mode: GameAdapter<T>
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  readonly epoch: () => string
  /** One journal for all modes, so that all games share its commits. */
  readonly journal: Journal
  /** Without it this is the only process. */
  readonly sharing?: Sharing
}

/** After this time, ms, a game without subscribers leaves memory until the next command or its deadline. */
const SLEEP_AFTER: Millis = 60_000

/** Runs the games of one mode in this process: their deadlines, presence, settling, and which process drives them. */
export class GameRunner<T extends GameTypes> {
  readonly #adapter: GameAdapter<T>
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #log: Logger
  readonly #listeners: GameListeners<T>
  readonly awake = new AwakeGames<T>((id) => this.#wake(id))
  readonly settler: Settler<T>
  isStopping = false
  readonly #deadlines: Deadlines<T>
  readonly #presence: Presence<T>
  readonly #driverDeps: DriverDependencies<T>
  /** Null if this is the only process. */
  readonly sharing: GameSharing<T> | null

  constructor(deps: GamesDependencies<T>, listeners: GameListeners<T>) {
    const { mode, db, clock, log, epoch, journal, sharing } = deps
    this.#adapter = mode
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#listeners = listeners
    this.settler = new Settler({
      ...{ mode, db, clock, log },
      onSettled: (driver, settlement) => {
        this.sharing?.followed.publish(driver.id, { settled: true })
        listeners.onSettled(driver, settlement)
      },
    })
    this.#deadlines = new Deadlines({ mode, clock, log, onDue: (id) => this.#tick(id) })
    this.#presence = new Presence({ mode, clock, log, onWatchEnd: (driver) => this.#sleepIfIdle(driver) })
    this.#driverDeps = {
      mode,
      journal,
      epoch,
      now: () => clock.now(),
      delay: (uid) => listeners.delay(uid),
      onEvolved: (driver, event) => this.#evolved(driver, event),
      onFenced: (driver) => this.#fenced(driver),
      ...(sharing && {
        onJournaled: (driver, seq, events) =>
          this.sharing?.followed.publish(driver.id, { seq, events: [...events] }),
      }),
    }
    this.sharing = sharing === undefined ? null : this.#share(sharing)
  }

  /** The process that drives the games opened here; null if this is the only process. */
  get process(): string | null {
    return this.sharing?.followed.process ?? null
  }

  /** Journals pending commands and releases all games, without ending any. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.settler.stop()
    this.#deadlines.stop()
    this.#presence.stop()
    await this.awake.woken()
    await Promise.all(this.awake.all.map((driver) => driver.finished))
    await this.settler.finished
    this.sharing?.stop()
    for (const driver of this.awake.all) driver.release()
  }

  /** The driver of a game, up to date, which is loaded if necessary; null if there is no such game. */
  async find(id: string): Promise<Driver<T> | null> {
    const driver = await this.awake.find(id)
    if (driver !== null && this.isOutdated(driver)) await this.sharing?.verify(driver)
    return driver
  }

  /** As `GameSharing.isOutdated`. */
  isOutdated(driver: Driver<T>): boolean {
    return this.sharing?.isOutdated(driver) === true
  }

  /** Begins to drive a game with this journal. */
  drive(id: string, events: readonly T['event'][]): Driver<T> {
    const { evolve } = this.#adapter.rules
    const driver = new Driver(id, replay(evolve, events), events.length, this.#driverDeps)
    if (this.sharing !== null) for (const event of events) driver.others.remember(event)
    this.awake.add(driver)
    this.#deadlines.set(driver)
    this.#presence.watch(driver, SLEEP_AFTER)
    return driver
  }

  async #wake(id: string): Promise<Driver<T> | null> {
    const stored = await readGame(this.#db, this.#adapter, id)
    if (stored === null) return null
    const begun = this.awake.get(id)
    if (begun !== undefined) return begun
    const { events, shown, owner } = stored
    const driver = this.drive(id, events)
    if (shown !== null) driver.settle(shown)
    if (this.sharing !== null && owner.process !== this.process) {
      const caughtUp = this.sharing.followed.follow(driver, owner)
      this.#deadlines.set(driver)
      await caughtUp
      return driver
    }
    if (shown === null && this.#adapter.isOver(driver.state)) this.settler.settle(driver)
    this.#listeners.onWoken(driver)
    return driver
  }

  async #tick(id: string): Promise<void> {
    const driver = await this.awake.find(id)
    if (driver?.isOwn === false) await this.sharing?.followed.check(driver)
    else await driver?.tick()
  }

  #evolved(driver: Driver<T>, event: T['event']): void {
    this.#deadlines.set(driver)
    if (event.type === 'answered') return
    this.checkPresence(driver)
    if (event.type === 'ended' && driver.isOwn) this.settler.settle(driver)
    this.#listeners.onChanged(driver, event)
  }

  /** Called when players may have come or gone. */
  checkPresence(driver: Driver<T>): void {
    if (driver.isOwn) {
      this.#presence.check(driver)
      return
    }
    this.sharing?.followed.reportPresence(driver).catch((error: unknown) => {
      this.#log.error({ err: error, gameId: driver.id }, 'presence could not be reported')
    })
  }

  #sleepIfIdle(driver: Driver<T>): void {
    if (driver.idle && (driver.settled || this.#adapter.isSuspended(driver.state))) {
      this.awake.remove(driver)
      this.sharing?.followed.unfollow(driver)
    } else this.#presence.watch(driver, SLEEP_AFTER)
  }

  #share(sharing: Sharing): GameSharing<T> {
    return new GameSharing({
      ...sharing,
      ...{ mode: this.#adapter, db: this.#db, clock: this.#clock, log: this.#log, drivers: this.awake.byId },
      find: (id) => this.find(id),
      checkPresence: (driver) => this.checkPresence(driver),
      isStopping: () => this.isStopping,
      delay: (uid) => this.#listeners.delay(uid),
      onLead: (driver) => this.#lead(driver),
      watch: ({ id }, ms) => this.#deadlines.setAfter(id, ms),
    })
  }

  /** This process drives a game that another one drove: the clock continues as after a restart. */
  async #lead(driver: Driver<T>): Promise<void> {
    this.#deadlines.set(driver)
    if (driver.settled) this.#listeners.onWoken(driver)
    else if (this.#adapter.isOver(driver.state)) this.settler.settle(driver)
    else if (this.#adapter.needsResume(driver.state)) await driver.submit(this.#adapter.resume)
    this.#presence.check(driver)
  }

  async #fenced(driver: Driver<T>): Promise<'again' | 'follows' | 'removed'> {
    if (this.sharing !== null && !this.isStopping) return this.sharing.followed.onFenced(driver)
    this.#forget(driver)
    return 'removed'
  }

  #forget(driver: Driver<T>): void {
    this.#log.warn({ gameId: driver.id }, 'another driver has this game; stepping down')
    driver.release()
    this.awake.remove(driver)
  }
}
