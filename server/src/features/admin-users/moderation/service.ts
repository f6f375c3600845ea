import { isDeepStrictEqual } from 'node:util'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Actor, type AuditAction, recordAction } from '../../../audit-log/record.ts'
import type { Schema } from '../../../database/schema.ts'
import { FOREVER } from '../../../users/ban-cache.ts'
import { findPlayerByName, type NamedPlayer } from '../../../users/names.ts'
import { correctRatings } from './corrections.ts'
import { type Change, mayChange } from './duties.ts'
import { type ConnectedGuests, guestOf, MAX_GUEST_BAN, NOBODY_CONNECTED } from './guests.ts'
import {
  actingRole,
  type LoggedBan,
  type ModerationState,
  readModerationState,
  readStaff,
  writeBan,
  writeRole,
} from './queries.ts'
import {
  type BanState,
  type RoleState,
  type UndoModerationDependencies,
  undoModeration,
} from './undo-moderation.ts'

export interface ModerationDependencies extends UndoModerationDependencies {
  readonly db: Kysely<Schema>
  readonly log: Logger
  readonly guests?: ConnectedGuests
}

/** What an action does to a player: writes the change if the actor's role allows it, and returns what the log keeps. */
interface Doing {
  readonly change: Change
  readonly write: (
    tx: Transaction<Schema>,
    uid: string,
    current: ModerationState,
  ) => Promise<Omit<AuditAction, 'subject'>>
}

/** The affected player, and the number of the log entry; null: nothing has changed. */
type ActedOn = NamedPlayer & { readonly entry: number | null }

/** `action` null: nothing has changed. */
interface Done {
  readonly player: ActedOn
  readonly action: Omit<AuditAction, 'subject'> | null
}

type BanTerms = Omit<InputOf<'banPlayer'>, 'username'>

export interface BanResult {
  /** The number of the ban's log entry; null: nothing has changed. */
  readonly entry: number | null
  /** After the commit: applies the ban and corrects ratings. Returns how many ratings have changed. */
  readonly afterwards: () => Promise<{ readonly corrected: number }>
}

export type ModerationService = ReturnType<typeof moderationService>

