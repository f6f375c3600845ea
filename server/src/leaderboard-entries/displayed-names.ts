import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The columns of `users` that leaderboards show; entries have copies of them. */
const NAMES = ['username', 'profile_pic', 'is_anonymous']
const columnsOf = (table: string) => sql.raw(NAMES.map((name) => `${table}.${name}`).join(', '))

export const DISPLAY_COLUMNS = sql.raw(NAMES.join(', '))

/** Updates these columns if the inserted entry already exists. */
export const UPDATE_DISPLAY_COLUMNS = sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '))

/**
 * Copies the displayed columns from a player's row to the player's entries. Call it after every change of a name, a
 * picture or guest status, in the same transaction: settlements wait for the player's row, so that no entry is
 * missed.
 */
export const updateDisplayedName = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await sql`
    update board_entries set (${DISPLAY_COLUMNS}) = row (${columnsOf('users')})
    from users where users.uid = ${uid} and board_entries.uid = users.uid
      and (${columnsOf('board_entries')}) is distinct from (${columnsOf('users')})`.execute(tx)
}
