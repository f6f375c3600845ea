import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The columns of `users` by which a board shows a player; entries have the same. */
const NAMES = ['username', 'profile_pic', 'is_anonymous']
const columnsOf = (table: string) => sql.raw(NAMES.map((name) => `${table}.${name}`).join(', '))

export const DISPLAY_COLUMNS = sql.raw(NAMES.join(', '))

/** Sets them where an entry that is inserted is there already. */
export const UPDATE_DISPLAY_COLUMNS = sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '))

/**
 * Makes the entries of a player show what the player's row says. To be called by whatever changes a name, a picture, or
 * whether a player is a guest, in the same transaction and after that change: whoever enters the player waits for the
 * row, so that no entry is left out.
 */
export const updateDisplayedName = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await sql`
    update board_entries set (${DISPLAY_COLUMNS}) = row (${columnsOf('users')})
    from users where users.uid = ${uid} and board_entries.uid = users.uid
      and (${columnsOf('board_entries')}) is distinct from (${columnsOf('users')})`.execute(tx)
}
