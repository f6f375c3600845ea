import { type RawBuilder, sql } from 'kysely'
import { allColumns, columnAt, columnsAfter, originOf, stepsOf } from './steps.ts'

type Points = RawBuilder<unknown>

/** A board that the planner does not see: it has no better plan for one than for all, and so plans once. */
const unseen = (board: string): RawBuilder<string> => sql`(select ${board}::text)`

/** The row of a step that has the count of these points in it. */
const rowAt = (board: string, shift: RawBuilder<unknown>, points: Points): RawBuilder<unknown> => sql`
  from board_counts where board = ${unseen(board)} and shift = ${shift}
    and bucket = (${points} - ${sql.lit(originOf(board))}) >> (${shift} + 4) limit 1`

/**
 * The place of whoever has these points, 1 and up: one more than there are players with more. Those are counted at each
 * step by the counts above the own one in its row. `points` is asked several times: a parameter or a column.
 */
export const placeOf = (board: string, points: Points): RawBuilder<number> => {
  const shift = sql`step.shift`
  const slot = sql`((${points} - ${sql.lit(originOf(board))}) >> step.shift & 15)`
  return sql`(1 + coalesce((
    select sum(above.n) from (values ${sql.join(stepsOf(board).map((step) => sql`(${sql.lit(step)})`))}) step (shift)
    cross join lateral (select ${columnsAfter(slot)} as n ${rowAt(board, shift, points)}) above), 0))::int8`
}

/** Players who have just these points. */
export const levelWith = (board: string, points: Points): RawBuilder<number> => {
  const slot = sql`((${points} - ${sql.lit(originOf(board))}) & 15)`
  return sql`coalesce((select ${columnAt(slot)} ${rowAt(board, sql.lit(0), points)}), 0)::int8`
}

/** All players on a board: the coarsest step has one row. */
export const playersOn = (board: string): RawBuilder<number> => sql`coalesce((
  select ${allColumns} from board_counts
  where board = ${unseen(board)} and shift = ${sql.lit(stepsOf(board)[0] ?? 0)} and bucket = 0), 0)::int8`
