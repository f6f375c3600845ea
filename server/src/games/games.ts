import type { Millis } from '@trivium/rules/game/decider'
import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleCommand, BattleEvent, Player, SeatIndex } from '@trivium/rules/modes/battle/events'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { Follower } from '../live/channel.ts'
import { Driver, type DriverSurroundings } from './driver.ts'
import { Journal, readJournal } from './journal.ts'
import { type Opening, type Origin, openGame } from './opening.ts'
import { Presence } from './presence.ts'
import { readSettlement, type Settlement, settleGame } from './settling.ts'
import { Wheel } from './wheel.ts'

/** What others want to know of games, given by the composition root. */
export interface GameListeners {
  /** Match documents may have changed. */
  matchChanged(driver: Driver): void
  /** A game that slept is driven again. */
  woken(driver: Driver): void
  /** Joins the settling transaction. */
  settling(tx: Transaction<Schema>, origin: Origin, state: BattleState): Promise<void>
  settled(driver: Driver, settlement: Settlement): void
  delay(uid: string | null): Millis
}

export interface GamesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  readonly epoch: () => string
  /** How far apart journal commits begin under load, ms. */
  readonly pace: Millis
}

/** A game nobody follows is put to sleep after this and woken by the next command or its deadline, ms. */
const SLEEP_AFTER: Millis = 60_000

/** Every running game of this process: opened, woken, driven, settled, put to sleep. */
export class Games {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #log: Logger
  readonly #listeners: GameListeners
  readonly #drivers = new Map<string, Driver>()
  readonly #waking = new Map<string, Promise<Driver | null>>()
  readonly #settling = new Set<Promise<void>>()
  #stopping = false
  readonly #wheel: Wheel
  readonly #presence: Presence
  readonly #surroundings: DriverSurroundings

