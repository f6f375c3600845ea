import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { OneSeatSummary } from '../../database/tables/games.ts'
import { lockPlayer } from './books.ts'

/** A game of one seat about to be opened. */
export interface OneSeatOpening<Event> {
  readonly id: string
  /** Its mode's name in the books. */
  readonly mode: string
  readonly player: Player & { readonly uid: string }
  readonly summary: OneSeatSummary
  /** The first of the journal. */
  readonly opened: Event & { readonly at: Millis }
}

/** Thrown by `within` to take everything back. */
export class NotOpened extends Error {}

/** Game, seat and first event in one transaction; `within` adds what must happen together with it, or throws NotOpened. */
export const openOneSeat = async <Event>(
  db: Kysely<Schema>,
  { id, mode, player, summary, opened }: OneSeatOpening<Event>,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<Event[] | null> => {
  const { at } = opened
  try {
    await db.transaction().execute(async (tx) => {
      // First, as every settlement does. What a player opens twice at once is opened one after the other.
      if ((await lockPlayer(tx, player.uid)) === null) throw new NotOpened('the player has left')
      await tx
        .insertInto('games')
        .values({ id, mode, opened_at: at, rated: false, summary: json(summary) as never })
        .execute()
      await tx
        .insertInto('game_seats')
        .values({ game_id: id, seat: 0, uid: player.uid, opened_at: at })
        .execute()
      await tx
        .insertInto('game_events')
        .values({ game_id: id, seq: 0, at, event: json(opened) as never })
        .execute()
      await within(tx)
    })
    return [opened]
  } catch (error) {
    if (error instanceof NotOpened) return null
    throw error
  }
}
