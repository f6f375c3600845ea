import { isDeepStrictEqual } from 'node:util'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../audit-log/record.ts'
import type { AuditEntry, UndoHandler, UndoHandlers } from '../../../audit-log/undo.ts'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import {
  actingRole,
  type LoggedBan,
  type ModerationState,
  readModerationState,
  writeBan,
  writeRole,
} from './queries.ts'

/**
 * What the log keeps when a ban starts or ends. `refund`: opponents got rating back, and keep it whatever happens
 * later.
 */
export interface BanState {
  readonly ban: LoggedBan | null
  readonly refund?: true
}

export interface RoleState {
  readonly role: ModerationState['role']
}

export interface UndoModerationDependencies {
  readonly clock: Clock
  /** Applies a new or lifted ban at once. */
  readonly bans: { readonly reload: (uid: string) => Promise<unknown> }
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** A refusal unless the player, now locked, is as the action left them. Nobody can undo an action on themselves. */
const refuseIfChanged = async (
  tx: Transaction<Schema>,
  entry: AuditEntry,
  actor: Actor,
  part: 'ban' | 'role',
  at: number,
): Promise<Refused | null> => {
  const uid = entry.subject_id
  if (actor !== 'command line' && actor.uid === uid) return refused('own-role')
  if ((await actingRole(tx, actor, uid, at)) !== 'admin') return refused('not-allowed')
  const current = await readModerationState(tx, uid)
  if (current === null) return refused('unknown-player')
  const left = (entry.after as Partial<ModerationState>)[part]
  return isDeepStrictEqual(current[part], left) ? null : refused('changed-since')
}

/** Restores bans, lifted bans and roles to their state before. */
export const undoModeration = ({ clock, bans, shown }: UndoModerationDependencies): UndoHandlers => {
  const ban: UndoHandler = async (tx, entry, actor) => {
    const no = await refuseIfChanged(tx, entry, actor, 'ban', clock.now())
    if (no !== null) return no
    const uid = entry.subject_id
    const [before, left] = [entry.before as BanState, entry.after as BanState]
    await writeBan(tx, uid, before.ban, clock.now())
    const after: BanState = left.refund ? { ...before, refund: true } : before
    return { before: left, after, afterwards: async () => void (await bans.reload(uid)) }
  }

  const role: UndoHandler = async (tx, entry, actor) => {
    const no = await refuseIfChanged(tx, entry, actor, 'role', clock.now())
    if (no !== null) return no
    const before = entry.before as RoleState
    await writeRole(tx, entry.subject_id, before.role)
    return { before: entry.after, after: before, afterwards: () => shown(entry.subject_id) }
  }

  return { 'ban-player': ban, 'lift-ban': ban, 'set-role': role }
}
