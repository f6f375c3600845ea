import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** Enough rows that concurrent new players rarely wait for the same one. */
const SLOTS = 16

/** The tally of players: guests and accounts, without merged and deleted ones. */
export const PLAYERS = 'players'

/** A player's slot, the same when they are added and removed. */
export const slotOf = (uid: string): number => {
  let sum = 0
  for (const letter of uid) sum += letter.charCodeAt(0)
  return sum % SLOTS
}

/** Subtracts a player. Call it last in a transaction: new players wait for its row. */
export const decrementPlayerCount = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await tx
    .insertInto('tallies')
    .values({ name: PLAYERS, slot: slotOf(uid), n: -1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'slot']).doUpdateSet((eb) => ({ n: eb('tallies.n', '-', 1) })),
    )
    .execute()
}

/** The number of players. */
export const readPlayerCount = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ players: number }>`
    select coalesce(sum(n), 0)::int8 as players from tallies where name = ${PLAYERS}`.execute(db)
  return rows[0]?.players ?? 0
}
