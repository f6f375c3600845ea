import type { Limit } from '@trivium/wire/define-function'

/** What the players of a room at one address may do together in 10 s: so much for each member, but at least for ten. */
const OF_ONE_MEMBER = { calls: 30, messages: 60 } as const
const PER = 10_000
const LEAST_MEMBERS = 10

interface Counted {
  /** What `Limits` counts. */
  readonly what: string
  readonly limit: Limit
}

interface Room {
  readonly members: Set<string>
  calls: Counted
  messages: Counted
}

const countedIn = (id: string, members: number): Pick<Room, 'calls' | 'messages'> => {
  const size = Math.max(LEAST_MEMBERS, members)
  const { calls, messages } = OF_ONE_MEMBER
  return {
    calls: { what: `calls in ${id} from`, limit: { calls: calls * size, per: PER } },
    messages: { what: `messages in ${id} from`, limit: { calls: messages * size, per: PER } },
  }
}

/**
 * Who holds a seat in which running room. Forty of them behind one address are a party and not a flood, so limits count
 * them apart from everybody else at that address.
 */
export class RoomMembers {
  readonly #rooms = new Map<string, Room>()
  readonly #roomOf = new Map<string, string>()

  /** A player holds a seat; of several rooms, the last one counts. */
  enter(id: string, uid: string): void {
    this.#roomOf.set(uid, id)
    const members = this.#rooms.get(id)?.members ?? new Set()
    if (members.has(uid)) return
    members.add(uid)
    this.#rooms.set(id, { members, ...countedIn(id, members.size) })
  }

  /** The room is over. */
  end(id: string): void {
    for (const uid of this.#rooms.get(id)?.members ?? [])
      if (this.#roomOf.get(uid) === id) this.#roomOf.delete(uid)
    this.#rooms.delete(id)
  }

  of(uid: string | null): Readonly<Room> | null {
    const id = uid === null ? undefined : this.#roomOf.get(uid)
    return id === undefined ? null : (this.#rooms.get(id) ?? null)
  }
}
