import { COUNTRIES } from '@trivium/content/places/countries'
import { FLAGS } from '@trivium/content/places/flags'
import type { ReportSubject } from '@trivium/wire/documents/question'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { TEXT_COLUMNS, textOf } from '../../questions/text.ts'
import { type Group, readClosed } from './closed-reports.ts'
import { cursorOf, type Key, keyIn } from './cursor.ts'
import { readReports } from './report-rows.ts'

const PAGE = 20
const MAX_REPORTS = 20

const NAMES = {
  flags: new Map<string, string>(FLAGS.map(({ id, name }) => [id, name])),
  countries: new Map<string, string>(COUNTRIES.map(({ id, name }) => [id, name])),
} as const

export const placeName = ({ quiz, place }: Extract<ReportSubject, { kind: 'place' }>): string =>
  `${NAMES[quiz].get(place) ?? place} (${quiz === 'flags' ? 'flag' : 'country'} quiz)`

/** One key per subject: 'question music-0001', 'flags FR'. */
const aboutOf = (key: string): ReportSubject => {
  const [kind, id = ''] = key.split(' ')
  return kind === 'question'
    ? { kind: 'question', id }
    : { kind: 'place', quiz: kind === 'flags' ? 'flags' : 'countries', place: id }
}

/** Open reports are few, so all are read, grouped, and paged by the latest on each subject. */
const readOpen = async (db: Kysely<Schema>, key: Key | null, limit: number): Promise<Group[]> => {
  const behind = key === null ? sql`` : sql`having (max(at), about) < (${key[0]}::int8, ${key[1]})`
  const { rows } = await sql<Group>`
    with said as (
      select 'question ' || question_id as about, reason, at from question_reports where closed_at is null
      union all
      select quiz || ' ' || place, reason, at from place_reports where closed_at is null
    ), counted as (
      select about, reason, count(*)::int4 as n, max(at) as at from said group by about, reason
    )
    select about, max(at) as last_at, sum(n)::int4 as count, jsonb_object_agg(reason, n) as reasons
    from counted group by about ${behind}
    order by max(at) desc, about desc limit ${limit}`.execute(db)
  return rows
}

const countOpen = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(distinct question_id) from question_reports where closed_at is null)::int4
      + (select count(distinct (quiz, place)) from place_reports where closed_at is null)::int4 as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

const titleOf = async (db: Kysely<Schema> | Transaction<Schema>, about: ReportSubject) => {
  if (about.kind === 'place') return { title: placeName(about), text: null, retired: false }
  const row = await db
    .selectFrom('questions')
    .select([...TEXT_COLUMNS, 'retired_at'])
    .where('id', '=', about.id)
    .executeTakeFirstOrThrow()
  return { title: row.prompt, text: textOf(row), retired: row.retired_at !== null }
}

/** What players have reported, grouped by subject. */
export const listReports = async (
  db: Kysely<Schema>,
  { state, after }: InputOf<'listReports'>,
): Promise<OutputOf<'listReports'>> => {
  const groups = await (state === 'open' ? readOpen : readClosed)(db, keyIn(after), PAGE + 1)
  const subjects: OutputOf<'listReports'>['subjects'] = []
  for (const { about: key, count, reasons, last_at } of groups.slice(0, PAGE)) {
    const about = aboutOf(key)
    subjects.push({
      about,
      ...(await titleOf(db, about)),
      count,
      reasons,
      lastAt: last_at,
      reports: await readReports(db, about, MAX_REPORTS, state),
    })
  }
  const last = groups[PAGE - 1]
  return {
    subjects,
    next: groups.length > PAGE && last !== undefined ? cursorOf([last.last_at, last.about]) : null,
    open: await countOpen(db),
  }
}
