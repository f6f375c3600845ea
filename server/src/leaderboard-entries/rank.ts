import { type RawBuilder, sql } from 'kysely'
import { ALL_COLUMNS, bucketOrigin, bucketSteps, COLUMN_AT, COLUMNS_AFTER, stepRows } from './rank-buckets.ts'

type Points = RawBuilder<unknown>

/** Hides the leaderboard's key from the planner, which therefore plans the statement once for all leaderboards. */
const unseen = (board: string): RawBuilder<string> => sql`(select ${board}::text)`

const offset = (board: string, points: Points) => sql`(${points} - ${sql.lit(bucketOrigin(board))})`

/**
 * The rank for these points, from 1: one more than the number of players with more points. Each step adds the
 * counts above the player's own slot in its row. (`offset 0` stops the planner from recomputing the slot for
 * each column.) `points` is used several times: pass a parameter or a column.
 */
export const rankOf = (board: string, points: Points): RawBuilder<number> => {
  const own = offset(board, points)
  return sql`(1 + coalesce((
    select sum(${COLUMNS_AFTER}) from (
      select shift, ${own} >> (shift + 4) as bucket, ${own} >> shift & 15 as slot
      from (values ${stepRows(board)}) s (shift) offset 0
    ) step join board_counts using (shift, bucket) where board = ${unseen(board)}), 0))::int8`
}

/** The number of players with exactly these points. */
export const tiedWith = (board: string, points: Points): RawBuilder<number> => {
  const own = offset(board, points)
  return sql`coalesce((
    select ${COLUMN_AT} from (select ${own} >> 4 as bucket, ${own} & 15 as slot offset 0) own
    join board_counts using (bucket) where board = ${unseen(board)} and shift = 0), 0)::int8`
}

/** All players on a leaderboard: the coarsest step has one row. */
export const playerCount = (board: string): RawBuilder<number> => sql`coalesce((
  select ${ALL_COLUMNS} from board_counts
  where board = ${unseen(board)} and shift = ${sql.lit(bucketSteps(board)[0] ?? 0)} and bucket = 0), 0)::int8`
