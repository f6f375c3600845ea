import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditActionKind, AuditEntry, AuditReason, SubjectKind } from '../documents/audit.ts'

const limit = { calls: 60, per: 60_000 } as const

/** What admins have done, and taking it back. */
export const audit = {
  /** What admins did. The newest first, 50 at a time. `before`: the id of the last entry there is already. */
  readAuditLog: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      before: z.int().positive().nullable(),
      act: AuditActionKind.nullable(),
      /** A username; unknown ones find nothing. */
      actor: z.string().max(40).nullable(),
      /** A player is found by username, too. Null: of any kind, or any one of a kind. */
      subject: z
        .strictObject({ kind: SubjectKind.nullable(), id: z.string().max(100).nullable() })
        .nullable(),
    }),
    output: z.strictObject({ entries: z.array(AuditEntry), more: z.boolean() }),
  }),
  /** Takes back what an admin did. Refusals: unknown-entry, already-undone, not-undoable, changed-since. */
  undoAct: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ entryId: z.int().positive(), reason: AuditReason }),
    output: z.strictObject({ entryId: z.int() }),
  }),
}
