import { DAY } from '@trivium/rules/time'
import { type Refused, refused } from '@trivium/wire/refusals'
import { MODERATOR_BAN_DAYS } from '@trivium/wire/roles'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { LOOK_COLUMNS, lookOf } from '../../../player-look.ts'
import type { NamedPlayer } from '../../../users/names.ts'

/** Where guests are connected, as far as this process knows. */
export interface ConnectedGuests {
  readonly addressesOf: (uid: string) => readonly string[]
  /** Stops new guests from that address for a while. */
  readonly pauseAddress: (address: string) => void
  /** Whether the guest has a page on another process. */
  readonly isElsewhere: (uid: string) => Promise<boolean>
  /** Does the same on all other processes, from the addresses that they know. Call it before they learn of the ban. */
  readonly pauseElsewhere: (uid: string) => void
}

/** Without a server nobody is connected. */
export const NOBODY_CONNECTED: ConnectedGuests = {
  addressesOf: () => [],
  pauseAddress() {},
  isElsewhere: async () => false,
  pauseElsewhere() {},
}

/** The longest ban of a guest, ms. A guest has no mail and no name to appeal with, so no ban is permanent. */
export const MAX_GUEST_BAN = MODERATOR_BAN_DAYS * DAY + 60_000

export const guestOf = async (tx: Transaction<Schema>, uid: string): Promise<NamedPlayer | Refused> => {
  const row = await tx
    .selectFrom('users')
    .select(LOOK_COLUMNS)
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  if (row?.is_anonymous !== true) return refused('unknown-guest')
  return { uid, username: lookOf(row).username, isOld: false }
}
