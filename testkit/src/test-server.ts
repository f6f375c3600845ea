import type { OpenDatabase } from '@trivium/server/database/open'
import type { Schema } from '@trivium/server/database/schema'
import type { Kysely } from 'kysely'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { freshDatabase } from './fresh-database.ts'
import { type Player, signInGuest } from './player.ts'
import { smallBank } from './small-bank.ts'
import { type System, type SystemOptions, startSystem } from './system.ts'
import { until } from './until.ts'

/** Time advances in steps of this size, ms, so that every player can send a heartbeat in between. */
const STEP = 5_000

export interface TestServerOptions extends Omit<SystemOptions, 'db' | 'storage' | 'clock'> {
  /** The initial time, ms since 1970; by default the first day that has a daily. */
  readonly start?: number
  /** Opens another unused database instead of a fresh one; it runs on the test server's clock. */
  readonly database?: (clock: FakeClock) => Promise<OpenDatabase>
}

/** A running system on a fresh database and a clock that stands still, with players. */
export class TestServer {
  clock: FakeClock
  readonly #settings: Omit<TestServerOptions, 'database'>
  readonly #database: OpenDatabase
  #system: System
  /** Systems that were abandoned by a simulated kill. */
  readonly #left: System[] = []
  #players: Player[] = []

  private constructor(
    database: OpenDatabase,
    clock: FakeClock,
    settings: Omit<TestServerOptions, 'database'>,
    system: System,
  ) {
    this.#database = database
    this.clock = clock
    this.#settings = settings
    this.#system = system
  }

  static async open({ start, database: open, ...options }: TestServerOptions = {}): Promise<TestServer> {
    let opened: OpenDatabase | undefined
    const clock = fakeClock(start, () => opened?.isBusy() ?? false)
    opened = open === undefined ? await freshDatabase() : await open(clock)
    const settings = { bank: smallBank(), ...options }
    const { db, health: storage } = opened
    return new TestServer(opened, clock, settings, await startSystem({ db, storage, clock, ...settings }))
  }

  get db(): Kysely<Schema> {
    return this.#database.db
  }

  get url(): string {
    return this.#system.url
  }

  get app(): System['app'] {
    return this.#system.app
  }

  /** A new guest: signed in, connected and subscribed to the three documents of their own. */
  async guest(): Promise<Player> {
    const player = await signInGuest(this.url)
    await this.seat(player)
    return player
  }

  /** Connects a player who has a session, as opening a page does. */
  async seat(player: Player): Promise<Player> {
    await player.connect()
    for (const topic of ['user', 'match', 'queue']) player.follow(topic)
    await Promise.all(['user', 'match', 'queue'].map((topic) => player.see(topic, () => true)))
    this.#players.push(player)
    return player
  }

  /** The same player after a server restart, or in another tab. */
  async again(player: Pick<Player, 'cookie'>): Promise<Player> {
    return this.seat(await signInGuest(this.url, player.cookie))
  }

  /**
   * Advances by `ms`. Connected pages send heartbeats meanwhile, and in the end have received everything sent
   * to them.
   */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      await this.clock.pass(Math.min(STEP, left))
      await this.breathe()
    }
  }

  async breathe(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.breathe()))
  }

  /** Stops the server gracefully and starts it again. */
  async restart(): Promise<void> {
    await this.#system.close()
    await this.#start()
  }

  /** Simulates `kill -9`: the old process does nothing more, and a new one starts on the same database. */
  async kill(): Promise<void> {
    this.#left.push(this.#system)
    this.clock = fakeClock(this.clock.now(), this.#database.isBusy)
    await this.#start()
  }

  /** These players close the page; resolves when the server has noticed. */
  async leave(...leaving: Player[]): Promise<void> {
    const left = this.app.figures().connections - leaving.filter((player) => player.connected).length
    for (const player of leaving) player.leave()
    await until(() => this.app.figures().connections <= left, 'the server lets go of who has left')
  }

  /** All players close the page. */
  clear(): void {
    for (const player of this.#players) player.leave()
    this.#players = []
  }

  async close(): Promise<void> {
    this.clear()
    for (const system of [...this.#left, this.#system]) await system.close()
    await this.#database.close()
  }

  async #start(): Promise<void> {
    this.#players = []
    this.#system = await startSystem({
      db: this.db,
      storage: this.#database.health,
      clock: this.clock,
      ...this.#settings,
    })
  }
}
