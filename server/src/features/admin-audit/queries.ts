import type { AuditActionKind, SubjectKind } from '@trivium/wire/documents/audit'
import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../audit-log/undo.ts'
import type { Schema } from '../../database/schema.ts'

/** The filters; null means any. */
export interface AuditFilter {
  /** Only entries before this one. */
  readonly before: number | null
  readonly act: AuditActionKind | null
  /** The actor; `uid` null: the command line. */
  readonly actor: { readonly uid: string | null } | null
  /** The subject: of these kinds, with any of these ids. */
  readonly subject: { readonly kinds: readonly SubjectKind[]; readonly ids: readonly string[] | null } | null
}

/** The newest first. Every filter has its own index, which contains the paging key. */
export const readEntries = (
  db: Kysely<Schema>,
  wanted: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> => {
  const { before, act, actor, subject } = wanted
  let entries = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit)
  if (before !== null) entries = entries.where('id', '<', before)
  if (act !== null) entries = entries.where('act', '=', act)
  if (actor !== null)
    entries =
      actor.uid === null ? entries.where('actor_uid', 'is', null) : entries.where('actor_uid', '=', actor.uid)
  if (subject !== null) entries = entries.where('subject_kind', 'in', subject.kinds)
  if (subject !== null && subject.ids !== null) entries = entries.where('subject_id', 'in', subject.ids)
  return entries.execute()
}
