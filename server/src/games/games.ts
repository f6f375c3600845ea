import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Engine } from '@trivium/wire/modes/modes'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Logger } from 'pino'
import type { Subscriber } from '../live/channel.ts'
import type { CommandOutcome } from './command-queue.ts'
import type { Driver } from './driver.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { type GameListeners, GameRunner, type GamesDependencies } from './game-runner.ts'
import type { GameSharing } from './game-sharing.ts'
import { UnstorableEvent } from './journal.ts'
import type { Meanwhile } from './settler.ts'

/** The games of one mode: opened, found, commanded, watched. */
export class Games<T extends GameTypes> {
  readonly #adapter: GameAdapter<T>
  readonly #log: Logger
  readonly #listeners: GameListeners<T>
  readonly #runner: GameRunner<T>

  constructor(deps: GamesDependencies<T>, listeners: GameListeners<T>) {
    this.#adapter = deps.mode
    this.#log = deps.log
    this.#listeners = listeners
    this.#runner = new GameRunner(deps, listeners)
  }

  /** Null if this is the only process. */
  get sharing(): GameSharing<T> | null {
    return this.#runner.sharing
  }

  /** The process that drives the games opened here; null if this is the only process. */
  get process(): string | null {
    return this.#runner.process
  }

  /** The engine of its games. */
  get name(): Engine {
    return this.#adapter.name
  }

  get live(): number {
    return this.#runner.awake.size
  }

  /** The games in memory that other processes drive. */
  get followed(): number {
    return this.sharing?.followed.size ?? 0
  }

  /** The games in memory that have not ended; finished ones stay there while a player still looks at them. */
  get running(): number {
    return this.#runner.awake.count(({ settled }) => !settled)
  }

  /** The running games that this process drives. */
  get ownRunning(): number {
    return this.#runner.awake.count(({ settled, isOwn }) => !settled && isOwn)
  }

  /** Whether a game is in memory: it runs, or someone looks at it. */
  isAwake(id: string): boolean {
    return this.#runner.awake.has(id)
  }

  /** How long the oldest game that is being settled has waited, in ms. */
  get settlingBehind(): Millis {
    return this.#runner.settler.behind
  }

  /** As `Settler.settledMeanwhile`: for players who play again before their last game is settled. */
  settledMeanwhile(uids: readonly string[]): Promise<Meanwhile> {
    return this.#runner.settler.settledMeanwhile(uids)
  }

  /** Drives a game that was just opened in the database. */
  begin(id: string, events: readonly T['event'][]): Driver<T> {
    // Another tab of the player may have loaded it in the meantime.
    const awake = this.#runner.awake.get(id)
    if (awake !== undefined) return awake
    const driver = this.#runner.drive(id, events)
    this.#listeners.onChanged(driver, null)
    return driver
  }

  /** The driver of a game, which is loaded if necessary; null if there is no such game. */
  find(id: string): Promise<Driver<T> | null> {
    return this.#runner.find(id)
  }

  /** As `AwakeGames.awaitOpening`. */
  awaitOpening(id: string): () => void {
    return this.#runner.awake.awaitOpening(id)
  }

  /** Handles a command of a player, who must hold a seat. */
  async command(
    id: string,
    uid: string,
    command: (seat: T['seat']) => T['command'],
  ): Promise<Refused | { driver: Driver<T>; seat: T['seat'] }> {
    if (this.#runner.isStopping) return refused('shutting-down')
    const awake = this.#runner.awake.get(id)
    const isCurrent = awake !== undefined && !this.#runner.isOutdated(awake)
    const driver = isCurrent ? awake : await this.find(id)
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
    this.#runner.checkPresence(driver)
  }

  unsubscribe(driver: Driver<T>, seat: T['seat'], subscriber: Subscriber): void {
    driver.seat(seat).unsubscribe(subscriber)
    this.#runner.checkPresence(driver)
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
    // A game that is being loaded may have been read before the rewrite.
    await this.#runner.awake.woken()
    for (const driver of this.#runner.awake.all) driver.rename(uid, player)
  }

  /** Resumes unsettled games after a start. No player is connected yet, so none loses time. */
  async resume(games: readonly { id: string; events: T['event'][] }[]): Promise<void> {
    await Promise.all(
      games.map(async ({ id, events }) => {
        const driver = this.#replayed(id, events)
        if (driver === null) return
        if (this.#adapter.isOver(driver.state)) this.#runner.settler.settle(driver)
        else if (this.#adapter.needsResume(driver.state)) await driver.submit(this.#adapter.resume)
      }),
    )
  }

  /** As `GameRunner.stop`. */
  stop(): Promise<void> {
    return this.#runner.stop()
  }

  /** Resumes one game after a start. A journal that cannot be replayed does not affect other games. */
  #replayed(id: string, events: readonly T['event'][]): Driver<T> | null {
    try {
      return this.#runner.drive(id, events)
    } catch (error) {
      this.#log.error({ err: error, gameId: id }, 'a journal cannot be replayed: its game stays as it is')
      return null
    }
  }
}
