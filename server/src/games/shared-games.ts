import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { Claims } from './claims.ts'
import type { CommandOutcome } from './command-queue.ts'
import type { Driver } from './driver.ts'
import { type DriverReply, DriverRequests } from './driver-requests.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { GameNews, type GameRequest, newsSubject } from './game-messages.ts'
import { type Ownership, readOwnership } from './ownership.ts'
import type { Sharing } from './sharing.ts'

export interface SharedGamesDependencies<T extends GameTypes> extends Sharing {
  readonly mode: GameAdapter<T>
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  readonly delay: (uid: string | null) => Millis
  /** This process drives the game from now on, and it is up to date. */
  readonly onLead: (driver: Driver<T>) => Promise<void>
  /** Looks at the game again after this many ms, although nothing has happened. */
  readonly watch: (driver: Driver<T>, ms: Millis) => void
}

/** How long after a deadline without an event a driver is checked, ms. */
export const OVERDUE: Millis = 1_000
/** How often a command is sent, to one driver after another. */
const TRIES = 4

/** A game that another process drives. */
interface Followed {
  owner: Ownership
  readonly unsubscribe: () => void
  /** Presence as the driver knows it. */
  reported: string
}

/** The games of one mode that other processes drive: follows them, and sends them commands. */
export class SharedGames<T extends GameTypes> {
  readonly #deps: SharedGamesDependencies<T>
  readonly #followed = new Map<Driver<T>, Followed>()
  readonly #claims: Claims<T>
  readonly #requests: DriverRequests<T>
  #stopped = false

