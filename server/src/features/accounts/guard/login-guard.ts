import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { hashOfDevice, isKnownDevice, knowDevice, sweepDevices } from './devices.ts'
import { closedUntil, enterDoor, forgetDoor, sweepDoors } from './doors.ts'

/** What a caller is told at least to wait, ms: a door may open between two looks. */
const SHORTEST_WAIT = 1_000
/** No hash is like this: who brings no device is looked up all the same, so as not to be told by the time it takes. */
const NO_DEVICE = ''

export type Attempt =
  | { readonly ok: true; readonly door: string }
  | { readonly ok: false; readonly retryAfter: number }

export interface LoginGuard {
  /**
   * Counts a try before the password is looked at. `account` is a uid, or stands for a name that nobody has;
   * `device` is the device cookie. `retryAfter` in ms.
   */
  attempt(of: { readonly account: string; readonly device: string | null }): Promise<Attempt>
  /** The password was right: the tries at this door are forgotten. */
  passed(door: string): Promise<void>
  /** The tries at the account's shared door are forgotten: its owner has been told apart in another way. */
  open(uid: string): Promise<void>
  /** From now on this device has a door of its own. */
  know(uid: string, device: string): Promise<void>
  knows(uid: string, device: string | null): Promise<boolean>
  /** Takes away what no longer matters; called now and then. */
  sweep(): Promise<void>
}

export interface LoginGuardDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

const sharedDoor = (account: string): string => `account:${account}`

/**
 * Keeps from guessing passwords, from however many addresses. All who are strangers to an account share one door; each
 * device from which its owner has logged in has another, which strangers cannot close.
 */
export const loginGuard = ({ db, clock }: LoginGuardDependencies): LoginGuard => {
  const doorOf = async (account: string, device: string | null): Promise<string> => {
    const hash = device ? hashOfDevice(device) : NO_DEVICE
    return (await isKnownDevice(db, account, hash)) ? `device:${account}:${hash}` : sharedDoor(account)
  }

  return {
    knows: async (uid, device) => (await doorOf(uid, device)) !== sharedDoor(uid),

    async attempt({ account, device }) {
      const door = await doorOf(account, device)
      const now = clock.now()
      if (await enterDoor(db, door, now)) return { ok: true, door }
      const until = await closedUntil(db, door)
      return { ok: false, retryAfter: Math.max(SHORTEST_WAIT, (until ?? now) - now) }
    },

    passed: (door) => forgetDoor(db, door),
    open: (uid) => forgetDoor(db, sharedDoor(uid)),

    async know(uid, device) {
      await knowDevice(db, uid, hashOfDevice(device), clock.now())
    },

    async sweep() {
      await sweepDoors(db, clock.now())
      await sweepDevices(db, clock.now())
    },
  }
}
