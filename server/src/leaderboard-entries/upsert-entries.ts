import type { Millis } from '@trivium/rules/game/decider'
import { PROVISIONAL_GAMES } from '@trivium/rules/leaderboards/leaderboard'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { DISPLAY_COLUMNS, DISPLAYED_USER, UPDATE_DISPLAY_COLUMNS } from './displayed-names.ts'
import { columns, eachColumn, rowsOfCounts } from './rank-buckets.ts'

/**
 * Whether the player `users` is hidden on the leaderboard `board`: by choice, banned, deleted, or without an
 * established rating.
 */
export const isHiddenAt = (at: Millis, board: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  not coalesce((users.settings ->> 'boards')::boolean, true) or coalesce(users.banned_until > ${at}::int8, false)
  or users.deleted_at is not null or users.merged_into is not null
  or (users.rated_games < ${sql.lit(PROVISIONAL_GAMES)} and split_part(${board}, '/', 1) = 'elo'))`

const added = eachColumn((column) => `${column} = counts.${column} + excluded.${column}`)

/**
 * Changes entries to `wanted`, and the counts with them. `wanted` selects board, uid, points, score, ms, hidden, at,
 * one row for each board and uid; null points delete the entry. An earlier statement must have locked the players'
 * rows. Unchanged counts are not written, the others in a fixed order, so that transactions cannot deadlock if each
 * calls this once.
 */
export const upsertEntries = async (tx: Transaction<Schema>, wanted: RawBuilder<unknown>): Promise<void> => {
  await sql`
    with wanted as (${wanted}), change as (
      select wanted.*, old.ctid as row, old.points as had, old.hidden as was_hidden
      from wanted left join lateral (
        select ctid, points, hidden from board_entries old where old.board = wanted.board and old.uid = wanted.uid limit 1
      ) old on true
      where (old.points, old.hidden) is distinct from (wanted.points, wanted.hidden)
    ), gone as (
      delete from board_entries where ctid = any (array(select row from change where points is null))
    ), kept as (
      insert into board_entries (board, uid, points, score, ms, hidden, at, ${DISPLAY_COLUMNS})
      select board, uid, points, score, ms, hidden, at, named.*
      from change cross join lateral (select ${DISPLAYED_USER} from users where users.uid = change.uid limit 1) named
      where points is not null order by board, uid
      on conflict (board, uid) do update set points = excluded.points, score = excluded.score, ms = excluded.ms,
        hidden = excluded.hidden, at = excluded.at, ${UPDATE_DISPLAY_COLUMNS}
    ), known as (
      insert into boards (board, kind, period)
      select distinct board, split_part(board, '/', 1), substring(board from '/([0-9][^/]*)$') from change
      where points is not null
        and (select true from boards where boards.board = change.board limit 1) is null order by board
      on conflict (board) do nothing
    ), moved as (
      select board, had as points, -1 as n from change where not was_hidden
      union all select board, points, 1 from change where points is not null and not hidden
    )
    insert into board_counts as counts (board, shift, bucket, ${columns}) ${rowsOfCounts(sql`moved`)} order by 1, 2, 3
    on conflict (board, shift, bucket) do update set ${added}`.execute(tx)
}
