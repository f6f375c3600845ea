import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { deleteOldDevices, hashOfDevice, isKnownDevice, rememberDevice } from './devices.ts'
import { clearLoginAttempts, deleteOldAttempts, lockedUntil, recordLoginAttempt } from './login-attempts.ts'

/** What a caller is told at least to wait, ms: a door may open between two looks. */
const SHORTEST_WAIT = 1_000
/** No hash is like this: who brings no device is looked up all the same, so as not to be told by the time it takes. */
const NO_DEVICE = ''

export type Attempt =
  | { readonly ok: true; readonly door: string }
  | { readonly ok: false; readonly retryAfter: number }

/** Whether somebody came by the account's name, or by an e-mail address, which is nobody else's business. */
export type LoginBy = 'name' | 'address'

export interface LoginApproach {
  readonly account: string
  readonly device: string | null
  readonly by?: LoginBy
}

export interface LoginGuard {
  /**
   * Counts a try before the password is looked at. `account` is a uid, or stands for a name that nobody has;
   * `device` is the device cookie. `retryAfter` in ms.
   */
  attempt(of: LoginApproach): Promise<Attempt>
  /** The password was right: the tries at this door are forgotten. */
  passed(door: string): Promise<void>
  /** The tries at the account's shared doors are forgotten: its owner has been told apart in another way. */
  open(uid: string): Promise<void>
  /** From now on this device has a door of its own. */
  know(uid: string, device: string): Promise<void>
  /** Takes away what no longer matters; called now and then. */
  sweep(): Promise<void>
}

export interface LoginGuardDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

/** Two, because a door that closed for both would tell which address belongs to which name. */
const sharedDoor = (account: string, by: LoginBy): string =>
  by === 'name' ? `account:${account}` : `account:${account}:address`

/**
 * Keeps from guessing passwords, from however many addresses. All who are strangers to an account share its doors; each
 * device from which its owner has logged in has another, which strangers cannot close.
 */
export const loginGuard = ({ db, clock }: LoginGuardDependencies): LoginGuard => {
  const doorOf = async ({ account, device, by = 'name' }: LoginApproach): Promise<string> => {
    const hash = device ? hashOfDevice(device) : NO_DEVICE
    return (await isKnownDevice(db, account, hash)) ? `device:${account}:${hash}` : sharedDoor(account, by)
  }

  return {
    async attempt(approach) {
      const door = await doorOf(approach)
      const now = clock.now()
      if (await recordLoginAttempt(db, door, now)) return { ok: true, door }
      const until = await lockedUntil(db, door)
      return { ok: false, retryAfter: Math.max(SHORTEST_WAIT, (until ?? now) - now) }
    },

    passed: (door) => clearLoginAttempts(db, door),
    async open(uid) {
      for (const by of ['name', 'address'] as const) await clearLoginAttempts(db, sharedDoor(uid, by))
    },

    async know(uid, device) {
      await rememberDevice(db, uid, hashOfDevice(device), clock.now())
    },

    async sweep() {
      await deleteOldAttempts(db, clock.now())
      await deleteOldDevices(db, clock.now())
    },
  }
}
