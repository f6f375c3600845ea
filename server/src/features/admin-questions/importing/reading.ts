import type { Import } from '@trivium/wire/documents/question'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

/** Imports, newest first, with the name of the admin who started each; or one of them. */
export const readImports = (db: Kysely<Schema>, limit: number, id: string | null = null) => {
  const newest = db
    .selectFrom('question_imports')
    .innerJoin('audit_log', 'audit_log.id', 'question_imports.entry_id')
    .selectAll('question_imports')
    .select('actor_name')
    .orderBy('question_imports.at', 'desc')
    .limit(limit)
  return (id === null ? newest : newest.where('question_imports.id', '=', id)).execute()
}

export type ImportRecord = Awaited<ReturnType<typeof readImports>>[number]

export const shownImport = (row: ImportRecord): Import => ({
  importId: row.id,
  entryId: row.entry_id,
  by: row.actor_name,
  at: row.at,
  endedAt: row.ended_at,
  state: row.state,
  fileName: row.file_name,
  format: row.format,
  progress: 1,
  lookedAt: row.looked_at,
  added: row.added,
  duplicates: row.duplicates,
  rejected: row.rejected,
  failure: row.failure,
})