/** Bans and roles. Every action returns the affected player, is entered in the audit log, and is logged. */
export const moderationService = ({
  db,
  clock,
  log,
  standing,
  shown,
  guests = NOBODY_CONNECTED,
}: ModerationDependencies) => {
  /** Writes the action with its log entry; an action that changes nothing has no entry. */
  const write = async (
    tx: Transaction<Schema>,
    actor: Actor,
    player: NamedPlayer,
    doing: Doing,
  ): Promise<Done | Refused> => {
    if (actor !== 'command line' && actor.uid === player.uid) return refused('own-role')
    const role = await actingRole(tx, actor, player.uid, clock.now())
    const current = await readModerationState(tx, player.uid)
    if (current === null) return refused('unknown-player')
    if (role === null || !mayChange(role, current, doing.change, clock.now())) return refused('not-allowed')
    const action = await doing.write(tx, player.uid, current)
    if (isDeepStrictEqual(action.before, action.after))
      return { player: { ...player, entry: null }, action: null }
    const subject = { kind: 'player', id: player.uid, name: player.username } as const
    const entry = await recordAction(tx, actor, clock.now(), { ...action, subject })
    return { player: { ...player, entry }, action }
  }

  /** Runs after the commit. */
  const logAction = (actor: Actor, { player, action }: Done): void => {
    const by = actor === 'command line' ? actor : actor.uid
    if (action !== null)
      log.info({ by, uid: player.uid, username: player.username, ...action }, 'moderation action')
  }

  const act = async (actor: Actor, username: string, doing: Doing): Promise<ActedOn | Refused> => {
    const done = await db.transaction().execute(async (tx): Promise<Done | Refused> => {
      const player = await findPlayerByName(tx, username, clock.now())
      return player === null ? refused('unknown-player') : write(tx, actor, player, doing)
    })
    if (isRefused(done)) return done
    logAction(actor, done)
    return done.player
  }

  /** Returns how many ratings have changed. */
  const correct = async (cheater: NamedPlayer): Promise<number> => {
    const corrections = await correctRatings(db, { uid: cheater.uid, at: clock.now() })
    for (const correction of corrections) {
      log.info({ ...correction, because: cheater.uid }, 'a rating was corrected')
      await shown(correction.uid)
    }
    return corrections.filter(({ before, after }) => before !== after).length
  }

  /** Applies a ban and corrects ratings after the commit. */
  const afterBan = async (actor: Actor, done: Done, refund: boolean): Promise<{ corrected: number }> => {
    logAction(actor, done)
    await standing.look(done.player.uid)
    return { corrected: refund ? await correct(done.player) : 0 }
  }

  const banWithin = async (
    tx: Transaction<Schema>,
    actor: Actor,
    player: NamedPlayer,
    { reason, until, refund = false }: BanTerms,
  ): Promise<BanResult | Refused> => {
    if (until !== null && until <= clock.now())
      return refused('bad-input', { issues: [{ path: 'until', message: 'This time is over.' }] })
    const ban: LoggedBan = { until: until === null || until >= FOREVER ? null : until, reason }
    const done = await write(tx, actor, player, {
      change: { kind: 'ban', ban, refund },
      write: async (_tx, uid, current) => {
        await writeBan(tx, uid, ban, clock.now())
        const before: BanState = { ban: current.ban }
        const after: BanState = refund ? { ban, refund: true } : { ban }
        return { act: 'ban-player', before, after, reason }
      },
    })
    if (isRefused(done)) return done
    return { entry: done.player.entry, afterwards: () => afterBan(actor, done, refund) }
  }

  return {
    async ban(
      actor: Actor,
      { username, ...terms }: InputOf<'banPlayer'>,
    ): Promise<(NamedPlayer & { readonly corrected: number }) | Refused> {
      const done = await db.transaction().execute(async (tx) => {
        const player = await findPlayerByName(tx, username, clock.now())
        if (player === null) return refused('unknown-player')
        const banned = await banWithin(tx, actor, player, terms)
        return isRefused(banned) ? banned : { player, banned }
      })
      return isRefused(done) ? done : { ...done.player, ...(await done.banned.afterwards()) }
    },

    /**
     * Bans a guest, who has no name. Unless the address is spared, new guests from their addresses are paused for a
     * while.
     */
    async banGuest(
      actor: Actor,
      { uid, reason, until, sparesAddress }: InputOf<'banGuest'>,
    ): Promise<OutputOf<'banGuest'> | Refused> {
      if (until > clock.now() + MAX_GUEST_BAN)
        return refused('bad-input', { issues: [{ path: 'until', message: 'At most 30 days.' }] })
      // Looked up before the ban closes the connections.
      const addresses = sparesAddress ? [] : guests.addressesOf(uid)
      const banned = await db.transaction().execute(async (tx) => {
        const guest = await guestOf(tx, uid)
        return isRefused(guest) ? guest : banWithin(tx, actor, guest, { reason, until })
      })
      if (isRefused(banned)) return banned
      for (const address of addresses) guests.pauseAddress(address)
      await banned.afterwards()
      return { addressPaused: addresses.length > 0 }
    },

    /** Bans in the transaction of somebody else's decision. A refusal has written nothing. */
    banWithin,

    async unban(
      actor: Actor,
      username: string,
      reason: string | null = null,
    ): Promise<NamedPlayer | Refused> {
      const player = await act(actor, username, {
        change: { kind: 'ban', ban: null, refund: false },
        write: async (tx, uid, { ban }) => {
          await writeBan(tx, uid, null, clock.now())
          const [before, after]: BanState[] = [{ ban }, { ban: null }]
          return { act: 'lift-ban', before, after, reason }
        },
      })
      if (isRefused(player)) return player
      await standing.look(player.uid)
      return player
    },

    async setRole(
      actor: Actor,
      username: string,
      role: ModerationState['role'],
      reason: string | null = null,
    ): Promise<NamedPlayer | Refused> {
      const player = await act(actor, username, {
        change: { kind: 'role' },
        write: async (tx, uid, current) => {
          await writeRole(tx, uid, role)
          const [before, after]: RoleState[] = [{ role: current.role }, { role }]
          return { act: 'set-role', before, after, reason }
        },
      })
      if (isRefused(player)) return player
      await shown(player.uid)
      return player
    },

    /** All admins and moderators. */
    staff: () => readStaff(db),
    undoers: undoModeration({ clock, standing, shown }),
  }
}
