import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { deleteOldDevices, hashOfDevice, isKnownDevice, rememberDevice } from './devices.ts'
import { clearLoginAttempts, deleteOldAttempts, lockedUntil, recordLoginAttempt } from './login-attempts.ts'

/** The shortest wait that a caller is given, ms: a lockout may end between two reads. */
const MIN_WAIT = 1_000
/**
 * Matches no hash. A caller without a device is looked up with it, so that the time taken reveals nothing.
 */
const NO_DEVICE = ''

export type LoginAttempt =
  | { readonly ok: true; readonly door: string }
  | { readonly ok: false; readonly retryAfter: number }

/** Whether the caller used the account's name or an email address; which address belongs to whom is private. */
export type LoginBy = 'name' | 'address'

export interface LoginApproach {
  readonly account: string
  readonly device: string | null
  readonly by?: LoginBy
}

export interface LoginGuard {
  /**
   * Counts a try before the password is checked. `account` is a uid, or stands for a name that nobody has; `device` is
   * the device cookie. `retryAfter` in ms.
   */
  attempt(of: LoginApproach): Promise<LoginAttempt>
  /** Called after a right password: resets the count that this login used, the shared one or the device's. */
  passed(door: string): Promise<void>
  /** Resets the count that strangers share, after the owner has proved their identity in another way. */
  open(uid: string): Promise<void>
  /** From now on this device has its own count of tries. */
  know(uid: string, device: string): Promise<void>
  /** Deletes what no longer matters; called periodically. */
  sweep(): Promise<void>
}

export interface LoginGuardDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

/**
 * Names and addresses are counted separately: locking both at once would reveal which address belongs to which name.
 */
const sharedDoor = (account: string, by: LoginBy): string =>
  by === 'name' ? `account:${account}` : `account:${account}:address`

/**
 * Limits password guessing from any number of addresses. All strangers to an account share its counts; each device from
 * which its owner has logged in has its own, which strangers cannot lock.
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
      return { ok: false, retryAfter: Math.max(MIN_WAIT, (until ?? now) - now) }
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
