import { usernameKey } from '@trivium/wire/account-fields'
import type { Transaction } from 'kysely'
import type { Chance } from '../../chance.ts'
import type { Schema } from '../../database/schema.ts'
import { claimName } from '../../users/names.ts'
import { FOREVER } from '../../users/standing.ts'

const TRIES = 20
const DIGITS = 6

/** 'Player-' and six digits. */
const drawn = (chance: Chance): string => `Player-${Array.from(chance(DIGITS), (byte) => byte % 10).join('')}`

/** The player's login shows the name too. */
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
  // Another may be chosen at once.
  await tx.updateTable('users').set({ username_changed_at: null }).where('uid', '=', uid).execute()
}

/**
 * Gives a player a free neutral name in place of their own (`taken`), which nobody can take any more: nothing says whose it was,
 * and the player cannot take it back.
 */
export const neutralise = async (
  tx: Transaction<Schema>,
  { uid, taken, chance, at }: { uid: string; taken: string; chance: Chance; at: number },
): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const username = drawn(chance)
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

/** Gives a name that was taken away back; false where somebody else has it by now. */
export const giveBack = async (
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
