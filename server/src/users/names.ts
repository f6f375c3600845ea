import { usernameKey } from '@trivium/wire/account-fields'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { updateDisplayedName } from '../leaderboard-entries/displayed-names.ts'

type Database = Kysely<Schema> | Transaction<Schema>

export interface NamedPlayer {
  readonly uid: string
  /** The current name in its original spelling. */
  readonly username: string
  /** True if the player was found by a former name. */
  readonly isOld: boolean
}

/** Finds the player who has this name in any letter case, or gave it up recently. Deleted players are not found. */
export const findPlayerByName = async (
  db: Database,
  username: string,
  now: number,
): Promise<NamedPlayer | null> => {
  const row = await db
    .selectFrom('usernames')
    .innerJoin('users', 'users.uid', 'usernames.uid')
    .select(['users.uid', 'users.username', 'usernames.held_until'])
    .where('name_key', '=', usernameKey(username))
    .where((is) => is.or([is('held_until', 'is', null), is('held_until', '>', now)]))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.username === null) return null
  return { uid: row.uid, username: row.username, isOld: row.held_until !== null }
}

/** Which of these names are taken, by key. Names that `uid` has or holds are free for that player. */
export const takenNames = async (
  db: Database,
  usernames: readonly string[],
  { now, uid }: { readonly now: number; readonly uid?: string },
): Promise<ReadonlySet<string>> => {
  if (usernames.length === 0) return new Set()
  const rows = await db
    .selectFrom('usernames')
    .select(['name_key', 'uid'])
    .where('name_key', 'in', usernames.map(usernameKey))
    .where((is) => is.or([is('held_until', 'is', null), is('held_until', '>', now)]))
    .execute()
  return new Set(rows.filter((row) => row.uid !== uid).map((row) => row.name_key))
}

export interface NameClaim {
  readonly uid: string
  readonly username: string
  readonly at: number
}

/**
 * Gives the player this name and holds the previous one. Returns false and changes nothing if the name is taken. If two
 * players claim a name at once, the second waits for the first at the table's key. Leaderboards then show the new name.
 */
export const claimName = async (
  tx: Transaction<Schema>,
  { uid, username, at }: NameClaim,
): Promise<boolean> => {
  const key = usernameKey(username)
  // Inserted as held and marked as in use only after the old name is not: a player has one name in use.
  const reserved = await tx
    .insertInto('usernames')
    .values({ name_key: key, uid, username, held_until: at })
    .onConflict((conflict) =>
      conflict
        .column('name_key')
        .doUpdateSet({ uid, username, held_until: at })
        .where((is) => is.or([is('usernames.uid', '=', uid), is('usernames.held_until', '<=', at)])),
    )
    .returning('name_key')
    .executeTakeFirst()
  if (reserved === undefined) return false
  await tx
    .updateTable('usernames')
    .set({ held_until: at + LIFETIMES.heldName })
    .where('uid', '=', uid)
    .where('held_until', 'is', null)
    .execute()
  await tx.updateTable('usernames').set({ held_until: null }).where('name_key', '=', key).execute()
  await tx.updateTable('users').set({ username }).where('uid', '=', uid).execute()
  await updateDisplayedName(tx, uid)
  return true
}

/** Locks the player's row until the transaction ends, and returns the current name and when it was changed; null if deleted. */
export const lockCurrentName = async (
  tx: Transaction<Schema>,
  uid: string,
): Promise<{ username: string | null; changedAt: number | null } | null> => {
  const row = await tx
    .selectFrom('users')
    .select(['username', 'username_changed_at'])
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { username: row.username, changedAt: row.username_changed_at }
}

/** Like claimName, for a registered player; also records the time, because changes are limited. */
export const changeName = async (tx: Transaction<Schema>, claim: NameClaim): Promise<boolean> => {
  const { uid, username, at } = claim
  if (!(await claimName(tx, claim))) return false
  await tx.updateTable('users').set({ username_changed_at: at }).where('uid', '=', uid).execute()
  await tx
    .updateTable('logins')
    .set({ name: username, updated_at: new Date(at) })
    .where('id', '=', uid)
    .execute()
  return true
}
