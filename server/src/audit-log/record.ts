import type { AuditActionKind, SubjectKind } from '@trivium/wire/documents/audit'
import type { Transaction } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { accountName } from '../player-look.ts'

/** Who acts: an admin, or the operator at the command line, who is not a player. */
export type Actor = { readonly uid: string } | 'command line'

/** One action as logged, with the parts of its subject that it touched, before and after. */
export interface AuditAction {
  readonly act: AuditActionKind
  readonly subject: { readonly kind: SubjectKind; readonly id: string; readonly name: string }
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
}

const actorName = async (tx: Transaction<Schema>, actor: Actor): Promise<string> => {
  if (actor === 'command line') return actor
  const row = await tx
    .selectFrom('users')
    .select('username')
    .where('uid', '=', actor.uid)
    .executeTakeFirstOrThrow()
  return accountName(row.username)
}

/** Logs an action in the transaction that performs it. Returns the entry's number. */
export const recordAction = async (
  tx: Transaction<Schema>,
  actor: Actor,
  at: number,
  { act, subject, before, after, reason }: AuditAction,
  undoes: number | null = null,
): Promise<number> => {
  const { id } = await tx
    .insertInto('audit_log')
    .values({
      at,
      actor_uid: actor === 'command line' ? null : actor.uid,
      actor_name: await actorName(tx, actor),
      act,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name,
      before: json(before),
      after: json(after),
      reason,
      undoes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
