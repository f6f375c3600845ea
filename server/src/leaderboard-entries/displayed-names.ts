import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * The columns that leaderboards show, copied to entries, and where they come from. Of a guest, the entry has the chosen
 * nickname and the picture in the chosen colour; `lookOf` derives those of a guest who has chosen none.
 */
const SOURCES = {
  username: 'coalesce(users.nickname, users.username)',
  profile_pic: `users.profile_pic || case users.profile_pic when 'profile1' then coalesce('-' || users.colour, '') else '' end`,
  is_anonymous: 'users.is_anonymous',
} as const

const NAMES = Object.keys(SOURCES)

export const DISPLAY_COLUMNS = sql.raw(NAMES.join(', '))

/** The same columns, selected from `users`. */
export const DISPLAYED_USER = sql.raw(
  Object.entries(SOURCES)
    .map(([name, source]) => `${source} as ${name}`)
    .join(', '),
)

/** Updates these columns if the inserted entry already exists. */
export const UPDATE_DISPLAY_COLUMNS = sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '))

const OF_ENTRIES = sql.raw(NAMES.map((name) => `board_entries.${name}`).join(', '))
const OF_USERS = sql.raw(Object.values(SOURCES).join(', '))

/**
 * Copies the displayed columns from a player's row to the player's entries. Call it after every change of a name, a
 * picture or guest status, in the same transaction: settlements wait for the player's row, so that no entry is
 * missed.
 */
export const updateDisplayedName = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await sql`
    update board_entries set (${DISPLAY_COLUMNS}) = row (${OF_USERS})
    from users where users.uid = ${uid} and board_entries.uid = users.uid
      and (${OF_ENTRIES}) is distinct from (${OF_USERS})`.execute(tx)
}
