import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

export interface AuditLogTable {
  id: Generated<number>
  at: number
  /** Null: the command line. */
  actor_uid: string | null
  actor_name: string
  act: string
  subject_kind: string
  subject_id: string
  subject_name: string
  before: JsonColumn<unknown>
  after: JsonColumn<unknown>
  reason: string | null
  /** The entry whose action this one undid. */
  undoes: number | null
  undone_by: number | null
}
