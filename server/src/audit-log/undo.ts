import type { AuditActionKind } from '@trivium/wire/documents/audit'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { AuditLogTable } from '../database/tables/audit.ts'
import { type Actor, recordAction } from './record.ts'

export type AuditEntry = Selectable<AuditLogTable>

/** What taking back an act did. `afterwards` runs once it is committed: shows, looks, refreshes. */
export interface UndoResult {
  readonly before: unknown
  readonly after: unknown
  readonly afterwards?: () => Promise<void>
}

/**
 * Takes one kind of act back. It finds the subject as the act left it (`entry.after`) or refuses with `changed-since`:
 * what somebody did later is never undone by the way.
 */
export interface UndoHandler {
  (tx: Transaction<Schema>, entry: AuditEntry, actor: Actor): Promise<UndoResult | Refused>
  /** The act is taken back, and taking it back is not: it is done again by hand. */
  readonly once?: true
}

export const undoableOnce = (undoer: UndoHandler): UndoHandler =>
  Object.assign<UndoHandler, { readonly once: true }>((...undo) => undoer(...undo), { once: true })

export type UndoHandlers = Partial<Record<AuditActionKind, UndoHandler>>

/** How an entry is taken back, as far as its kind says; undefined: not at all. */
const undoerOf = (undoers: UndoHandlers, { act, undoes }: AuditEntry): UndoHandler | undefined => {
  const undoer = undoers[act as AuditActionKind]
  return undoer?.once && undoes !== null ? undefined : undoer
}

/** Whether its kind can be taken back, and nobody has yet. */
export const isUndoable = (undoers: UndoHandlers, entry: AuditEntry): boolean =>
  entry.undone_by === null && undoerOf(undoers, entry) !== undefined

/** A refusal in the middle of a transaction: it rolls back, and the refusal is the answer. */
class Refusing extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

export interface UndoRequest {
  readonly entryId: number
  readonly actor: Actor
  readonly at: number
  readonly reason: string | null
}

/** Takes an act back once, with its own entry, in a transaction that rolls back where this refuses. */
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
  const undoer = undoerOf(undoers, entry)
  if (undoer === undefined) return refused('not-undoable')
  const done = await undoer(tx, entry, actor)
  if (isRefused(done)) return done
  const subject = {
    kind: entry.subject_kind as Parameters<typeof recordAction>[3]['subject']['kind'],
    id: entry.subject_id,
    name: entry.subject_name,
  }
  const deed = { act: entry.act as AuditActionKind, subject, before: done.before, after: done.after, reason }
  const id = await recordAction(tx, actor, at, deed, entryId)
  await tx.updateTable('audit_log').set({ undone_by: id }).where('id', '=', entryId).execute()
  return { id, afterwards: done.afterwards }
}

/** Takes an act back once, in one transaction with its own entry. Refusals: unknown-entry, already-undone, not-undoable, changed-since. */
export const undoAction = async (
  db: Kysely<Schema>,
  undoers: UndoHandlers,
  request: UndoRequest,
): Promise<{ readonly id: number } | Refused> => {
  try {
    const { id, afterwards } = await db.transaction().execute(async (tx) => {
      const undone = await undoInTransaction(tx, undoers, request)
      if (isRefused(undone)) throw new Refusing(undone)
      return undone
    })
    await afterwards?.()
    return { id }
  } catch (error) {
    if (error instanceof Refusing) return error.refusal
    throw error
  }
}
