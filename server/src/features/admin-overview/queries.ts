import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Counting stops here: beyond it the exact number does not matter. */
const COUNT_LIMIT = 1000

const countOpen = (open: ReturnType<typeof sql>) =>
  sql`(select count(*)::int4 from (${open} limit ${COUNT_LIMIT}) as open)`

/** Tasks that wait for an admin, each read from the index of open ones. */
export const readToDo = async (db: Kysely<Schema>): Promise<OutputOf<'readOverview'>['toDo']> => {
  const { rows } = await sql<OutputOf<'readOverview'>['toDo']>`
    select ${countOpen(sql`select from quizzes where state = 'waiting'`)} as quizzes,
      ${countOpen(sql`select from question_reports where closed_at is null`)}
        + ${countOpen(sql`select from place_reports where closed_at is null`)} as reports,
      ${countOpen(sql`select from messages where closed_at is null`)} as messages,
      ${countOpen(sql`select from fair_play_cases where state = 'open'`)} as cases`.execute(db)
  return rows[0] ?? { quizzes: 0, reports: 0, messages: 0, cases: 0 }
}

/** Bytes on the disk. */
export const readSize = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::int8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
