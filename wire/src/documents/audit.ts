import { z } from 'zod'

/** Every kind of admin action. An undo has the name of the action that it undid. */
const AUDIT_ACTS = [
  'ban-player',
  'lift-ban',
  'set-role',
  'reset-username',
  'reset-nickname',
  'end-sessions',
  'create-reset-link',
  'add-question',
  'edit-question',
  'retire-question',
  'restore-question',
  'merge-questions',
  'import-questions',
  'close-report',
  'publish-quiz',
  'refuse-quiz',
  'retire-quiz',
  'answer-message',
  'close-message',
  'reopen-message',
  'decide-case',
  'edit-site',
  'change-logo',
  'set-registration',
  'make-invitation',
  'revoke-invitation',
  'use-invitation',
  'add-webhook',
  'edit-webhook',
  'remove-webhook',
  'install-pack',
  'switch-pack',
  'remove-pack',
] as const
export const AuditActionKind = z.enum(AUDIT_ACTS)
export type AuditActionKind = z.infer<typeof AuditActionKind>

export const SUBJECT_KINDS = [
  'player',
  'question',
  'place',
  'import',
  'quiz',
  'message',
  'case',
  'site',
  'invitation',
  'webhook',
  'pack',
] as const
export const SubjectKind = z.enum(SUBJECT_KINDS)
export type SubjectKind = z.infer<typeof SubjectKind>

/** An admin's reason: 3 to 300 characters in one line. */
export const AuditReason = z
  .string()
  .trim()
  .min(3)
  .max(300)
  .regex(/^\P{Cc}*$/u)

/** One entry of the audit log. `before` and `after`: the subject's changed fields, by name. */
export const AuditEntry = z.strictObject({
  id: z.int(),
  at: z.number(),
  actor: z.string(),
  act: AuditActionKind,
  subject: z.strictObject({ kind: SubjectKind, id: z.string(), name: z.string() }),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  /** The entry that this one undid. */
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
  /** Whether it can be undone: its kind allows that, and nobody has undone it yet. */
  undoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
