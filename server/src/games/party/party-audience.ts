import type { Millis } from '@trivium/rules/game/decider'
import type { PartyEvent } from '@trivium/rules/modes/party/events'
import { hostView } from '@trivium/rules/modes/party/host-view'
import { roomView } from '@trivium/rules/modes/party/room-view'
import { screenView } from '@trivium/rules/modes/party/screen-view'
import { seatsChangedBy } from '@trivium/rules/modes/party/seat-view'
import type { PartyState } from '@trivium/rules/modes/party/state'
import { gameTopic, type PartyTopic, partyTopic } from '@trivium/wire/live/topics'
import type { Clock } from '../../clock.ts'
import type { Fields } from '../../live/changed-fields.ts'
import type { Audience, AudienceOptions } from '../game-adapter.ts'
import { SeatChannel } from '../seat-channel.ts'
import type { Party } from './party-game.ts'

/** Counts that change with every answer or join are sent at most four times a second, ms. */
const COUNTS_EVERY: Millis = 250

/** Events that come in crowds, and whether the room's document changes with them. */
const CROWDED: Readonly<Partial<Record<PartyEvent['type'], { readonly changesRoom: boolean }>>> = {
  answered: { changesRoom: false },
  joined: { changesRoom: true },
  renamed: { changesRoom: true },
  teamed: { changesRoom: true },
  left: { changesRoom: true },
  away: { changesRoom: true },
  returned: { changesRoom: true },
}

/** What the audience of a room is shown besides the seats' documents. */
const viewsOf = (id: string): Record<PartyTopic, (state: PartyState) => Fields> => ({
  room: (state) => ({ ...roomView(state), id }),
  screen: (state) => ({ ...screenView(state) }),
  host: (state) => ({ ...hostView(state) }),
})

export interface PartyAudienceOptions extends AudienceOptions<Party> {
  readonly clock: Clock
}

/**
 * The pages of a room. What all see is one document, encoded once; a seat's own document is touched only by events that
 * change it. So an event costs as much as there are pages to send it to, and no event of one player is sent to all others.
 */
export class PartyAudience implements Audience<Party> {
  readonly #options: PartyAudienceOptions
  readonly #views: Record<PartyTopic, (state: PartyState) => Fields>
  readonly #seats: SeatChannel[] = []
  readonly #shared: Record<PartyTopic, SeatChannel>
  /** Who has the role of the host, whose channel is replaced when the role is passed. */
  #host: string
  #isRoomStale = false
  #cancelCounts: (() => void) | null = null

  constructor(options: PartyAudienceOptions) {
    this.#options = options
    this.#views = viewsOf(options.id)
    this.#shared = { room: this.#open('room'), screen: this.#open('screen'), host: this.#open('host') }
    this.#host = options.state().host.uid
  }

  seat(seat: number): SeatChannel | null {
    if (this.#options.state().seats[seat] === undefined) return null
    const { id, epoch, document } = this.#options
    this.#seats[seat] ??= new SeatChannel({ topic: gameTopic(id), epoch, document: () => document(seat) })
    return this.#seats[seat]
  }

  shared(kind: PartyTopic): SeatChannel {
    return this.#shared[kind]
  }

  get subscriberCount(): number {
    let count = 0
    for (const channel of Object.values(this.#shared)) count += channel.subscriberCount
    // Seats without a page have no channel.
    for (const channel of this.#seats) count += channel?.subscriberCount ?? 0
    return count
  }

  show(event?: PartyEvent): void {
    this.#showSeats(event)
    const crowded = event === undefined ? undefined : CROWDED[event.type]
    if (crowded === undefined) this.#showShared()
    else this.#showSoon(crowded.changesRoom)
  }

  #open(kind: PartyTopic): SeatChannel {
    const { id, epoch, state } = this.#options
    return new SeatChannel({
      ...{ topic: partyTopic(kind, id), epoch },
      document: () => this.#views[kind](state()),
    })
  }

  #showSeats(event: PartyEvent | undefined): void {
    const changed = event === undefined ? 'all' : seatsChangedBy(this.#options.state(), event)
    const seats = changed === 'all' ? this.#seats.keys() : changed
    for (const seat of seats) this.#seats[seat]?.publish(() => this.#options.document(seat))
  }

  #showShared(): void {
    this.#cancelCounts?.()
    this.#cancelCounts = null
    this.#isRoomStale = false
    const state = this.#options.state()
    if (state.host.uid !== this.#host) this.#shared.host = this.#open('host')
    this.#host = state.host.uid
    for (const kind of ['room', 'screen', 'host'] as const) this.#publish(kind)
  }

  #showSoon(changesRoom: boolean): void {
    this.#isRoomStale ||= changesRoom
    this.#cancelCounts ??= this.#options.clock.after(COUNTS_EVERY, () => {
      this.#cancelCounts = null
      if (this.#isRoomStale) this.#publish('room')
      this.#isRoomStale = false
      this.#publish('screen')
      // PA37: it says for whose answers the question waits.
      this.#publish('host')
    })
  }

  #publish(kind: PartyTopic): void {
    this.#shared[kind].publish(() => this.#views[kind](this.#options.state()))
  }
}
