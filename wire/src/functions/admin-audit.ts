import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditActionKind, AuditEntry, AuditReason, SubjectKind } from '../documents/audit.ts'

const limit = { calls: 60, per: 60_000 } as const

/** Admin actions, and undoing them. */
export const adminAudit = {
  /** Admin actions. Newest first, 50 at a time. `before`: the id of the last entry already loaded. */
  readAuditLog: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      before: z.int().positive().nullable(),
      act: AuditActionKind.nullable(),
      /** A username; an unknown one matches nothing. */
      actor: z.string().max(40).nullable(),
      /**
       * A player's `id` may also be the username. Null `subject` or `kind`: subjects of any kind; null `id`:
       * any subject of this kind.
       */
      subject: z
        .strictObject({ kind: SubjectKind.nullable(), id: z.string().max(100).nullable() })
        .nullable(),
    }),
    output: z.strictObject({ entries: z.array(AuditEntry), more: z.boolean() }),
  }),
  /** Undoes an admin action. Refusals: unknown-entry, already-undone, not-undoable, changed-since. */
  undoAct: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ entryId: z.int().positive(), reason: AuditReason }),
    output: z.strictObject({ entryId: z.int() }),
  }),
}
