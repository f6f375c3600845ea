import { type Millis, replay } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Engine } from '@trivium/wire/modes/modes'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { Subscriber } from '../live/channel.ts'
import { type CommandOutcome, Driver, type DriverDependencies } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { GameSharing } from './game-sharing.ts'
import { type Journal, UnstorableEvent } from './journal.ts'
import { Presence } from './presence.ts'
import { readGame } from './read-game.ts'
import { type Meanwhile, Settler } from './settler.ts'
import { OVERDUE, type Sharing } from './shared-games.ts'
import { TimerWheel } from './timer-wheel.ts'

/** Callbacks for events of games, set in `app/`. */
export interface GameListeners<T extends GameTypes> {
  /** The game was opened (no event), or an event was applied. */
  onChanged(driver: Driver<T>, event: T['event'] | null): void
  /** A sleeping game was woken. */
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

/** After this time, in ms, a game without subscribers sleeps until the next command or its deadline. */
const SLEEP_AFTER: Millis = 60_000

/** Every running game of one mode in this process: opened, woken, driven, settled, put to sleep. */
export class Games<T extends GameTypes> {
  readonly #adapter: GameAdapter<T>
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #log: Logger
  readonly #listeners: GameListeners<T>
  readonly #drivers = new Map<string, Driver<T>>()
  readonly #waking = new Map<string, Promise<Driver<T> | null>>()
  readonly #settler: Settler<T>
  #stopping = false
  readonly #timers: TimerWheel
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
    this.#settler = new Settler({
      ...{ mode, db, clock, log },
      onSettled: (driver, settlement) => {
        this.sharing?.followed.publish(driver.id, { settled: true })
        listeners.onSettled(driver, settlement)
      },
    })
    this.#timers = new TimerWheel(clock, (id) => void this.#tick(id))
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

  /** The engine of its games. */
  get name(): Engine {
    return this.#adapter.name
  }

  get live(): number {
    return this.#drivers.size
  }

  /** The games in memory that other processes drive. */
  get followed(): number {
    return this.sharing?.followed.size ?? 0
  }

  /** The games in memory that have not ended; finished ones stay there while a player still looks at them. */
  get running(): number {
    let running = 0
    for (const driver of this.#drivers.values()) if (!driver.settled) running += 1
    return running
  }

  /** The running games that this process drives. */
  get ownRunning(): number {
    let running = 0
    for (const driver of this.#drivers.values()) if (!driver.settled && driver.isOwn) running += 1
    return running
  }

  /** Whether a game is in memory: it runs, or someone looks at it. */
  isAwake(id: string): boolean {
    return this.#drivers.has(id) || this.#waking.has(id)
  }

  /** How long the oldest game that is being settled has waited, in ms. */
  get settlingBehind(): Millis {
    return this.#settler.behind
  }

  /** As `Settler.settledMeanwhile`: for players who play again before their last game is settled. */
  settledMeanwhile(uids: readonly string[]): Promise<Meanwhile> {
    return this.#settler.settledMeanwhile(uids)
  }

  /** Drives a game that was just opened in the database. */
  begin(id: string, events: readonly T['event'][]): Driver<T> {
    // Another tab of the player may have found and woken it meanwhile.
    const awake = this.#drivers.get(id)
    if (awake !== undefined) return awake
    const driver = this.#drive(id, events)
    this.#listeners.onChanged(driver, null)
    return driver
  }

  /** The driver of a game, woken if it sleeps; null if there is no such game. */
  async find(id: string): Promise<Driver<T> | null> {
    const awake = this.#drivers.get(id)
    if (awake) return awake
    const waking = this.#waking.get(id) ?? this.#wake(id).finally(() => this.#waking.delete(id))
    this.#waking.set(id, waking)
    return waking
  }

  /** Announces a game that is about to be opened: lookups wait until the returned function is called. */
  awaitOpening(id: string): () => void {
    let opened = () => {}
    const waiting = new Promise<void>((resolve) => {
      opened = resolve
    })
    const found = waiting.then(() => this.#drivers.get(id) ?? null).finally(() => this.#waking.delete(id))
    this.#waking.set(id, found)
    return opened
  }

  /** Handles a command of a player, who must hold a seat. */
  async command(
    id: string,
    uid: string,
    command: (seat: T['seat']) => T['command'],
  ): Promise<Refused | { driver: Driver<T>; seat: T['seat'] }> {
    if (this.#stopping) return refused('shutting-down')
    const driver = this.#drivers.get(id) ?? (await this.find(id))
    if (driver === null) return refused('unknown-match')
    const seat = driver.seatOf(uid)
    if (seat === null) return refused('not-your-match')
    if (driver.crowded) return refused('too-many-calls')
    const outcome = await this.submit(driver, command(seat))
    if (outcome === 'fenced') return refused('shutting-down')
    if (outcome === 'unreachable') return refused('game-unreachable')
    return outcome === null ? { driver, seat } : refused(outcome)
  }

  /**
   * Input that the database cannot store is refused, so that the player can change it; other errors are not
   * the player's fault.
   */
  async submit(driver: Driver<T>, command: T['command']): Promise<CommandOutcome<T> | 'not-storable'> {
    try {
      return await driver.submit(command)
    } catch (error) {
      if (!(error instanceof UnstorableEvent)) throw error
      this.#log.warn({ err: error, gameId: driver.id, command: command.type }, 'a command cannot be stored')
      return 'not-storable'
    }
  }

  subscribe(
    driver: Driver<T>,
    seat: T['seat'],
    subscriber: Subscriber,
    have?: { epoch: string; n: number },
  ): void {
    driver.seat(seat).subscribe(subscriber, have)
    this.#checkPresence(driver)
  }

  unsubscribe(driver: Driver<T>, seat: T['seat'], subscriber: Subscriber): void {
    driver.seat(seat).unsubscribe(subscriber)
    this.#checkPresence(driver)
  }

  /**
   * Subscribes a player to their own seat; returns a function that unsubscribes. Null if there is no such game of
   * this engine.
   */
  async subscribeToGame(
    uid: string,
    id: string,
    subscriber: Subscriber,
    have: { epoch: string; n: number } | undefined,
  ): Promise<(() => void) | Refused | null> {
    const driver = await this.find(id)
    if (driver === null) return null
    const seat = driver.seatOf(uid)
    if (seat === null) return refused('not-your-match')
    this.subscribe(driver, seat, subscriber, have)
    return () => this.unsubscribe(driver, seat, subscriber)
  }

  /** Applies rewritten journals, in which a player has another uid or name. */
  async rename(uid: string, player: Partial<Player>): Promise<void> {
    // A game that is being woken may have been read before the rewrite.
    await Promise.allSettled(this.#waking.values())
    for (const driver of this.#drivers.values()) driver.rename(uid, player)
  }

  /** Resumes unsettled games after a start. No player is connected yet, so none loses time. */
  async resume(games: readonly { id: string; events: T['event'][] }[]): Promise<void> {
    await Promise.all(
      games.map(async ({ id, events }) => {
        const driver = this.#replayed(id, events)
        if (driver === null) return
        if (this.#adapter.isOver(driver.state)) this.#settler.settle(driver)
        else if (this.#adapter.needsResume(driver.state)) await driver.submit(this.#adapter.resume)
      }),
    )
  }

  /** Journals pending commands and releases all games, without ending any. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#settler.stop()
    this.#timers.stop()
    this.#presence.stop()
    await Promise.all([...this.#waking.values()])
    await Promise.all([...this.#drivers.values()].map((driver) => driver.finished))
    await this.#settler.finished
    this.sharing?.stop()
    for (const driver of this.#drivers.values()) driver.release()
  }

  #drive(id: string, events: readonly T['event'][]): Driver<T> {
    const { evolve } = this.#adapter.rules
    const driver = new Driver(id, replay(evolve, events), events.length, this.#driverDeps)
    if (this.sharing !== null) for (const event of events) driver.others.remember(event)
    this.#drivers.set(id, driver)
    this.#setTimer(driver)
    this.#presence.watch(driver, SLEEP_AFTER)
    return driver
  }

  /** Resumes one game after a start. A journal that cannot be replayed does not affect other games. */
  #replayed(id: string, events: readonly T['event'][]): Driver<T> | null {
    try {
      return this.#drive(id, events)
    } catch (error) {
      this.#log.error({ err: error, gameId: id }, 'a journal cannot be replayed: its game stays as it is')
      return null
    }
  }

  async #wake(id: string): Promise<Driver<T> | null> {
    const stored = await readGame(this.#db, this.#adapter, id)
    if (stored === null) return null
    const begun = this.#drivers.get(id)
    if (begun !== undefined) return begun
    const { events, shown, owner } = stored
    const driver = this.#drive(id, events)
    if (shown !== null) driver.settle(shown)
    if (this.sharing !== null && owner.process !== this.process) {
      const caughtUp = this.sharing.followed.follow(driver, owner)
      this.#setTimer(driver)
      await caughtUp
      return driver
    }
    if (shown === null && this.#adapter.isOver(driver.state)) this.#settler.settle(driver)
    this.#listeners.onWoken(driver)
    return driver
  }

  async #tick(id: string): Promise<void> {
    try {
      const driver = await this.find(id)
      if (driver?.isOwn === false) await this.sharing?.followed.check(driver)
      else await driver?.tick()
    } catch (error) {
      this.#log.error({ err: error, gameId: id }, 'a deadline could not be journaled; trying again')
      this.#timers.set(id, this.#clock.now() + 1_000)
    }
  }

  #evolved(driver: Driver<T>, event: T['event']): void {
    this.#setTimer(driver)
    if (event.type === 'answered') return
    this.#checkPresence(driver)
    if (event.type === 'ended' && driver.isOwn) this.#settler.settle(driver)
    this.#listeners.onChanged(driver, event)
  }

  /** A game that another process drives is looked at when it is overdue. */
  #setTimer(driver: Driver<T>): void {
    const deadline = this.#adapter.rules.deadline(driver.state)
    if (driver.isOwn) {
      this.#timers.set(driver.id, deadline)
      return
    }
    const isUnsettled = !driver.settled && this.#adapter.isOver(driver.state)
    const due = deadline ?? (isUnsettled ? this.#clock.now() : null)
    this.#timers.set(driver.id, due === null ? null : Math.max(due, this.#clock.now()) + OVERDUE)
  }

  #checkPresence(driver: Driver<T>): void {
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
      this.#drivers.delete(driver.id)
      this.sharing?.followed.unfollow(driver)
    } else this.#presence.watch(driver, SLEEP_AFTER)
  }

  #share(sharing: Sharing): GameSharing<T> {
    return new GameSharing({
      ...sharing,
      ...{ mode: this.#adapter, db: this.#db, clock: this.#clock, log: this.#log, drivers: this.#drivers },
      find: (id) => this.find(id),
      checkPresence: (driver) => this.#checkPresence(driver),
      isStopping: () => this.#stopping,
      delay: (uid) => this.#listeners.delay(uid),
      onLead: (driver) => this.#lead(driver),
      watch: (driver, ms) => this.#timers.set(driver.id, this.#clock.now() + ms),
    })
  }

  /** This process drives a game that another one drove: the clock goes on as after a restart. */
  async #lead(driver: Driver<T>): Promise<void> {
    this.#setTimer(driver)
    if (driver.settled) this.#listeners.onWoken(driver)
    else if (this.#adapter.isOver(driver.state)) this.#settler.settle(driver)
    else if (this.#adapter.needsResume(driver.state)) await driver.submit(this.#adapter.resume)
    this.#presence.check(driver)
  }

  async #fenced(driver: Driver<T>): Promise<'again' | 'follows' | 'removed'> {
    if (this.sharing !== null && !this.#stopping) return this.sharing.followed.onFenced(driver)
    this.#forget(driver)
    return 'removed'
  }

  #forget(driver: Driver<T>): void {
    this.#log.warn({ gameId: driver.id }, 'another driver has this game; stepping down')
    driver.release()
    if (this.#drivers.get(driver.id) === driver) this.#drivers.delete(driver.id)
  }
}
