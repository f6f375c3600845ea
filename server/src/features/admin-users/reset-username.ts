import { usernameKey } from '@trivium/wire/account-fields'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Random } from '../../random.ts'
import { FOREVER } from '../../users/ban-cache.ts'
import { claimName } from '../../users/names.ts'

const TRIES = 20
const DIGITS = 6

/** 'Player-' and six digits. */
const drawn = (random: Random): string => `Player-${Array.from(random(DIGITS), (byte) => byte % 10).join('')}`

/** The login carries the name too. */
const writeLogin = async (
  tx: Transaction<Schema>,
  uid: string,
  username: string,
  at: number,
): Promise<void> => {
  await tx
    .updateTable('logins')
    .set({ name: username, updated_at: new Date(at) })
    .where('id', '=', uid)
    .execute()
  // The player may choose another at once.
  await tx.updateTable('users').set({ username_changed_at: null }).where('uid', '=', uid).execute()
}

/**
 * Replaces a player's name (`taken`) with a free neutral one. The old name is reserved without saying whose it was:
 * nobody can take it, and the player cannot reclaim it.
 */
export const resetUsername = async (
  tx: Transaction<Schema>,
  { uid, taken, random, at }: { uid: string; taken: string; random: Random; at: number },
): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const username = drawn(random)
    if (!(await claimName(tx, { uid, username, at }))) continue
    await tx
      .updateTable('usernames')
      .set({ uid: null, held_until: FOREVER })
      .where('uid', '=', uid)
      .where('name_key', '=', usernameKey(taken))
      .execute()
    await writeLogin(tx, uid, username, at)
    return username
  }
  throw new Error('no neutral name is free')
}

/** Restores a name that was reset; false if somebody else has it by now. */
export const restoreUsername = async (
  tx: Transaction<Schema>,
  { uid, username, at }: { uid: string; username: string; at: number },
): Promise<boolean> => {
  await tx
    .deleteFrom('usernames')
    .where('name_key', '=', usernameKey(username))
    .where('uid', 'is', null)
    .where('held_until', '=', FOREVER)
    .execute()
  if (!(await claimName(tx, { uid, username, at }))) return false
  await writeLogin(tx, uid, username, at)
  return true
}
