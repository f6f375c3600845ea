import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { lookOf } from '../player-look.ts'
import { playerCount, rankOf, tiedWith } from './rank.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** Rows per page. */
export const PAGE = 25
/** Neighbours on each side. */
const NEAR = 3

/** Where a page ends: its last row. */
export interface PageCursor {
  readonly points: number
  readonly uid: string
}

/** A row from the database; `place` and `level` are those of the first row. */
interface Row {
  readonly uid: string
  readonly points: number
  readonly score: number
  readonly ms: number | null
  readonly username: string | null
  readonly picture: string | null
  readonly isGuest: boolean
  readonly place: number
  readonly level: number
}

/** Marks the viewer's own row. */
type Viewer = string | null

/**
 * Consecutive rows of a leaderboard with their places. The first row's place and number of ties, on any page, are
 * known; the others' are counted from them.
 */
const presented = (rows: readonly Row[], viewer: Viewer): LeaderboardRow[] => {
  const [first] = rows
  const ledBy = rows.findIndex(({ points }) => points !== first?.points)
  return rows.map((row) => {
    const before = rows.findIndex(({ points }) => points === row.points)
    return {
      place: before === 0 ? row.place : row.place + row.level + before - ledBy,
      ...lookOf({
        ...{ uid: row.uid, username: row.username, profile_pic: row.picture, is_anonymous: row.isGuest },
        // Chosen ones are in the entry itself.
        ...{ nickname: null, colour: null },
      }),
      isGuest: row.isGuest,
      score: row.score,
      ms: row.ms,
      isYou: row.uid === viewer,
    }
  })
}

/** `part`: consecutive entries. */
const rowsOf = (board: string, part: RawBuilder<unknown>): RawBuilder<Row> => sql`
  with part as materialized (${part}), first as (
    select points from part order by points desc, uid limit 1
  ), head as materialized (
    select ${rankOf(board, sql`first.points`)} as place, ${tiedWith(board, sql`first.points`)} as level
    from first
  )
  select part.uid, part.points, part.score, part.ms, part.username, part.profile_pic as picture,
    part.is_anonymous as "isGuest", head.place, head.level
  from part cross join head order by part.points desc, part.uid`

/** The columns in the index of entries; a page reads nothing else. */
const COLUMNS = sql.raw('uid, points, score, ms, username, profile_pic, is_anonymous')

const entries = (board: string) =>
  sql`select ${COLUMNS} from board_entries where board = ${board} and not hidden`

/**
 * The remaining ties of the last row, then lower entries. Each is a range of the index, the second limited to
 * the rows that the first leaves. (Thousands of ties can be spread widely, so only the needed ones are read.)
 */
const following = (board: string, after: PageCursor | null, limit: number): RawBuilder<unknown> => {
  // A literal limit, here and below: the planner expects few rows, and the statement is planned once.
  const most = sql.lit(limit)
  if (after === null) return sql`${entries(board)} order by points desc, uid limit ${most}`
  return sql`
    with level as materialized (
      ${entries(board)} and points = ${after.points}::int8 and uid > ${after.uid} order by uid limit ${most}
    )
    select * from level
    union all
    (select * from (
      ${entries(board)} and points < ${after.points}::int8 order by points desc, uid limit ${most}
    ) behind order by points desc, uid limit ${most} - (select count(*) from level))`
}

export interface Page {
  readonly rows: readonly LeaderboardRow[]
  /** Null: the last page. */
  readonly next: PageCursor | null
}

/** A page of a leaderboard, best first. */
export const readPage = async (
  db: Database,
  board: string,
  {
    after = null,
    viewer = null,
    limit = PAGE,
  }: { after?: PageCursor | null; viewer?: Viewer; limit?: number },
): Promise<Page> => {
  const { rows } = await rowsOf(board, following(board, after, limit + 1)).execute(db)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: presented(rows.slice(0, limit), viewer),
    next: last === undefined ? null : { points: last.points, uid: last.uid },
  }
}

/** Ranges as in `following`: the entries before the player's own, and those from it on. */
const deps = (board: string, uid: string): RawBuilder<unknown> => {
  const [before, from] = [sql.lit(NEAR), sql.lit(NEAR + 1)]
  return sql`
    with own as materialized (
      select uid as own_uid, points as own_points from board_entries where board = ${board} and not hidden and uid = ${uid}
    ), level_before as materialized (
      select near.* from own cross join lateral (
        ${entries(board)} and points = own_points and uid < own_uid order by uid desc limit ${before}) near
    ), level_from as materialized (
      select near.* from own cross join lateral (
        ${entries(board)} and points = own_points and uid >= own_uid order by uid limit ${from}) near
    )
    select * from level_before
    union all
    select * from level_from
    union all
    (select ahead.* from own cross join lateral (
      select * from (${entries(board)} and points > own_points order by points, uid desc limit ${before}) near
      order by points, uid desc limit ${before} - (select count(*) from level_before)) ahead)
    union all
    (select behind.* from own cross join lateral (
      select * from (${entries(board)} and points < own_points order by points desc, uid limit ${from}) near
      order by points desc, uid limit ${from} - (select count(*) from level_from)) behind)`
}

/** A player's row between its neighbours, best first; empty for a player without an entry. */
export const readNeighbours = async (db: Database, board: string, uid: string): Promise<LeaderboardRow[]> => {
  const { rows } = await rowsOf(board, deps(board, uid)).execute(db)
  return presented(rows, uid)
}

export const readPlayerCount = async (db: Database, board: string): Promise<number> => {
  const { rows } = await sql<{ players: number }>`select ${playerCount(board)} as players`.execute(db)
  return rows[0]?.players ?? 0
}

/** A player's places on all-time leaderboards, the best place first. */
export const readRanks = async (
  db: Database,
  uid: string,
): Promise<{ board: string; place: number; players: number }[]> => {
  const entries = await db
    .selectFrom('board_entries')
    .innerJoin('boards', 'boards.board', 'board_entries.board')
    .select(['board_entries.board', 'points'])
    .where('uid', '=', uid)
    .where('hidden', '=', false)
    .where('boards.period', 'is', null)
    .execute()
  if (entries.length === 0) return []
  const places = entries.map(
    ({ board, points }) => sql`
      select ${board}::text as board, ${rankOf(board, sql`${points}::int8`)} as place, ${playerCount(board)} as players`,
  )
  const { rows } = await sql<{ board: string; place: number; players: number }>`
    ${sql.join(places, sql` union all `)} order by place, board`.execute(db)
  return rows
}
