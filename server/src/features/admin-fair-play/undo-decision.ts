import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import {
  type AuditEntry,
  type UndoHandler,
  type UndoHandlers,
  type UndoResult,
  undoableOnce,
  undoInTransaction,
} from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { type AuditedCase, auditedCase, lockCase, reopenCase } from './decide-case.ts'

export interface UndoDecisionDependencies {
  readonly clock: Clock
  /** How a ban is undone. */
  readonly bans: Pick<UndoHandlers, 'ban-player'>
}

/** Undoes a decision: the case is restored, and the ban that came with it is lifted if it is still in force. */
export const undoDecision = ({ clock, bans }: UndoDecisionDependencies): UndoHandler => {
  const liftBan = async (
    tx: Transaction<Schema>,
    ban: number,
    entry: AuditEntry,
    actor: Actor,
  ): Promise<UndoResult['afterwards'] | Refused> => {
    const reason = `with the decision ${entry.id}`
    const lifted = await undoInTransaction(tx, bans, { entryId: ban, actor, at: clock.now(), reason })
    if (!isRefused(lifted)) return lifted.afterwards
    // It has expired, was lifted, or another ban replaced it: nothing of this decision is left to lift.
    return lifted.refused === 'already-undone' || lifted.refused === 'changed-since' ? undefined : lifted
  }

  // The undo cannot be undone, since nothing records any more which evidence the decision covered.
  return undoableOnce(async (tx, entry, actor) => {
    const uid = entry.subject_id
    const [before, after] = [entry.before as AuditedCase, entry.after as AuditedCase]
    const row = await lockCase(tx, uid)
    if (row === undefined) return refused('unknown-case')
    if (row.state !== after.state || row.decided_at !== after.decidedAt) return refused('changed-since')
    const afterwards = after.ban === undefined ? undefined : await liftBan(tx, after.ban, entry, actor)
    if (isRefused(afterwards)) return afterwards
    await reopenCase(tx, uid, before, after.decidedAt ?? 0)
    const now = (await lockCase(tx, uid)) ?? row
    return { before: after, after: auditedCase(now), ...(afterwards && { afterwards }) }
  })
}
