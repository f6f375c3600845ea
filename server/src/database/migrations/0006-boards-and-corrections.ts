import { type Kysely, sql } from 'kysely'

/** Fills the leaderboards with games played before they existed, and prepares corrections of ratings. */

const HIDDEN = `not coalesce((users.settings ->> 'boards')::boolean, true) or users.banned_until is not null`
const IS_HERE = `users.deleted_at is null and users.merged_into is null`
const week = (at: string) => `to_char(to_timestamp(${at} / 1000.0) at time zone 'UTC', 'IYYY-"W"IW')`

const boards = [
  // No longer used: the leaderboards replace it.
  `drop index users_survival`,
  `insert into board_entries (board, uid, points, score, hidden, at)
    select 'elo', uid, coalesce(elo, 1000), coalesce(elo, 1000), rated_games < 20 or ${HIDDEN}, coalesce(created_at, 0)
    from users where rated_games > 0 and ${IS_HERE}`,
  `insert into board_entries (board, uid, points, score, hidden, at)
    select 'elo/' || ${week('h.at')}, users.uid, sum(after - before), sum(after - before), rated_games < 20 or ${HIDDEN}, max(h.at)
    from rating_history h join users using (uid) where ${IS_HERE} group by 1, users.uid`,
  `insert into board_entries (board, uid, points, score, hidden, at)
    select 'survival', uid, (scores ->> 'Survival')::int8, (scores ->> 'Survival')::int4, ${HIDDEN}, coalesce(created_at, 0)
    from users where scores ? 'Survival' and ${IS_HERE}`,
  `insert into board_entries (board, uid, points, score, hidden, at)
    select 'survival/' || ${week('games.settled_at')}, users.uid, max((result ->> 'score')::int4),
      max((result ->> 'score')::int4), ${HIDDEN}, max(games.settled_at)
    from games join game_seats on game_seats.game_id = games.id join users on users.uid = game_seats.uid
    where mode = 'solo' and summary @> '{"kind": "survival", "counts": true}' and games.settled_at is not null
      and ${IS_HERE}
    group by 1, users.uid`,
  `insert into board_entries (board, uid, points, score, hidden, at)
    select 'daily/' || day, uid, score, score, ${HIDDEN}, finished_at
    from daily_plays join users using (uid) where finished_at is not null and ${IS_HERE}`,
  `insert into board_entries (board, uid, points, score, ms, hidden, at)
    select quiz || '/' || region, users.uid, score * 16777216::int8 + 16777215 - least(ms / 100, 16777215), score, ms,
      ${HIDDEN}, at
    from place_scores join users using (uid) where quiz in ('flags', 'countries') and ${IS_HERE}`,
  `insert into boards (board, kind, period)
    select distinct board, split_part(board, '/', 1), substring(board from '/([0-9][^/]*)$') from board_entries`,
  // The sixteen counts of a row share all but the lowest four bits of their step; scores without a time are counted
  // from -2^15.
  `insert into board_counts
    select board, shift, n >> (shift + 4), ${Array.from({ length: 16 }, (_, slot) => `count(*) filter (where n >> shift & 15 = ${slot})`).join(', ')}
    from (
      select board, points + case when board ~ '^(flags|countries)/' then 0 else 32768 end as n
      from board_entries where not hidden
    ) entries join (values (32), (28), (24), (20), (16), (12), (8), (4), (0)) as steps (shift)
      on shift <= 12 or board ~ '^(flags|countries)/'
    group by 1, 2, 3`,
]

const corrections = [
  // A correction belongs to no game. A game that no longer counts because the opponent was banned is marked
  // with the time.
  `alter table rating_history drop constraint rating_history_pkey`,
  `alter table rating_history alter column game_id drop not null, add column voided_at bigint,
    add constraint rating_history_of_game unique (uid, game_id)`,
  // Unread notices for a player.
  `alter table users add column notices jsonb not null default '[]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...boards, ...corrections]) await sql.raw(statement).execute(db)
}
