import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import { gameTopic } from '@trivium/wire/live/topics'
import type { Fields } from '../live/changed-fields.ts'
import { Channel } from '../live/channel.ts'
import type { DocumentOf, GameAdapter, GameTypes } from './game-adapter.ts'
import { type Journal, UnstorableEvent } from './journal.ts'

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
  readonly #seats: readonly Channel[]
  #shown: T['shown']
  #settled = false
  readonly #over = Promise.withResolvers<'settled' | 'let-go'>()
  state: T['state']
  #seq: number
  #waiting: Waiting<T>[] = []
  #busy: Promise<void> | null = null
  /** A write has failed, and it is not known whether it was saved. */
  #uncertain = false
  readonly #deps: DriverDependencies<T>

  constructor(id: string, state: T['state'], seq: number, deps: DriverDependencies<T>) {
    this.id = id
    this.state = state
    this.#seq = seq
    this.#deps = deps
    this.#shown = deps.mode.unsettled
    this.#seats = deps.mode
      .players(state)
      .map((_, seat) => new Channel(gameTopic(id), deps.epoch(), this.document(seat)))
  }

  /** The channel of one seat, to which its pages subscribe. */
  seat(seat: T['seat']): Channel {
    const channel = this.#seats[seat]
    if (channel === undefined) throw new RangeError(`${this.id} has no seat ${seat}`)
    return channel
  }

  get players(): readonly Player[] {
    return this.#deps.mode.players(this.state)
  }

  get idle(): boolean {
    return this.#busy === null && this.#seats.every((seat) => seat.subscriberCount === 0)
  }

  /** Whether too many commands are waiting to accept another one. */
  get crowded(): boolean {
    return this.#waiting.length >= MAX_WAITING
  }

  /** Resolves when no command is being processed. */
  get finished(): Promise<void> {
    return this.#busy ?? Promise.resolve()
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

  show(): void {
    for (const [seat, { uid }] of this.players.entries())
      if (uid !== null) this.#seats[seat]?.publish(this.document(seat))
  }

  /**
   * Null if the command was applied; otherwise the refusal. Rejects when the journal could not be written: with
   * UnstorableEvent the state is unchanged and all other commands continue.
   */
  submit(command: T['command']): Promise<CommandOutcome<T>> {
    return new Promise((done, failed) => {
      this.#waiting.push({ command, done, failed })
      this.#busy ??= this.#work()
    })
  }

  tick(): Promise<CommandOutcome<T>> {
    const delays = this.players.map(({ uid }) => this.#deps.delay(uid))
    return this.submit(this.#deps.mode.tick(delays))
  }

  async #work(): Promise<void> {
    for (let one = this.#waiting.shift(); one; one = this.#waiting.shift()) {
      try {
        one.done(await this.#carryOut(one.command))
      } catch (error) {
        one.failed(error)
      }
    }
    this.#busy = null
  }

  async #carryOut(command: T['command']): Promise<CommandOutcome<T>> {
    if (this.#uncertain) await this.#catchUp()
    const decision = this.#deps.mode.rules.decide(this.state, command, this.#deps.now())
    if (!decision.ok) return decision.refusal
    for (const event of decision.events) {
      if ((await this.#append(event)) === 'fenced') {
        this.#deps.onFenced(this)
        return 'fenced'
      }
      this.#applyEvent(event)
    }
    return null
  }

  async #append(event: T['event']): Promise<'written' | 'fenced'> {
    try {
      return await this.#deps.journal.append(this.id, this.#seq, event)
    } catch (error) {
      if (!(error instanceof UnstorableEvent)) this.#uncertain = true
      throw error
    }
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
    this.show()
  }
}
