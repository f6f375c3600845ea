import type { PartyTopic } from '@trivium/wire/live/topics'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { RoomMembers } from '../../functions/room-members.ts'
import type { Subscriber } from '../../live/channel.ts'
import type { Unsubscribe } from '../../live/subscriptions.ts'
import type { Games } from '../games.ts'
import type { SeatChannel } from '../seat-channel.ts'
import { PartyAudience } from './party-audience.ts'
import type { Party, PartyDriver } from './party-game.ts'
import type { PartyPresence } from './party-presence.ts'

type Have = { readonly epoch: string; readonly n: number } | undefined

const audienceOf = ({ id, audience }: PartyDriver): PartyAudience => {
  if (audience instanceof PartyAudience) return audience
  throw new Error(`game ${id} is not a party`)
}

interface SubscriptionDependencies {
  readonly games: Games<Party>
  readonly presence: PartyPresence
  readonly members: RoomMembers
}

/** The pages that follow documents of parties. Each of them shows that its player, or the host, is there. */
export const partySubscriptions = ({ games, presence, members }: SubscriptionDependencies) => {
  const follow = (
    driver: PartyDriver,
    uid: string,
    channel: SeatChannel,
    ...[subscriber, have]: readonly [Subscriber, Have]
  ): Unsubscribe => {
    channel.subscribe(subscriber, have)
    // Another process may have let them in.
    if (!driver.settled && driver.seatOf(uid) !== null) members.enter(driver.id, uid)
    const leave = driver.settled ? () => {} : presence.arrive(driver.id, uid)
    return () => {
      channel.unsubscribe(subscriber)
      leave()
    }
  }

  return {
    /** Follows one of the documents that a room has besides those of its seats. Refusals: unknown-party, not-the-host. */
    async subscribe(
      kind: PartyTopic,
      id: string,
      uid: string,
      subscriber: Subscriber,
      have: Have,
    ): Promise<Unsubscribe | Refused> {
      const driver = await games.find(id)
      if (driver === null) return refused('unknown-party')
      if (kind === 'host' && driver.state.host.uid !== uid) return refused('not-the-host')
      return follow(driver, uid, audienceOf(driver).shared(kind), subscriber, have)
    },

    /** The seats' own documents, as games of one engine. */
    seats: {
      name: games.name,
      isAwake: (id: string) => games.isAwake(id),
      async subscribeToGame(uid: string, id: string, subscriber: Subscriber, have: Have) {
        const driver = await games.find(id)
        if (driver === null) return null
        const seat = driver.seatOf(uid)
        return seat === null
          ? refused('not-in-party')
          : follow(driver, uid, driver.seat(seat), subscriber, have)
      },
    },
  }
}
