import type { Report, ReportSubject } from '@trivium/wire/documents/question'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type LookRow, lookOf } from '../../player-look.ts'

/** The reports on a subject, from either table. */
export const reportsOn = (about: ReportSubject): RawBuilder<unknown> =>
  about.kind === 'question'
    ? sql`question_reports reports where question_id = ${about.id}`
    : sql`place_reports reports where quiz = ${about.quiz} and place = ${about.place}`

interface Row extends LookRow {
  readonly reason: string
  readonly detail: string
  readonly game_id: string | null
  readonly mode: string | null
  readonly at: number
  readonly closed_at: number | null
  readonly outcome: Report['outcome']
}

const OF = {
  any: sql`true`,
  open: sql`closed_at is null`,
  closed: sql`closed_at is not null`,
} as const

/** Players' comments, open reports first, the latest first. */
export const readReports = async (
  db: Kysely<Schema> | Transaction<Schema>,
  about: ReportSubject,
  limit: number,
  state: keyof typeof OF = 'any',
): Promise<Report[]> => {
  const { rows } = await sql<Row>`
    select users.uid, users.username, profile_pic, is_anonymous, nickname, colour, reason, detail, game_id, games.summary ->> 'kind' as mode, said.at, closed_at, outcome
    from (select * from ${reportsOn(about)} and ${OF[state]} order by closed_at is not null, at desc limit ${limit}) said
    join users on users.uid = said.uid left join games on games.id = said.game_id
    order by closed_at is not null, said.at desc`.execute(db)
  return rows.map((row) => ({
    player: lookOf(row).username,
    guest: row.is_anonymous ? row.uid : null,
    reason: row.reason,
    detail: row.detail,
    gameId: row.game_id,
    mode: row.mode,
    at: row.at,
    closedAt: row.closed_at,
    outcome: row.outcome,
  }))
}
