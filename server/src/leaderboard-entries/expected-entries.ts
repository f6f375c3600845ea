import type { Millis } from '@trivium/rules/game/decider'
import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import { type RawBuilder, sql } from 'kysely'
import { DISPLAYED_USER } from './displayed-names.ts'
import { isHiddenAt } from './upsert-entries.ts'

const isHere = sql`users.deleted_at is null and users.merged_into is null`

/** ISO 8601 week of a column of times, as `weekOf`. */
const weekOf = (at: RawBuilder<unknown>) =>
  sql`to_char(to_timestamp(${at} / 1000.0) at time zone 'UTC', 'IYYY-"W"IW')`

/** BO3, computed from columns. */
const pointsOf = (score: RawBuilder<unknown>, ms: RawBuilder<unknown>) =>
  sql`${score} * 16777216::int8 + 16777215 - least(greatest(floor(${ms} / 100.0), 0), 16777215)::int8`

type Part = RawBuilder<unknown>

const PLACES: readonly Part[] = [
  sql`select quiz || '/' || region, users.uid, ${pointsOf(sql`score`, sql`ms`)}, score, ms, at
    from place_scores join users on users.uid = place_scores.uid where quiz in ('flags', 'countries') and score > 0 and ${isHere}`,
  sql`select distinct on (1, 2) mode || '/' || (summary ->> 'region') || '/' || ${weekOf(sql`games.settled_at`)}, users.uid,
      ${pointsOf(sql`(result ->> 'score')::int4`, sql`(result ->> 'ms')::int8`)} as points,
      (result ->> 'score')::int4, (result ->> 'ms')::int8, games.settled_at
    from games join game_seats on game_seats.game_id = games.id join users on users.uid = game_seats.uid
    where mode in ('flags', 'countries') and summary @> '{"counts": true}' and result @> '{"timed": true}'
      and (result ->> 'score')::int4 > 0 and games.settled_at is not null and ${isHere}
    order by 1, 2, points desc, games.settled_at`,
]

/** Each part selects board, uid, points, score, ms, at: the expected entries of these leaderboards. */
const PARTS: Readonly<Record<LeaderboardKind, readonly Part[]>> = {
  elo: [
    sql`select 'elo' as board, uid, coalesce(elo, 1000)::int8 as points, coalesce(elo, 1000) as score, null::int8 as ms,
      coalesce((select max(at) from rating_history h where h.uid = users.uid), created_at, 0) as at
    from users where rated_games > 0 and ${isHere}`,
    sql`select 'elo/' || ${weekOf(sql`h.at`)}, h.uid, sum(after - before), sum(after - before)::int4, null, max(h.at)
    from rating_history h join users on users.uid = h.uid where ${isHere} group by 1, h.uid`,
  ],
  survival: [
    sql`select 'survival', uid, (scores ->> 'Survival')::int8, (scores ->> 'Survival')::int4, null, coalesce(created_at, 0)
    from users where (scores ->> 'Survival')::int4 > 0 and ${isHere}`,
    sql`select 'survival/' || ${weekOf(sql`games.settled_at`)}, users.uid, max((result ->> 'score')::int8),
      max((result ->> 'score')::int4), null, max(games.settled_at)
    from games join game_seats on game_seats.game_id = games.id join users on users.uid = game_seats.uid
    where mode = 'solo' and summary @> '{"kind": "survival", "counts": true}' and games.settled_at is not null
      and (result ->> 'score')::int4 > 0 and ${isHere}
    group by 1, users.uid`,
  ],
  daily: [
    sql`select 'daily/' || day, users.uid, score, score, null, finished_at
    from daily_plays join users on users.uid = daily_plays.uid where finished_at is not null and score > 0 and ${isHere}`,
  ],
  flags: PLACES,
  countries: PLACES,
}

/**
 * All expected entries, from the stored results: board, uid, points, score, ms, at, hidden, and the player's
 * displayed columns.
 */
export const expectedEntries = (at: Millis): RawBuilder<unknown> => sql`
  select books.*, ${isHiddenAt(at, sql`books.board`)} as hidden, ${DISPLAYED_USER}
  from (${sql.join(
    [...new Set(Object.values(PARTS).flat())].map((part) => sql`(${part})`),
    sql` union all `,
  )}) books join users on users.uid = books.uid`
