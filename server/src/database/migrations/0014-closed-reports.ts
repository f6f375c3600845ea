import { type Kysely, sql } from 'kysely'

/**
 * Indexes for the list of closed reports: by time and subject, and for the most recently closed report of
 * each subject.
 */
const indexes = [
  `drop index question_reports_closed`,
  `drop index place_reports_closed`,
  `create index question_reports_closed on question_reports (closed_at, question_id) where closed_at is not null`,
  `create index place_reports_closed on place_reports (closed_at, quiz, place) where closed_at is not null`,
  `create index question_reports_latest on question_reports (question_id, closed_at) where closed_at is not null`,
  `create index place_reports_latest on place_reports (quiz, place, closed_at) where closed_at is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
