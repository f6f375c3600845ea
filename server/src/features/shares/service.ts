import type { SharedResult } from '@trivium/wire/documents/share'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { GONE, type Greeting, greetingOf } from './greeting.ts'
import { readSeats } from './queries.ts'
import { shareIds } from './share-ids.ts'
import { readSharedResult } from './shared-result.ts'

export interface SharesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** The server's secret. */
  readonly key: Uint8Array
}

export type SharesService = ReturnType<typeof sharesService>

/**
 * Links to finished games. Nothing is stored for them: a link names the game, and what it shows is read each time, so
 * it has the player's current name, and nothing once the player has left.
 */
export const sharesService = ({ db, clock, key }: SharesDependencies) => {
  const ids = shareIds(key)

  /** Null for a key that this server has not made, and for a result that may not be shown any more. */
  const find = async (id: string): Promise<SharedResult | null> => {
    const seat = ids.seatOf(id)
    return seat === null ? null : readSharedResult(db, seat, clock.now())
  }

  return {
    find,

    async share(uid: string, gameId: string): Promise<OutputOf<'shareGame'> | Refused> {
      const seats = await readSeats(db, gameId)
      if (seats.length === 0) return refused('unknown-match')
      const own = seats.find((one) => one.uid === uid)
      if (own === undefined) return refused('not-your-match')
      const seat = { gameId, seat: own.seat === 0 ? 0 : 1 } as const
      const result = await readSharedResult(db, seat, clock.now())
      return result === null ? refused('match-not-over') : { id: ids.idOf(seat), result }
    },

    /** The result of a link, if it is still there, and what its page says. */
    async greet(id: string): Promise<{ readonly result: SharedResult | null; readonly greeting: Greeting }> {
      const result = await find(id)
      return { result, greeting: result === null ? GONE : greetingOf(result, id, clock.now()) }
    },
  }
}
