import { gameTopic } from '@trivium/wire/live/topics'
import type { Fields } from '../live/changed-fields.ts'
import type { Audience, AudienceOptions, GameAdapter, GameTypes } from './game-adapter.ts'
import { SeatChannel } from './seat-channel.ts'

/** The audience of a game whose seats are all taken when it opens: one document for each seat. */
export const seatAudience = <T extends GameTypes>(
  mode: Pick<GameAdapter<T>, 'players' | 'rules'>,
  { id, epoch, state, document }: AudienceOptions<T>,
): Audience<T> => {
  const topic = gameTopic(id)
  const seats = mode
    .players(state())
    .map((_, seat) => new SeatChannel({ topic, epoch, document: () => document(seat) }))
  const fieldsAfter = (seat: T['seat'], event: T['event'] | undefined): Fields =>
    event === undefined || mode.rules.viewAfter === undefined
      ? document(seat)
      : { ...mode.rules.viewAfter(state(), seat, event) }
  return {
    seat: (seat) => seats[seat] ?? null,
    get subscriberCount() {
      return seats.reduce((sum, { subscriberCount }) => sum + subscriberCount, 0)
    },
    show(event) {
      for (const [seat, { uid }] of mode.players(state()).entries())
        if (uid !== null) seats[seat]?.publish(() => fieldsAfter(seat, event))
    },
  }
}
