import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Records a seat, so that the player finds the party again, and it follows them into an account. */
export const insertSeat = async (
  db: Kysely<Schema>,
  seat: { readonly game: string; readonly seat: number; readonly uid: string; readonly openedAt: Millis },
): Promise<void> => {
  await sql`
    insert into game_seats (game_id, seat, uid, opened_at) values (${seat.game}, ${seat.seat}, ${seat.uid}, ${seat.openedAt})
    on conflict do nothing`.execute(db)
}
