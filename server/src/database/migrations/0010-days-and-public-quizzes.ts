import { type Kysely, sql } from 'kysely'

/** Adds daily sums for the admins' overview, and the search for public quizzes. */

const day = (at: string) => `to_char(to_timestamp(${at} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`
const RECENT = `(extract(epoch from now()) * 1000)::bigint - 31 * 86400000::bigint`

const sums = [
  `create table day_sums (
    day text collate "C" not null,
    name text collate "C" not null,
    slot int4 not null,
    n bigint not null,
    primary key (day, name, slot)
  )`,
  `insert into day_sums (day, name, slot, n)
    select ${day('settled_at')}, 'games/' || case
        when mode = 'battle' then summary ->> 'kind'
        when mode = 'solo' and summary ? 'quiz' then 'quiz'
        when mode = 'solo' then summary ->> 'kind'
        else mode end, 0, count(*)
    from games
    where settled_at >= ${RECENT} and result ->> 'reason' not in ('not-joined', 'no-contest')
    group by 1, 2`,
  `insert into day_sums (day, name, slot, n)
    select ${day('created_at')}, 'guests', 0, count(*) from users where created_at >= ${RECENT} group by 1`,
  `insert into day_sums (day, name, slot, n)
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), 'sign-ups', 0, count(*)
    from logins where created_at >= now() - interval '31 days' group by 1`,
]

const quizzes = [
  `alter table quizzes add column published_at bigint, add column plays bigint not null default 0`,
  `update quizzes set published_at = coalesce(submitted_at, updated_at) where state = 'public'`,
  `create index quizzes_newest on quizzes (published_at, id) where state = 'public'`,
  `create index quizzes_most_played on quizzes (plays, id) where state = 'public'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...sums, ...quizzes]) await sql.raw(statement).execute(db)
}
