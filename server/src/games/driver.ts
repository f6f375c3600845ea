import type { Millis } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type {
  BattleCommand,
  BattleEvent,
  BattleRefusal,
  Player,
  SeatIndex,
} from '@trivium/rules/modes/battle/events'
import { type BattleState, withSeat } from '@trivium/rules/modes/battle/state'
import type { GameDocument } from '@trivium/wire/documents/game'
import { gameTopic } from '@trivium/wire/live/topics'
import type { Fields } from '../live/changed-fields.ts'
import { Channel } from '../live/channel.ts'
import type { Journal } from './journal.ts'

/** What a driver needs of the world around it. */
export interface DriverSurroundings {
  readonly journal: Pick<Journal, 'append' | 'since'>
  now(): Millis
  /** A name no other channel has had, also not before a restart. */
  epoch(): string
  /** A seat's one-way network delay, ms. */
  delay(uid: string | null): Millis
  /** After each event: deadline, documents, settling. */
  evolved(driver: Driver, event: BattleEvent): void
  /** Another driver has this game: this one is to be forgotten. */
  fenced(driver: Driver): void
}

/** Longest queue of one game: a person sends a handful of commands, not dozens. */
const MOST_WAITING = 32

type Outcome = BattleRefusal | 'fenced' | null

interface Waiting {
  readonly command: BattleCommand
  readonly done: (outcome: Outcome) => void
  readonly failed: (error: unknown) => void
}

/**
 * Runs one game: one command at a time is decided, journaled, and only then comes true, is acknowledged and
 * shown to both seats.
 */
export class Driver {
  readonly id: string
  readonly seats: readonly [Channel, Channel]
  #ratings: GameDocument['ratings'] = null
  #settled = false
  readonly #over = Promise.withResolvers<'settled' | 'let-go'>()
  state: BattleState
  #seq: number
  #waiting: Waiting[] = []
  #busy: Promise<void> | null = null
  /** A write has failed: whether it was kept is not known. */
  #uncertain = false
  readonly #around: DriverSurroundings

  constructor(id: string, state: BattleState, seq: number, around: DriverSurroundings) {
    this.id = id
    this.state = state
    this.#seq = seq
    this.#around = around
    const seat = (index: SeatIndex) => new Channel(gameTopic(id), around.epoch(), this.document(index))
    this.seats = [seat(0), seat(1)]
  }

  get idle(): boolean {
    return this.#busy === null && this.seats.every((seat) => seat.followers === 0)
  }

  /** Too many commands wait here for another player's to be taken. */
  get crowded(): boolean {
    return this.#waiting.length >= MOST_WAITING
  }

  /** Resolves when nothing is under way. */
  get finished(): Promise<void> {
    return this.#busy ?? Promise.resolve()
  }

  get settled(): boolean {
    return this.#settled
  }

  /** Resolves when the game's results are in the books, or when this driver will not bring them there. */
  get over(): Promise<'settled' | 'let-go'> {
    return this.#over.promise
  }

  letGo(): void {
    this.#over.resolve('let-go')
  }

  /** The game's results are in the books: shows the ratings. */
  settle(ratings: GameDocument['ratings']): void {
    this.#settled = true
    this.#ratings = ratings
    this.#over.resolve('settled')
    this.show()
  }

  /**
   * The journal has been rewritten: a player is somebody else, or called something else, from now on. Nobody takes
   * a second seat.
   */
  rename(uid: string, player: Partial<Player>): void {
    const seat = this.seatOf(uid)
    const isOnBoth = player.uid != null && player.uid !== uid && this.seatOf(player.uid) !== null
    if (seat === null || isOnBoth) return
    this.state = withSeat(this.state, seat, { player: { ...this.state.seats[seat].player, ...player } })
    this.show()
  }

  seatOf(uid: string): SeatIndex | null {
    const { seats } = this.state
    return seats[0].player.uid === uid ? 0 : seats[1].player.uid === uid ? 1 : null
  }

  document(seat: SeatIndex): GameDocument & Fields {
    return {
      ...battle.view(this.state, seat),
      id: this.id,
      settled: this.#settled,
      ratings: this.#ratings,
    }
  }

  show(): void {
    for (const index of [0, 1] as const)
      if (this.state.seats[index].player.uid !== null) this.seats[index].publish(this.document(index))
  }

  /** Null when it came true; else why not. Rejects when the journal could not be written. */
  submit(command: BattleCommand): Promise<Outcome> {
    return new Promise((done, failed) => {
      this.#waiting.push({ command, done, failed })
      this.#busy ??= this.#work()
    })
  }

  tick(): Promise<Outcome> {
    const [first, second] = this.state.seats
    const delays = [this.#around.delay(first.player.uid), this.#around.delay(second.player.uid)] as const
    return this.submit({ type: 'tick', delays })
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

  async #carryOut(command: BattleCommand): Promise<Outcome> {
    if (this.#uncertain) await this.#catchUp()
    const decision = battle.decide(this.state, command, this.#around.now())
    if (!decision.ok) return decision.refusal
    for (const event of decision.events) {
      if ((await this.#append(event)) === 'fenced') {
        this.#around.fenced(this)
        return 'fenced'
      }
      this.#comesTrue(event)
    }
    return null
  }

  async #append(event: BattleEvent): Promise<'written' | 'fenced'> {
    try {
      return await this.#around.journal.append(this.id, this.#seq, event)
    } catch (error) {
      this.#uncertain = true
      throw error
    }
  }

  /** What was kept of a write whose answer was lost has happened: the journal says so. */
  async #catchUp(): Promise<void> {
    for (const event of await this.#around.journal.since(this.id, this.#seq)) this.#comesTrue(event)
    this.#uncertain = false
  }

  #comesTrue(event: BattleEvent): void {
    this.#seq += 1
    this.state = battle.evolve(this.state, event)
    this.#around.evolved(this, event)
    this.show()
  }
}
