import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Fields } from '../live/changed-fields.ts'
import { type CommandOutcome, CommandQueue } from './command-queue.ts'
import type { Audience, DocumentOf, GameAdapter, GameTypes } from './game-adapter.ts'
import type { Journal } from './journal.ts'
import { JournaledState } from './journaled-state.ts'
import { OtherProcesses } from './other-processes.ts'
import { seatAudience } from './seat-audience.ts'
import type { SeatChannel } from './seat-channel.ts'

/** The dependencies of a driver. */
export interface DriverDependencies<T extends GameTypes> {
  readonly mode: GameAdapter<T>
  readonly journal: Pick<Journal, 'append' | 'since'>
  now(): Millis
  /** A name that no other channel has ever had, not even before a restart. */
  epoch(): string
  /** A seat's one-way network delay, ms. */
  delay(uid: string | null): Millis
  /** Called after each event, for deadline, documents and settling. */
  onEvolved(driver: Driver<T>, event: T['event']): void
  /**
   * Called when another driver has written to the journal. Resolves when the driver is up to date: it drives the game
   * still (`again`), or another process does (`follows`), or it has been removed (`removed`).
   */
  onFenced(driver: Driver<T>): Promise<'again' | 'follows' | 'removed'>
  /** Called with what was journaled by a driver that others follow. */
  readonly onJournaled?: (driver: Driver<T>, seq: number, events: readonly T['event'][]) => void
}

/** Maximum number of queued commands per game: players send a handful, not dozens. */
const MAX_WAITING = 32

/** Sends a command to the process that drives the game. `by` is the same when a command is sent again. */
export type Forward<T extends GameTypes> = (
  driver: Driver<T>,
  command: T['command'],
  by?: string,
) => Promise<CommandOutcome<T>>

/**
 * Runs one game, or follows one that another process runs: then it applies what that journals, and sends its own commands
 * there. Each command is decided and journaled, one at a time, and only then applied, acknowledged and shown
 * to every seat.
 */
export class Driver<T extends GameTypes> {
  readonly id: string
  readonly #audience: Audience<T>
  #shown: T['shown']
  #settled = false
  readonly #over = Promise.withResolvers<'settled' | 'let-go'>()
  readonly #game: JournaledState<T>
  readonly #commands: CommandQueue<T>
  readonly #deps: DriverDependencies<T>
  /** Null if this process drives the game. */
  #forward: Forward<T> | null = null
  /** What is known of other processes; null until there is something. */
  #others: OtherProcesses | null = null

