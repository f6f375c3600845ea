import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import { gameTopic } from '@trivium/wire/live/topics'
import type { Fields } from '../live/changed-fields.ts'
import type { DocumentOf, GameAdapter, GameTypes } from './game-adapter.ts'
import { type Journal, UnstorableEvent } from './journal.ts'
import { SeatChannel } from './seat-channel.ts'

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
  /** Called to remove this driver when another one has taken over the game. */
  onFenced(driver: Driver<T>): void
}

/** Maximum number of queued commands per game: players send a handful, not dozens. */
const MAX_WAITING = 32

export type CommandOutcome<T extends GameTypes> = T['refusal'] | 'fenced' | null

interface Waiting<T extends GameTypes> {
  readonly command: T['command']
  readonly done: (outcome: CommandOutcome<T>) => void
  readonly failed: (error: unknown) => void
}

/**
 * Runs one game. Each command is decided and journaled, one at a time, and only then applied, acknowledged and shown
 * to every seat.
 */
export class Driver<T extends GameTypes> {
  readonly id: string
  readonly #seats: readonly SeatChannel[]
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

  constructor(id: string, state: T['state'], seq: number, deps: DriverDependencies<T>) {
    this.id = id
    this.state = state
    this.#seq = seq
    this.#deps = deps
    this.#shown = deps.mode.unsettled
    const [topic, { epoch }] = [gameTopic(id), deps]
    this.#seats = deps.mode
      .players(state)
      .map((_, seat) => new SeatChannel({ topic, epoch, document: () => this.document(seat) }))
  }

  /** The channel of one seat, to which its pages subscribe. */
  seat(seat: T['seat']): SeatChannel {
    const channel = this.#seats[seat]
    if (channel === undefined) throw new RangeError(`${this.id} has no seat ${seat}`)
    return channel
  }

  get players(): readonly Player[] {
    return this.#deps.mode.players(this.state)
  }

  get idle(): boolean {
    return !this.#isBusy && this.#seats.every((seat) => seat.subscriberCount === 0)
  }

  /** Whether too many commands are waiting to accept another one. */
  get crowded(): boolean {
    return this.#waiting.length >= MAX_WAITING
  }

  /** Resolves when no command is being processed. */
  get finished(): Promise<void> {
    return this.#finished
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
    const seat = this.seatOf(uid)
    const isOnBoth = player.uid != null && player.uid !== uid && this.seatOf(player.uid) !== null
    const now = seat === null ? undefined : this.players[seat]
    if (seat === null || now === undefined || isOnBoth) return
    this.state = this.#deps.mode.withPlayer(this.state, seat, { ...now, ...player })
    this.show()
  }

  seatOf(uid: string): T['seat'] | null {
    const seat = this.players.findIndex((player) => player.uid === uid)
    return seat < 0 ? null : seat
  }

  document(seat: T['seat']): DocumentOf<T> & Fields {
    const view: object = this.#deps.mode.rules.view(this.state, seat)
    return { ...view, id: this.id, settled: this.#settled, ...this.#shown } as DocumentOf<T> & Fields
  }

  /** Shows each player what has changed, `event` being the cause if there was one. */
  show(event?: T['event']): void {
    for (const [seat, { uid }] of this.players.entries())
      if (uid !== null) this.#seats[seat]?.publish(() => this.#fieldsAfter(seat, event))
  }

  /** The fields of a seat's document that the event can have changed. */
  #fieldsAfter(seat: T['seat'], event: T['event'] | undefined): Fields {
    const { rules } = this.#deps.mode
    if (event === undefined || rules.viewAfter === undefined) return this.document(seat)
    return { ...rules.viewAfter(this.state, seat, event) }
  }

  /**
   * Null if the command was applied; otherwise the refusal. Rejects when the journal could not be written: with
   * UnstorableEvent the state is unchanged and all other commands continue.
   */
  submit(command: T['command']): Promise<CommandOutcome<T>> {
    return new Promise((done, failed) => {
      this.#waiting.push({ command, done, failed })
      if (!this.#isBusy) this.#finished = this.#work()
    })
  }

  tick(): Promise<CommandOutcome<T>> {
    const delays = this.players.map(({ uid }) => this.#deps.delay(uid))
    return this.submit(this.#deps.mode.tick(delays))
  }

  /** Ends without waiting if every command is refused. */
  async #work(): Promise<void> {
    this.#isBusy = true
    for (let one = this.#waiting.shift(); one; one = this.#waiting.shift()) {
      try {
        if (this.#uncertain) await this.#catchUp()
        const decision = this.#deps.mode.rules.decide(this.state, one.command, this.#deps.now())
        one.done(decision.ok ? await this.#write(decision.events) : decision.refusal)
      } catch (error) {
        one.failed(error)
      }
    }
    this.#isBusy = false
  }

  /** Journals the events together, so that nobody sees one without the others, and only then applies them. */
  async #write(events: readonly T['event'][]): Promise<'fenced' | null> {
    if (events.length === 0) return null
    try {
      if ((await this.#deps.journal.append(this.id, this.#seq, events)) === 'fenced') {
        this.#deps.onFenced(this)
        return 'fenced'
      }
    } catch (error) {
      if (!(error instanceof UnstorableEvent)) this.#uncertain = true
      throw error
    }
    for (const event of events) this.#applyEvent(event)
    return null
  }

  /** Applies the events that were saved by a write whose reply was lost, by reading the journal. */
  async #catchUp(): Promise<void> {
    for (const event of await this.#deps.journal.since<T['event']>(this.id, this.#seq))
      this.#applyEvent(event)
    this.#uncertain = false
  }

  #applyEvent(event: T['event']): void {
    this.#seq += 1
    this.state = this.#deps.mode.rules.evolve(this.state, event)
    this.#deps.onEvolved(this, event)
    this.show(event)
  }
}