  constructor(deps: SharedGamesDependencies<T>) {
    const { bus, clock, log, mode, delay } = deps
    this.#deps = deps
    this.#claims = new Claims({
      ...deps,
      isFollowed: (driver) => this.#followed.has(driver),
      onOwner: (driver, owner) => this.#setOwner(driver, owner),
      onClaimed: (driver, epoch) => this.#lead(driver, epoch),
    })
    this.#requests = new DriverRequests({ bus, clock, log, engine: mode.name, delay })
  }

  /** Games in memory that other processes drive. */
  get size(): number {
    return this.#followed.size
  }

  get process(): string {
    return this.#deps.bus.self
  }

  /** Follows a game that another process drives, or nobody. */
  async follow(driver: Driver<T>, owner: Ownership): Promise<void> {
    if (this.#stopped) return
    const followed = this.#followed.get(driver)
    if (followed !== undefined) followed.owner = owner
    else {
      const unsubscribe = this.#deps.bus.subscribe(newsSubject(driver.id), (news) => this.#hear(driver, news))
      this.#followed.set(driver, { owner, unsubscribe, reported: '' })
    }
    driver.follow((_, command, by) => this.#forward(driver, command, by))
    // What was journaled before the subscription took effect.
    await this.#deps.bus.subscribed()
    await driver.catchUp()
  }

  /** The game leaves this process's memory, or this process drives it. */
  unfollow(driver: Driver<T>): void {
    this.#followed.get(driver)?.unsubscribe()
    this.#followed.delete(driver)
  }

  publish(id: string, news: GameNews): void {
    this.#deps.bus.publish(newsSubject(id), news)
  }

  /** Whether this process drives the game, although another one has written to its journal. */
  async onFenced(driver: Driver<T>): Promise<'again' | 'follows'> {
    const owner = await readOwnership(this.#deps.db, driver.id)
    if (owner?.process === this.process) {
      await driver.catchUp()
      return 'again'
    }
    this.#deps.handovers.lost += 1
    await this.follow(driver, owner ?? { process: null, epoch: 0 })
    return 'follows'
  }

  /** The deadline of a followed game has passed, or it has ended and is not settled: is anyone driving it? */
  async check(driver: Driver<T>): Promise<void> {
    const seq = driver.seq
    if (await this.#showSettled(driver)) return
    const asked = this.#ownerOf(driver)
    const reply = await this.#ask(asked, { ask: 'state', id: driver.id })
    if (reply === 'disconnected') return this.#deps.watch(driver, OVERDUE)
    if (reply === null || reply === 'timed-out') {
      await this.#claims.takeOver(driver, asked, reply)
      // Its driver is slow, or another process was faster and is gone since.
      if (!driver.isOwn) this.#deps.watch(driver, OVERDUE)
      return
    }
    if (reply.seq > driver.seq) await driver.catchUp()
    if (driver.seq === seq) this.#deps.watch(driver, OVERDUE)
    await this.reportPresence(driver)
  }

  /** Tells the driver which seats have pages on this process. */
  async reportPresence(driver: Driver<T>): Promise<void> {
    const followed = this.#followed.get(driver)
    const here = driver.players.map((_, seat) => driver.isHere(seat))
    if (followed === undefined || followed.reported === String(here)) return
    // A player who was never here needs no report.
    if (followed.reported === '' && !here.includes(true)) return
    followed.reported = String(here)
    const request = { ask: 'presence', id: driver.id, from: this.process, here } as const
    const asked = followed.owner
    const reply = await this.#ask(asked, request).catch((error: unknown) => {
      followed.reported = ''
      throw error
    })
    if (reply === 'disconnected') followed.reported = ''
    if (reply !== null && reply !== 'timed-out') return
    const next = here.includes(true) ? await this.#claims.takeOver(driver, asked, reply) : 'again'
    if (next === 'wait') {
      followed.reported = ''
      this.#deps.watch(driver, OVERDUE)
    }
  }

  /** Messages may have been missed: reads what the journal has, and reports presence again. */
  async refresh(): Promise<void> {
    for (const [driver, followed] of this.#followed) {
      followed.reported = ''
      await driver.catchUp()
      await this.reportPresence(driver)
    }
  }

  /** This process may have missed what others did: reads who drives the game, and what the journal has. */
  async verify(driver: Driver<T>): Promise<void> {
    if (driver.isOwn) await this.onFenced(driver)
    else await driver.catchUp()
  }

  /** As `Claims.claim`. */
  claim(driver: Driver<T>, from: Ownership): Promise<void> {
    return this.#claims.claim(driver, from)
  }

  /** As `Claims.decided`. */
  decided(driver: Driver<T>): Promise<void> {
    return this.#claims.decided(driver)
  }

  stop(): void {
    this.#stopped = true
    this.#claims.stop()
    for (const driver of [...this.#followed.keys()]) this.unfollow(driver)
  }

  #lead(driver: Driver<T>, epoch: number): void {
    this.unfollow(driver)
    driver.lead()
    this.publish(driver.id, { driver: this.process, epoch })
  }

  #setOwner(driver: Driver<T>, owner: Ownership): void {
    const followed = this.#followed.get(driver)
    if (followed === undefined || owner.epoch <= followed.owner.epoch) return
    followed.owner = owner
    followed.reported = ''
    void this.reportPresence(driver).catch((error: unknown) => this.#failed(driver, error))
  }

  async #forward(driver: Driver<T>, command: T['command'], by?: string): Promise<CommandOutcome<T>> {
    const id = by ?? this.#requests.nextCommandId()
    for (let tries = 0; tries < TRIES && !this.#stopped; tries++) {
      if (driver.isOwn) return driver.submit(command, id)
      const asked = this.#ownerOf(driver)
      const reply = await this.#ask(asked, this.#requests.commandRequest(driver, command, id))
      if (reply === 'disconnected') {
        if (!(await this.#requests.isReconnected())) return 'unreachable'
      } else if (reply === null || reply === 'timed-out') {
        if ((await this.#claims.takeOver(driver, asked, reply)) === 'wait') return 'unreachable'
      } else {
        if (reply.seq > driver.seq) await driver.catchUp()
        return reply.outcome as CommandOutcome<T>
      }
    }
    return 'unreachable'
  }

  /** Who drives a game, as far as this process knows; undefined if it does not follow the game. */
  #ownerOf(driver: Driver<T>): Ownership | undefined {
    return this.#followed.get(driver)?.owner
  }

  async #ask(owner: Ownership | undefined, request: GameRequest): Promise<DriverReply> {
    const process = owner?.process ?? null
    return process === null || process === this.process ? null : this.#requests.ask(process, request)
  }

  #hear(driver: Driver<T>, body: unknown): void {
    const news = GameNews.parse(body)
    if (driver.isOwn) return
    const work = this.#follow(driver, news)
    work?.catch((error: unknown) => this.#failed(driver, error))
  }

  #follow(driver: Driver<T>, news: GameNews): Promise<unknown> | undefined {
    if ('events' in news)
      return driver.apply(news.seq, news.events as unknown as T['event'][]) ? undefined : driver.catchUp()
    if ('settled' in news) return this.#showSettled(driver)
    this.#setOwner(driver, { process: news.driver, epoch: news.epoch })
    return driver.catchUp()
  }

  /** Shows the results of a game that another process has settled. */
  async #showSettled(driver: Driver<T>): Promise<boolean> {
    const { mode, db } = this.#deps
    if (driver.settled) return true
    if (!mode.isOver(driver.state)) await driver.catchUp()
    if (!mode.isOver(driver.state)) return false
    const shown = await mode.readShown(db, driver.id)
    if (shown !== null && !driver.settled) driver.settle(shown)
    return shown !== null
  }

  #failed(driver: Driver<T>, error: unknown): void {
    this.#deps.log.error({ err: error, gameId: driver.id }, 'a game of another process could not be followed')
    this.#deps.watch(driver, OVERDUE)
  }
}
