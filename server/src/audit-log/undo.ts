import type { AuditActionKind } from '@trivium/wire/documents/audit'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { AuditLogTable } from '../database/tables/audit.ts'
import { transactionOrRefusal } from '../database/transaction-or-refusal.ts'
import { type Actor, recordAction } from './record.ts'

export type AuditEntry = Selectable<AuditLogTable>

/** The result of undoing an action. `afterwards` runs once the undo is committed and refreshes documents and caches. */
export interface UndoResult {
  readonly before: unknown
  readonly after: unknown
  readonly afterwards?: () => Promise<void>
}

/**
 * Undoes one kind of action. It expects the subject as the action left it (`entry.after`) or refuses with
 * `changed-since`, so that an undo never overwrites a later change.
 */
export interface UndoHandler {
  (tx: Transaction<Schema>, entry: AuditEntry, actor: Actor): Promise<UndoResult | Refused>
  /** An undo cannot itself be undone; the action has to be repeated by hand. */
  readonly once?: true
}

export const undoableOnce = (undoHandler: UndoHandler): UndoHandler =>
  Object.assign<UndoHandler, { readonly once: true }>((...undo) => undoHandler(...undo), { once: true })

export type UndoHandlers = Partial<Record<AuditActionKind, UndoHandler>>

/** How an entry of this kind is undone; undefined if it cannot be. */
const undoerOf = (undoers: UndoHandlers, { act, undoes }: AuditEntry): UndoHandler | undefined => {
  const undoHandler = undoers[act as AuditActionKind]
  return undoHandler?.once && undoes !== null ? undefined : undoHandler
}

/** Whether this kind of action can be undone and has not been yet. */
export const isUndoable = (undoers: UndoHandlers, entry: AuditEntry): boolean =>
  entry.undone_by === null && undoerOf(undoers, entry) !== undefined

export interface UndoRequest {
  readonly entryId: number
  readonly actor: Actor
  readonly at: number
  readonly reason: string | null
}

/** Undoes an action once and logs the undo, in a transaction that rolls back on a refusal. */
export const undoInTransaction = async (
  tx: Transaction<Schema>,
  undoers: UndoHandlers,
  { entryId, actor, at, reason }: UndoRequest,
): Promise<{ readonly id: number; readonly afterwards: UndoResult['afterwards'] } | Refused> => {
  const entry = await tx
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
  if (entry === undefined) return refused('unknown-entry')
  if (entry.undone_by !== null) return refused('already-undone')
  const undoHandler = undoerOf(undoers, entry)
  if (undoHandler === undefined) return refused('not-undoable')
  const done = await undoHandler(tx, entry, actor)
  if (isRefused(done)) return done
  const subject = {
    kind: entry.subject_kind as Parameters<typeof recordAction>[3]['subject']['kind'],
    id: entry.subject_id,
    name: entry.subject_name,
  }
  const action = {
    act: entry.act as AuditActionKind,
    subject,
    before: done.before,
    after: done.after,
    reason,
  }
  const id = await recordAction(tx, actor, at, action, entryId)
  await tx.updateTable('audit_log').set({ undone_by: id }).where('id', '=', entryId).execute()
  return { id, afterwards: done.afterwards }
}

/**
 * Undoes an action once, in one transaction with its own log entry. Refusals: unknown-entry, already-undone,
 * not-undoable, changed-since.
 */
export const undoAction = async (
  db: Kysely<Schema>,
  undoers: UndoHandlers,
  request: UndoRequest,
): Promise<{ readonly id: number } | Refused> => {
  const undone = await transactionOrRefusal(db, (tx) => undoInTransaction(tx, undoers, request))
  if (isRefused(undone)) return undone
  await undone.afterwards?.()
  return { id: undone.id }
}
