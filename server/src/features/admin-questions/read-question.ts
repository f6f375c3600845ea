import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { withMerged } from '../../questions/merged.ts'
import { TEXT_COLUMNS, textOf } from '../../questions/text.ts'
import { textIssues } from './check-text.ts'
import { readReports } from './report-rows.ts'
import { selectListedQuestions, shownRow } from './rows.ts'
import type { TextState } from './save-question.ts'

type Read = OutputOf<'readQuestion'>

const MAX_SEEN = 1_000
const MAX_REPORTS = 100
const MAX_DAYS = 20

/** The author and reason of each version. */
const readAuthors = async (db: Kysely<Schema>, id: string) => {
  const entries = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'reason', 'before', 'after'])
    .where('subject_kind', '=', 'question')
    .where('subject_id', '=', id)
    .where('act', '=', 'edit-question')
    .orderBy('id')
    .execute()
  const isNew = (entry: { before: unknown; after: unknown }) =>
    (entry.before as TextState).version !== (entry.after as TextState).version
  return new Map(
    entries
      .filter(isNew)
      .map(({ actor_name, reason, after }) => [(after as TextState).version, { by: actor_name, reason }]),
  )
}

const readVersions = async (
  db: Kysely<Schema>,
  id: string,
  current: Omit<Read['versions'][number], 'by' | 'reason'>,
): Promise<Read['versions']> => {
  const [rows, authors] = await Promise.all([
    db
      .selectFrom('question_versions')
      .select(['version', 'at', 'item'])
      .where('question_id', '=', id)
      .orderBy('version', 'desc')
      .execute(),
    readAuthors(db, id),
  ])
  const all = rows.map(({ version, at, item }) => ({ version, at, text: item }))
  return (all.length === 0 ? [current] : all).map(({ version, at, text }) => ({
    version,
    at,
    by: authors.get(version)?.by ?? null,
    reason: authors.get(version)?.reason ?? null,
    text,
  }))
}

/** The dailies that asked the question, how many players have seen it, and its duplicates. */
const readUse = async (db: Kysely<Schema>, id: string) => {
  const days = await db
    .selectFrom('daily_days')
    .select('day')
    .where(sql<boolean>`questions @> ${json([id])}::jsonb`)
    .orderBy('day', 'desc')
    .limit(MAX_DAYS)
    .execute()
  const seen = await sql<{ n: number }>`
    ${withMerged([id])}
    select count(distinct uid)::int4 as n from (
      select uid from same join seen_questions on question_id = same.id limit ${MAX_SEEN}) seen`.execute(db)
  const duplicates = await db.selectFrom('questions').select('id').where('duplicate_of', '=', id).execute()
  return {
    days: days.map(({ day }) => day),
    seenBy: seen.rows[0]?.n ?? 0,
    duplicates: duplicates.map((row) => row.id),
  }
}

/** Everything known about one question. */
export const readQuestion = async (db: Kysely<Schema>, id: string): Promise<Read | Refused> => {
  const row = await selectListedQuestions(db)
    .select([...TEXT_COLUMNS, 'version', 'bank_text', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return refused('unknown-question')
  const text = textOf(row)
  const at = row.changed_at ?? row.added_at
  const [versions, reports, use, file] = await Promise.all([
    readVersions(db, id, { version: row.version, at, text }),
    readReports(db, { kind: 'question', id }, MAX_REPORTS),
    readUse(db, id),
    db.selectFrom('question_imports').select('file_name').where('id', '=', row.origin).executeTakeFirst(),
  ])
  return {
    row: shownRow(row),
    text,
    version: row.version,
    bankText: row.bank_text,
    versions,
    reports,
    ...use,
    fileName: file?.file_name ?? null,
    objections: textIssues(text),
  }
}
