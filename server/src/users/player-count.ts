import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** Newcomers who come at once hardly ever wait for the same row. */
const SLOTS = 16

/** The tally of those who play: guests and accounts, without who was merged into an account or deleted. */
export const PLAYERS = 'players'

/** A player's slot, the same one when they come and when they go. */
export const slotOf = (uid: string): number => {
  let sum = 0
  for (const letter of uid) sum += letter.charCodeAt(0)
  return sum % SLOTS
}

/** Takes a player off who is one no more. The last thing of a transaction: newcomers wait for it. */
export const decrementPlayerCount = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await tx
    .insertInto('tallies')
    .values({ name: PLAYERS, slot: slotOf(uid), n: -1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'slot']).doUpdateSet((eb) => ({ n: eb('tallies.n', '-', 1) })),
    )
    .execute()
}

/** How many players there are. */
export const readPlayerCount = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ players: number }>`
    select coalesce(sum(n), 0)::int8 as players from tallies where name = ${PLAYERS}`.execute(db)
  return rows[0]?.players ?? 0
}
