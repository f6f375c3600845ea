import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import { currentCorrelationId, withCorrelationId } from '../correlation-id.ts'
import type { Fields } from '../live/changed-fields.ts'
import type { Audience, DocumentOf, GameAdapter, GameTypes } from './game-adapter.ts'
import { type Journal, UnstorableEvent } from './journal.ts'
import { markEvents, OtherProcesses } from './other-processes.ts'
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

/**
 * Null: applied. `fenced`: this driver is removed. `unreachable`: the process that drives the game does not answer now,
 * and may or may not have applied the command.
 */
export type CommandOutcome<T extends GameTypes> =
  | T['refusal']
  | 'fenced'
  | 'unreachable'
  | 'not-storable'
  | 'too-many-calls'
  | null

/** Sends a command to the process that drives the game. `by` is the same when a command is sent again. */
export type Forward<T extends GameTypes> = (
  driver: Driver<T>,
  command: T['command'],
  by?: string,
) => Promise<CommandOutcome<T>>

const NOTHING = { ok: true, events: [] } as const

interface Waiting<T extends GameTypes> {
  readonly command: T['command']
  /** The id of a command from another process. */
  readonly by: string | undefined
  /** The call that it belongs to, for the log. */
  readonly call: string | null
  readonly done: (outcome: CommandOutcome<T>) => void
  readonly failed: (error: unknown) => void
}

