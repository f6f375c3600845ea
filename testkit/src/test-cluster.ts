import { randomUUID } from 'node:crypto'
import { InProcessBus } from '@trivium/server/bus/in-process'
import { joinNats } from '@trivium/server/bus/nats'
import type { Clock } from '@trivium/server/clock'
import type { OpenDatabase } from '@trivium/server/database/open'
import type { Schema } from '@trivium/server/database/schema'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { freshDatabase } from './fresh-database.ts'
import { hasNats, NatsServer } from './nats-server.ts'
import { PausedBus } from './paused-bus.ts'
import { type Player, signInGuest } from './player.ts'
import { smallBank } from './small-bank.ts'
import { type System, startSystem } from './system.ts'
import { until } from './until.ts'

/** Time advances in steps of this size, ms. */
const STEP = 5_000

const quiet = { error() {}, warn() {} }

/** The embedded database belongs to one process. */
export const hasSharedDatabase = (process.env.TEST_DATABASE_URL ?? '') !== ''

interface Member {
  readonly system: System
  readonly bus: PausedBus
  /** Its timers do nothing while it is stopped. */
  readonly clock: { isStopped: boolean }
  hasStopped: boolean
}

export interface TestClusterOptions {
  readonly overNats?: boolean
  /** The initial time, ms since 1970; by default the first day that has a daily. */
  readonly start?: number
  /** Opens another unused database instead of a fresh one. */
  readonly database?: () => Promise<OpenDatabase>
  /** The log of each process; by default only errors are logged. */
  readonly logOf?: ((process: number) => Logger) | null
}

/** Several servers on one PostgreSQL database, through NATS if it is installed, on one clock that stands still. */
export class TestCluster {
  readonly clock: FakeClock
  readonly #database: OpenDatabase
  readonly #nats: NatsServer | null
  readonly #logOf: ((process: number) => Logger) | null
  readonly #local = new InProcessBus()
  readonly #members: Member[] = []
  #players: Player[] = []
  /** No two runs of a process have the same name, and an earlier one may have left its name in the database. */
  readonly #name = randomUUID().slice(0, 8)
  #started = 0
  #marks = 0

  private constructor(
    clock: FakeClock,
    database: OpenDatabase,
    nats: NatsServer | null,
    logOf: ((process: number) => Logger) | null,
  ) {
    this.#logOf = logOf
    this.clock = clock
    this.#database = database
    this.#nats = nats
  }

  static async open(
    size = 2,
    { overNats = hasNats, start, database = freshDatabase, logOf = null }: TestClusterOptions = {},
  ): Promise<TestCluster> {
    let opened: OpenDatabase | undefined
    const clock = fakeClock(start, () => opened?.isBusy() ?? false)
    opened = await database()
    const cluster = new TestCluster(clock, opened, overNats ? await NatsServer.start() : null, logOf)
    for (let n = 0; n < size; n++) await cluster.add()
    return cluster
  }

  get db(): Kysely<Schema> {
    return this.#database.db
  }

  get processes(): readonly string[] {
    return this.#members.map(({ bus }) => bus.self)
  }

