import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Key } from './cursor.ts'

/** The reports on one subject. */
export interface Group {
  readonly about: string
  readonly last_at: number
  readonly count: number
  readonly reasons: Record<string, number>
}

/**
 * Subjects with closed reports, by their latest closing. Closed reports accumulate, so each table yields no more than a
 * page, read from its index on the closing time.
 */
export const readClosed = async (db: Kysely<Schema>, key: Key | null, limit: number): Promise<Group[]> => {
  const [at, about] = key ?? [Number.MAX_SAFE_INTEGER, '']
  const { rows } = await sql<Group>`
    with latest as (
      (select distinct closed_at as at, 'question' as kind, question_id as id from question_reports reports
        where closed_at <= ${at}::int8 and (closed_at < ${at}::int8 or 'question ' || question_id < ${about})
          and closed_at = (select max(closed_at) from question_reports same where same.question_id = reports.question_id)
        order by closed_at desc, question_id desc limit ${limit})
      union all
      (select distinct closed_at, quiz, place from place_reports reports
        where closed_at <= ${at}::int8 and (closed_at < ${at}::int8 or quiz || ' ' || place < ${about})
          and closed_at = (select max(closed_at) from place_reports same
            where same.quiz = reports.quiz and same.place = reports.place)
        order by closed_at desc, quiz desc, place desc limit ${limit})
    ), page as (
      select at, kind, id, kind || ' ' || id as about from latest order by at desc, about desc limit ${limit}
    )
    select about, at as last_at, sum(n)::int4 as count, jsonb_object_agg(reason, n) as reasons
    from page cross join lateral (
      select reason, count(*)::int4 as n from (
        select reason from question_reports
          where page.kind = 'question' and question_id = page.id and closed_at is not null
        union all
        select reason from place_reports where quiz = page.kind and place = page.id and closed_at is not null
      ) said group by reason
    ) counted
    group by at, about order by at desc, about desc`.execute(db)
  return rows
}
