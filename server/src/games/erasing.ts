import { enginesOf, MODES } from '@trivium/wire/modes/modes'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Deletes games that have one player or none, with everything that belongs to them. */
export const eraseGames = async (tx: Transaction<Schema>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .deleteFrom('game_events')
    .where('game_id', 'in', [...ids])
    .execute()
  await tx
    .deleteFrom('games')
    .where('id', 'in', [...ids])
    .execute()
}

const ALONE = enginesOf(MODES, 1)

/** A player's single-player games, finished or not. */
export const singlePlayerGameIds = async (tx: Transaction<Schema>, uid: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('games')
    .innerJoin('game_seats', 'game_seats.game_id', 'games.id')
    .select('games.id')
    .where('game_seats.uid', '=', uid)
    .where('games.mode', 'in', ALONE)
    .execute()
  return rows.map(({ id }) => id)
}