const callsOf = (batch: readonly { readonly call: string | null }[]): readonly string[] =>
  batch.flatMap(({ call }) => call ?? [])

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
  state: T['state']
  #seq: number
  #waiting: Waiting<T>[] = []
  #isBusy = false
  #finished = Promise.resolve()
  /** A write has failed, and it is not known whether it was saved. */
  #uncertain = false
  readonly #deps: DriverDependencies<T>
  /** Null if this process drives the game. */
  #forward: Forward<T> | null = null
  /** What is known of other processes; null until there is something. */
  #others: OtherProcesses | null = null

  constructor(id: string, state: T['state'], seq: number, deps: DriverDependencies<T>) {
    this.id = id
    this.state = state
    this.#seq = seq
    this.#deps = deps
    this.#shown = deps.mode.unsettled
    const { mode, epoch } = deps
    const document = (seat: T['seat']) => this.document(seat)
    const options = { id, epoch, state: () => this.state, document }
    this.#audience = mode.audience?.(options) ?? seatAudience(mode, options)
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
    return !this.#isBusy && this.#audience.subscriberCount === 0 && this.#others?.hasPresence !== true
  }

  /** Whether too many commands are waiting to accept another one. */
  get crowded(): boolean {
    return this.#waiting.length >= (this.#deps.mode.maxWaiting ?? MAX_WAITING)
  }

  /** Resolves when no command is being processed. */
  get finished(): Promise<void> {
    return this.#finished
  }

  /** Whether this process drives the game. */
  get isOwn(): boolean {
    return this.#forward === null
  }

  /** The length of the journal as applied here. */
  get seq(): number {
    return this.#seq
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
      this.state = renamed
      if (isChanged) this.show()
      return
    }
    const seat = this.seatOf(uid)
    const isOnBoth = player.uid != null && player.uid !== uid && this.seatOf(player.uid) !== null
    const now = seat === null ? undefined : this.players[seat]
    if (seat === null || now === undefined || isOnBoth) return
    this.state = mode.withPlayer(this.state, seat, { ...now, ...player })
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
    return new Promise((done, failed) => {
      this.#waiting.push({ command, by, call: currentCorrelationId(), done, failed })
      if (!this.#isBusy) this.#finished = this.#work()
    })
  }

  tick(): Promise<CommandOutcome<T>> {
    const delays = this.players.map(({ uid }) => this.#deps.delay(uid))
    return this.submit(this.#deps.mode.tick(delays))
  }

  /** Ends without waiting if every command is refused. Commands that arrive during a commit are committed together. */
  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      if (this.#forward !== null) {
        this.#sendOn(batch)
        continue
      }
      try {
        if (this.#uncertain) await this.catchUp()
        const outcomes = await this.#run(batch)
        if (outcomes.includes('fenced')) await this.#retry(batch, outcomes)
        // A refusal may be due to an event of the same batch, so nobody hears of it before that is saved.
        else for (const [i, { done }] of batch.entries()) done(outcomes[i] ?? null)
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.#isBusy = false
  }

  /** Not awaited, because it may lead to another command of this driver. */
  #sendOn(batch: readonly Waiting<T>[]): void {
    for (const { command, by, call, done, failed } of batch)
      withCorrelationId(call, () => this.submit(command, by)).then(done, failed)
  }

  /** Commands that were not saved are decided again, here or by the process that drives the game now. */
  async #retry(batch: readonly Waiting<T>[], outcomes: readonly CommandOutcome<T>[]): Promise<void> {
    const next = await this.#deps.onFenced(this)
    const isDone = (i: number) => next === 'removed' || (outcomes[i] ?? null) === null
    for (const [i, { done }] of batch.entries()) if (isDone(i)) done(outcomes[i] ?? null)
    const rest = batch.filter((_, i) => !isDone(i))
    if (next === 'again') this.#waiting = [...rest, ...this.#waiting]
    else this.#sendOn(rest)
  }

  #decide(state: T['state'], { command, by }: Waiting<T>) {
    if (by !== undefined && this.#others?.hasApplied(by) === true) return NOTHING
    return this.#deps.mode.rules.decide(state, command, this.#deps.now())
  }

  /**
   * Decides commands in turn, each after the events of those before it, and journals all of their events at once. Returns
   * the outcome of each.
   */
  async #run(batch: readonly Waiting<T>[]): Promise<CommandOutcome<T>[]> {
    const { rules } = this.#deps.mode
    const events: T['event'][] = []
    let state = this.state
    const refusals = batch.map((one, i) => {
      const decision = this.#decide(state, one)
      if (!decision.ok) return decision.refusal
      events.push(...(one.by === undefined ? decision.events : markEvents(decision.events, one.by)))
      // The state after the last command is made when its events are saved.
      if (i < batch.length - 1) for (const event of decision.events) state = rules.evolve(state, event)
      return null
    })
    const saved = events.length === 0 ? null : await this.#save(batch, events)
    return Array.isArray(saved) ? saved : refusals.map((refusal) => refusal ?? saved)
  }

  /** If the database refuses the contents of one of several commands, they are tried one by one. */
  async #save(
    batch: readonly Waiting<T>[],
    events: readonly T['event'][],
  ): Promise<'fenced' | null | CommandOutcome<T>[]> {
    try {
      return await this.#write(batch, events)
    } catch (error) {
      if (!(error instanceof UnstorableEvent) || batch.length === 1) throw error
    }
    const outcomes: CommandOutcome<T>[] = []
    for (const one of batch) {
      const outcome = await this.#run([one]).catch(one.failed)
      outcomes.push(outcome?.[0] ?? null)
    }
    return outcomes
  }

  /** Journals the events together, so that nobody sees one without the others, and only then applies them. */
  async #write(batch: readonly Waiting<T>[], events: readonly T['event'][]): Promise<'fenced' | null> {
    if (events.length === 0) return null
    const seq = this.#seq
    try {
      if ((await this.#deps.journal.append(this.id, seq, events, callsOf(batch))) === 'fenced')
        return 'fenced'
    } catch (error) {
      if (!(error instanceof UnstorableEvent)) this.#uncertain = true
      throw error
    }
    this.#deps.onJournaled?.(this, seq, events)
    this.apply(seq, events)
    return null
  }

  /** Applies what is in the journal from `seq` on, once. False if what comes before it is missing here. */
  apply(seq: number, events: readonly T['event'][]): boolean {
    if (seq > this.#seq) return false
    for (const [i, event] of events.entries()) if (seq + i === this.#seq) this.#applyEvent(event)
    return true
  }

  /** Reads and applies what the journal has in addition: after a write whose reply was lost, or what others have written. */
  async catchUp(): Promise<void> {
    const seq = this.#seq
    this.apply(seq, await this.#deps.journal.since<T['event']>(this.id, seq))
    this.#uncertain = false
  }

  #applyEvent(event: T['event']): void {
    this.#seq += 1
    if (this.#deps.onJournaled !== undefined) this.others.remember(event)
    this.state = this.#deps.mode.rules.evolve(this.state, event)
    this.#deps.onEvolved(this, event)
    this.show(event)
  }
}