  /** Starts one more process; returns its number. */
  async add({ drainMs = 0 } = {}): Promise<number> {
    const timers = { isStopped: false }
    const { clock } = this
    const own: Clock = {
      now: () => clock.now(),
      after: (ms, run) =>
        clock.after(ms, () => {
          if (!timers.isStopped) run()
        }),
    }
    const deps = { self: `${this.#name}-${this.#started++}`, clock: own, log: quiet }
    const joined =
      this.#nats === null
        ? this.#local.join(deps, true)
        : await joinNats({ url: this.#nats.url, prefix: 'test', ...deps })
    const bus = new PausedBus(joined)
    const { db, health: storage } = this.#database
    const databaseTime = () => sql<number>`${clock.now()}::int8`
    const system = await startSystem({
      db,
      storage,
      bus,
      clock: own,
      bank: smallBank(),
      databaseTime,
      ...(this.#logOf && { log: this.#logOf(this.#members.length) }),
      drainMs,
    })
    return this.#members.push({ system, bus, clock: timers, hasStopped: false }) - 1
  }

  /** A new guest with a page on this process. */
  async guest(n: number): Promise<Player> {
    return this.#seat(await signInGuest(this.#member(n).system.url))
  }

  /** The same player with a page on another process, or with a second one. */
  async again(player: Pick<Player, 'cookie'>, n: number): Promise<Player> {
    return this.#seat(await signInGuest(this.#member(n).system.url, player.cookie))
  }

  url(n: number): string {
    return this.#member(n).system.url
  }

  app(n: number): System['app'] {
    return this.#member(n).system.app
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      await this.clock.pass(Math.min(STEP, left))
      await this.breathe()
    }
  }

  /** Resolves when every process has handled what the others had sent before. */
  async exchange(): Promise<void> {
    const live = this.#members.filter(({ hasStopped }) => !hasStopped)
    const mark = `mark.${this.#marks++}`
    let left = live.length * (live.length - 1)
    const stops = live.map(({ bus }) => bus.subscribe(mark, () => left--))
    await Promise.all(live.map(({ bus }) => bus.subscribed()))
    for (const { bus } of live) bus.publish(mark, {})
    await until(() => left === 0, 'the messages between the processes arrive')
    for (const stop of stops) stop()
  }

  async breathe(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.breathe()))
  }

  /** Simulates `kill -9`: the process does nothing more, and its pages lose their connection. */
  async kill(n: number): Promise<void> {
    const { bus, clock, system } = this.#member(n)
    clock.isStopped = true
    await bus.kill()
    this.#leave((player) => player.url === system.url)
  }

  /** Simulates SIGSTOP. */
  pause(n: number): void {
    const { bus, clock } = this.#member(n)
    clock.isStopped = true
    bus.pause()
  }

  /** A process works, but answers no requests from others before `wake`. */
  slow(n: number): void {
    this.#member(n).bus.pause()
  }

  /** Whatever others send to a process, also replies to its requests, arrives after `wake`. */
  holdReplies(n: number): void {
    this.#member(n).bus.holdReplies()
  }

  /** Whether a process has been replied to since `holdReplies`. */
  isRepliedTo(n: number): boolean {
    return this.#member(n).bus.heldReplies > 0
  }

  /** A process works, but until `wake` no messages pass between it and the others. */
  cutOff(n: number): void {
    this.#member(n).bus.cutOff()
  }

  /** Whether a request to a process that is stopped waits there. */
  isAsked(n: number): boolean {
    return this.#member(n).bus.held > 0
  }

  /** Simulates SIGCONT. */
  wake(n: number): void {
    const { bus, clock } = this.#member(n)
    clock.isStopped = false
    bus.wake()
  }

  /** NATS is gone until it is started again; false if the processes are not connected through it. */
  async loseNats(): Promise<boolean> {
    await this.#nats?.kill()
    return this.#nats !== null
  }

  async restartNats(): Promise<void> {
    await this.#nats?.start()
  }

  /** Stops one process gracefully, as SIGTERM does. */
  async stop(n: number): Promise<void> {
    const member = this.#member(n)
    const { system, bus } = member
    await system.close()
    await bus.close()
    member.hasStopped = true
    this.#leave((player) => player.url === system.url)
  }

  async close(): Promise<void> {
    this.#leave(() => true)
    for (const { system, bus, hasStopped } of this.#members) {
      if (hasStopped) continue
      await system.close()
      await bus.close()
    }
    await this.#nats?.close()
    await this.#database.close()
  }

  #leave(leaves: (player: Player) => boolean): void {
    for (const player of this.#players) if (leaves(player)) player.leave()
    this.#players = this.#players.filter((player) => !leaves(player))
  }

  #member(n: number): Member {
    const member = this.#members[n]
    if (member === undefined) throw new RangeError(`there is no process ${n}`)
    return member
  }

  async #seat(player: Player): Promise<Player> {
    await player.connect()
    for (const topic of ['user', 'match', 'queue']) player.follow(topic)
    await Promise.all(['user', 'match', 'queue'].map((topic) => player.see(topic, () => true)))
    this.#players.push(player)
    return player
  }
}
