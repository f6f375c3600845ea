import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../audit-log/record.ts'
import type { Schema } from '../../../database/schema.ts'
import { FOREVER } from '../../../users/ban-cache.ts'
import { findPlayerByName, type NamedPlayer } from '../../../users/names.ts'
import {
  logAction,
  type ModerationDependencies,
  type ModerationResult,
  runAction,
  writeAction,
} from './action.ts'
import { correctRatings } from './corrections.ts'
import { guestOf, MAX_GUEST_BAN, NOBODY_CONNECTED } from './guests.ts'
import { type LoggedBan, writeBan } from './queries.ts'
import type { BanState } from './undo-moderation.ts'

type BanTerms = Omit<InputOf<'banPlayer'>, 'username'>

export interface BanResult {
  /** The number of the ban's log entry; null: nothing has changed. */
  readonly entry: number | null
  /** After the commit: applies the ban and corrects ratings. Returns how many ratings have changed. */
  readonly afterwards: () => Promise<{ readonly corrected: number }>
}

/** Returns how many ratings have changed. */
const correct = async (
  { db, clock, log, shown }: ModerationDependencies,
  cheater: string,
): Promise<number> => {
  const corrections = await correctRatings(db, { uid: cheater, at: clock.now() })
  for (const correction of corrections) {
    log.info({ ...correction, because: cheater }, 'a rating was corrected')
    await shown(correction.uid)
  }
  return corrections.filter(({ before, after }) => before !== after).length
}

/** Bans in the transaction of a decision made elsewhere. If it refuses, nothing has been written. */
export const banWithin = async (
  deps: ModerationDependencies,
  tx: Transaction<Schema>,
  { actor, player }: { readonly actor: Actor; readonly player: NamedPlayer },
  { reason, until, refund = false }: BanTerms,
): Promise<BanResult | Refused> => {
  const at = deps.clock.now()
  if (until !== null && until <= at)
    return refused('bad-input', { issues: [{ path: 'until', message: 'This time is over.' }] })
  const ban: LoggedBan = { until: until === null || until >= FOREVER ? null : until, reason }
  const done = await writeAction(
    tx,
    { actor, player, at },
    {
      change: { kind: 'ban', ban, refund },
      write: async (_tx, uid, current) => {
        await writeBan(tx, uid, ban, at)
        const before: BanState = { ban: current.ban }
        const after: BanState = refund ? { ban, refund: true } : { ban }
        return { act: 'ban-player', before, after, reason }
      },
    },
  )
  if (isRefused(done)) return done
  return { entry: done.logged?.entry ?? null, afterwards: () => afterBan(deps, actor, done, refund) }
}

const afterBan = async (
  deps: ModerationDependencies,
  actor: Actor,
  done: ModerationResult,
  refund: boolean,
) => {
  logAction(deps.log, actor, done)
  await deps.bans.reload(done.player.uid)
  return { corrected: refund ? await correct(deps, done.player.uid) : 0 }
}

export const banPlayer = async (
  deps: ModerationDependencies,
  actor: Actor,
  { username, ...terms }: InputOf<'banPlayer'>,
): Promise<(NamedPlayer & { readonly corrected: number }) | Refused> => {
  const done = await deps.db.transaction().execute(async (tx) => {
    const player = await findPlayerByName(tx, username, deps.clock.now())
    if (player === null) return refused('unknown-player')
    const banned = await banWithin(deps, tx, { actor, player }, terms)
    return isRefused(banned) ? banned : { player, banned }
  })
  return isRefused(done) ? done : { ...done.player, ...(await done.banned.afterwards()) }
}

/**
 * Bans a guest, who has no name. Unless the address is spared, new guests from the banned guest's addresses
 * are refused for a while.
 */
export const banGuest = async (
  deps: ModerationDependencies,
  actor: Actor,
  { uid, reason, until, sparesAddress }: InputOf<'banGuest'>,
): Promise<OutputOf<'banGuest'> | Refused> => {
  const { db, clock, guests = NOBODY_CONNECTED } = deps
  if (until > clock.now() + MAX_GUEST_BAN)
    return refused('bad-input', { issues: [{ path: 'until', message: 'At most 30 days.' }] })
  // Looked up before the ban closes the connections.
  const addresses = sparesAddress ? [] : guests.addressesOf(uid)
  const isElsewhere = !sparesAddress && (await guests.isElsewhere(uid))
  const banned = await db.transaction().execute(async (tx) => {
    const guest = await guestOf(tx, uid)
    return isRefused(guest) ? guest : banWithin(deps, tx, { actor, player: guest }, { reason, until })
  })
  if (isRefused(banned)) return banned
  for (const address of addresses) guests.pauseAddress(address)
  if (isElsewhere) guests.pauseElsewhere(uid)
  await banned.afterwards()
  return { addressPaused: addresses.length > 0 || isElsewhere }
}

export const liftBan = async (
  deps: ModerationDependencies,
  actor: Actor,
  { username, reason }: { readonly username: string; readonly reason: string | null },
): Promise<NamedPlayer | Refused> => {
  const player = await runAction(deps, actor, username, {
    change: { kind: 'ban', ban: null, refund: false },
    write: async (tx, uid, { ban }) => {
      await writeBan(tx, uid, null, deps.clock.now())
      const [before, after]: BanState[] = [{ ban }, { ban: null }]
      return { act: 'lift-ban', before, after, reason }
    },
  })
  if (!isRefused(player)) await deps.bans.reload(player.uid)
  return player
}
