import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import type { Actor } from '../../audit/record.ts'
import {
  type AuditEntry,
  once,
  type TakenBack,
  type Undoer,
  type Undoers,
  undoWithin,
} from '../../audit/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { type CaseAsLogged, lockedCase, loggedCase, reopen } from './deciding.ts'

export interface DecisionUndoerDependencies {
  readonly clock: Clock
  /** How a ban is taken back. */
  readonly bans: Pick<Undoers, 'ban-player'>
}

/** A decision goes back: the case is what it was, and the ban that went with it, if it still stands, is lifted. */
export const decisionUndoer = ({ clock, bans }: DecisionUndoerDependencies): Undoer => {
  const liftBan = async (
    tx: Transaction<Schema>,
    ban: number,
    entry: AuditEntry,
    actor: Actor,
  ): Promise<TakenBack['afterwards'] | Refused> => {
    const reason = `with the decision ${entry.id}`
    const lifted = await undoWithin(tx, bans, { entryId: ban, actor, at: clock.now(), reason })
    if (!isRefused(lifted)) return lifted.afterwards
    // It has run out, was lifted, or another stands in its place: nothing of this decision is left to lift.
    return lifted.refused === 'already-undone' || lifted.refused === 'changed-since' ? undefined : lifted
  }

  // What was taken back is decided again by hand: nothing says any more which evidence was weighed.
  return once(async (tx, entry, actor) => {
    const uid = entry.subject_id
    const [before, after] = [entry.before as CaseAsLogged, entry.after as CaseAsLogged]
    const row = await lockedCase(tx, uid)
    if (row === undefined) return refused('unknown-case')
    if (row.state !== after.state || row.decided_at !== after.decidedAt) return refused('changed-since')
    const afterwards = after.ban === undefined ? undefined : await liftBan(tx, after.ban, entry, actor)
    if (isRefused(afterwards)) return afterwards
    await reopen(tx, uid, before, after.decidedAt ?? 0)
    const now = (await lockedCase(tx, uid)) ?? row
    return { before: after, after: loggedCase(now), ...(afterwards && { afterwards }) }
  })
}