  constructor(id: string, state: T['state'], seq: number, deps: DriverDependencies<T>) {
    const { mode, epoch, journal, now } = deps
    this.id = id
    this.#deps = deps
    this.#shown = mode.unsettled
    this.#game = new JournaledState<T>(id, state, seq, {
      ...{ evolve: mode.rules.evolve, journal },
      onJournaled: (from, events) => deps.onJournaled?.(this, from, events),
      onApplied: (event) => this.#onApplied(event),
    })
    this.#commands = new CommandQueue<T>({
      ...{ rules: mode.rules, game: this.#game, now: () => now() },
      isOwn: () => this.isOwn,
      hasApplied: (by) => this.#others?.hasApplied(by) === true,
      submit: (command, by) => this.submit(command, by),
      onFenced: () => deps.onFenced(this),
    })
    const document = (seat: T['seat']) => this.document(seat)
    const options = { id, epoch, state: () => this.state, document }
    this.#audience = mode.audience?.(options) ?? seatAudience(mode, options)
  }

  get state(): T['state'] {
    return this.#game.state
  }

  /** The channel of one seat, to which its pages subscribe. */
  seat(seat: T['seat']): SeatChannel {
    const channel = this.#audience.seat(seat)
    if (channel === null) throw new RangeError(`${this.id} has no seat ${seat}`)
    return channel
  }

  /** The pages that watch this game. */
  get audience(): Audience<T> {
    return this.#audience
  }

  get players(): readonly Player[] {
    return this.#deps.mode.players(this.state)
  }

  get idle(): boolean {
    return (
      !this.#commands.isBusy && this.#audience.subscriberCount === 0 && this.#others?.hasPresence !== true
    )
  }

  /** Whether too many commands are waiting to accept another one. */
  get crowded(): boolean {
    return this.#commands.length >= (this.#deps.mode.maxWaiting ?? MAX_WAITING)
  }

  /** Resolves when no command is being processed. */
  get finished(): Promise<void> {
    return this.#commands.finished
  }

  /** Whether this process drives the game. */
  get isOwn(): boolean {
    return this.#forward === null
  }

  /** The length of the journal as applied here. */
  get seq(): number {
    return this.#game.seq
  }

  /** From now on another process drives the game. */
  follow(forward: Forward<T>): void {
    this.#forward = forward
  }

  /** From now on this process drives the game. It must be up to date. */
  lead(): void {
    this.#forward = null
  }

  /** What other processes have told about the game. */
  get others(): OtherProcesses {
    this.#others ??= new OtherProcesses()
    return this.#others
  }

  /** Whether a page of this process subscribes to the seat. */
  isHere(seat: T['seat']): boolean {
    return (this.#audience.seat(seat)?.subscriberCount ?? 0) > 0
  }

  /** Whether a page subscribes to the seat, here or on another process. */
  isPresent(seat: T['seat']): boolean {
    return this.isHere(seat) || this.#others?.isPresent(seat) === true
  }

  get settled(): boolean {
    return this.#settled
  }

  /** Resolves when the game is settled, or when this driver will not settle it. */
  get over(): Promise<'settled' | 'let-go'> {
    return this.#over.promise
  }

  release(): void {
    this.#over.resolve('let-go')
  }

  /** Shows the results of the settled game. */
  settle(shown: T['shown']): void {
    this.#settled = true
    this.#shown = shown
    this.#over.resolve('settled')
    this.show()
  }

  /**
   * Applies a rewritten journal, in which a player has another uid or name. A player who already has the
   * other seat is not given a second one.
   */
  rename(uid: string, player: Partial<Player>): void {
    const { mode } = this.#deps
    if (mode.rename !== undefined) {
      const renamed = mode.rename(this.state, uid, player)
      const isChanged = renamed !== this.state
      this.#game.state = renamed
      if (isChanged) this.show()
      return
    }
    const seat = this.seatOf(uid)
    const isOnBoth = player.uid != null && player.uid !== uid && this.seatOf(player.uid) !== null
    const now = seat === null ? undefined : this.players[seat]
    if (seat === null || now === undefined || isOnBoth) return
    this.#game.state = mode.withPlayer(this.state, seat, { ...now, ...player })
    this.show()
  }

  seatOf(uid: string): T['seat'] | null {
    const { seatOf } = this.#deps.mode
    if (seatOf !== undefined) return seatOf(this.state, uid)
    const seat = this.players.findIndex((player) => player.uid === uid)
    return seat < 0 ? null : seat
  }

  document(seat: T['seat']): DocumentOf<T> & Fields {
    const view: object = this.#deps.mode.rules.view(this.state, seat)
    return { ...view, id: this.id, settled: this.#settled, ...this.#shown } as DocumentOf<T> & Fields
  }

  /** Shows each player what has changed, `event` being the cause if there was one. */
  show(event?: T['event']): void {
    this.#audience.show(event)
  }

  /**
   * Null if the command was applied; otherwise the refusal. Rejects when the journal could not be written: with
   * UnstorableEvent the state is unchanged and all other commands continue.
   */
  submit(command: T['command'], by?: string): Promise<CommandOutcome<T>> {
    if (this.#forward !== null) return this.#forward(this, command, by)
    return this.#commands.add(command, by)
  }

  tick(): Promise<CommandOutcome<T>> {
    const delays = this.players.map(({ uid }) => this.#deps.delay(uid))
    return this.submit(this.#deps.mode.tick(delays))
  }

  /** Applies what is in the journal from `seq` on, once. False if what comes before it is missing here. */
  apply(seq: number, events: readonly T['event'][]): boolean {
    return this.#game.apply(seq, events)
  }

  /** Reads and applies what the journal has in addition. */
  catchUp(): Promise<void> {
    return this.#game.catchUp()
  }

  #onApplied(event: T['event']): void {
    if (this.#deps.onJournaled !== undefined) this.others.remember(event)
    this.#deps.onEvolved(this, event)
    this.show(event)
  }
}