  constructor({ db, clock, log, epoch, pace }: GamesDependencies, listeners: GameListeners) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#listeners = listeners
    this.#wheel = new Wheel(clock, (id) => void this.#tick(id))
    this.#presence = new Presence({ clock, log, watched: (driver) => this.#sleepIfIdle(driver) })
    this.#surroundings = {
      journal: new Journal(db, clock, pace),
      epoch,
      now: () => clock.now(),
      delay: (uid) => listeners.delay(uid),
      evolved: (driver, event) => this.#evolved(driver, event),
      fenced: (driver) => this.#forget(driver),
    }
  }

  get live(): number {
    return this.#drivers.size
  }

  async open(
    opening: Opening,
    within?: (tx: Transaction<Schema>) => Promise<void>,
  ): Promise<Driver | Refused> {
    const opened = await openGame(this.#db, opening, within)
    if (!opened.ok) return refused('active-match', { busy: opened.busy })
    const driver = this.#drive(opening.id, opened.events)
    this.#listeners.matchChanged(driver)
    return driver
  }

  /** The driver of a game, woken where it sleeps; null where there is no such game. */
  async find(id: string): Promise<Driver | null> {
    const awake = this.#drivers.get(id)
    if (awake) return awake
    const waking = this.#waking.get(id) ?? this.#wake(id).finally(() => this.#waking.delete(id))
    this.#waking.set(id, waking)
    return waking
  }

  /** A game is about to be opened: who looks for it waits until the answer is called. */
  expect(id: string): () => void {
    let opened = () => {}
    const waiting = new Promise<void>((resolve) => {
      opened = resolve
    })
    const found = waiting.then(() => this.#drivers.get(id) ?? null).finally(() => this.#waking.delete(id))
    this.#waking.set(id, found)
    return opened
  }

  /** A command of a player, who must hold a seat. */
  async command(
    id: string,
    uid: string,
    command: (seat: SeatIndex) => BattleCommand,
  ): Promise<Refused | { driver: Driver; seat: SeatIndex }> {
    if (this.#stopping) return refused('shutting-down')
    const driver = this.#drivers.get(id) ?? (await this.find(id))
    if (driver === null) return refused('unknown-match')
    const seat = driver.seatOf(uid)
    if (seat === null) return refused('not-your-match')
    if (driver.crowded) return refused('too-many-calls')
    const outcome = await driver.submit(command(seat))
    if (outcome === 'fenced') return refused('shutting-down')
    return outcome === null ? { driver, seat } : refused(outcome)
  }

  follow(driver: Driver, seat: SeatIndex, follower: Follower, have?: { epoch: string; n: number }): void {
    driver.seats[seat].follow(follower, have)
    this.#presence.check(driver)
  }

  unfollow(driver: Driver, seat: SeatIndex, follower: Follower): void {
    driver.seats[seat].unfollow(follower)
    this.#presence.check(driver)
  }

  /** A player of journals that have been rewritten is somebody else, or called something else, from now on. */
  async rename(uid: string, player: Partial<Player>): Promise<void> {
    // A game that is being woken may have been read before.
    await Promise.allSettled(this.#waking.values())
    for (const driver of this.#drivers.values()) driver.rename(uid, player)
  }

  /** After a start: drives again what had not been settled. Nobody is there yet, and nobody pays for it. */
  async resume(games: readonly { id: string; events: BattleEvent[] }[]): Promise<void> {
    await Promise.all(
      games.map(async ({ id, events }) => {
        const driver = this.#drive(id, events)
        if (driver.state.phase === 'ended') this.#settle(driver)
        else await driver.submit({ type: 'resume' })
      }),
    )
  }

  /** Ends nothing: journals what is under way and lets go. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#wheel.stop()
    this.#presence.stop()
    await Promise.all([...this.#waking.values()])
    await Promise.all([...this.#drivers.values()].map((driver) => driver.finished))
    await Promise.all(this.#settling)
    for (const driver of this.#drivers.values()) driver.letGo()
  }

  #drive(id: string, events: BattleEvent[]): Driver {
    const driver = new Driver(id, replay(battle.evolve, events), events.length, this.#surroundings)
    this.#drivers.set(id, driver)
    this.#wheel.set(id, battle.deadline(driver.state))
    this.#presence.watch(driver, SLEEP_AFTER)
    return driver
  }

  async #wake(id: string): Promise<Driver | null> {
    const events = await readJournal(this.#db, id)
    if (events.length === 0) return null
    const settlement = await readSettlement(this.#db, id)
    const driver = this.#drive(id, events)
    if (settlement !== null) driver.settle(settlement.ratings)
    else if (driver.state.phase === 'ended') this.#settle(driver)
    this.#listeners.woken(driver)
    return driver
  }

  async #tick(id: string): Promise<void> {
    try {
      const driver = await this.find(id)
      await driver?.tick()
    } catch (error) {
      this.#log.error({ err: error, gameId: id }, 'a deadline could not be journaled; trying again')
      this.#wheel.set(id, this.#clock.now() + 1_000)
    }
  }

  #evolved(driver: Driver, event: BattleEvent): void {
    this.#wheel.set(driver.id, battle.deadline(driver.state))
    if (event.type === 'answered') return
    this.#presence.check(driver)
    if (event.type === 'ended') this.#settle(driver)
    if (event.type === 'joined' || event.type === 'navigated' || event.type === 'ended')
      this.#listeners.matchChanged(driver)
  }

  #settle(driver: Driver): void {
    const work = this.#trySettling(driver).finally(() => this.#settling.delete(work))
    this.#settling.add(work)
  }

  async #trySettling(driver: Driver): Promise<void> {
    try {
      const { id, state } = driver
      const settlement = await settleGame(this.#db, id, state, this.#clock.now(), (tx, origin) =>
        this.#listeners.settling(tx, origin, state),
      )
      driver.settle(settlement.ratings)
      this.#listeners.settled(driver, settlement)
    } catch (error) {
      this.#log.error({ err: error, gameId: driver.id }, 'settling failed; trying again in five seconds')
      // After a stop the next start settles what is open.
      if (!this.#stopping) this.#clock.after(5_000, () => this.#settle(driver))
    }
  }

  #sleepIfIdle(driver: Driver): void {
    if (driver.idle && (driver.settled || driver.state.hold !== null)) this.#drivers.delete(driver.id)
    else this.#presence.watch(driver, SLEEP_AFTER)
  }

  #forget(driver: Driver): void {
    this.#log.warn({ gameId: driver.id }, 'another driver has this game; stepping down')
    driver.letGo()
    if (this.#drivers.get(driver.id) === driver) this.#drivers.delete(driver.id)
  }
}
