import { type RawBuilder, sql } from 'kysely'
import { IN_ONE_BUCKET, stepsOf, topStepOf } from './steps.ts'

/** No bucket is beyond it. */
const NO_END = sql.raw('9223372036854775807')

/** The steps of a board, with whether it is the coarsest. */
const stepRows = (board: string): RawBuilder<unknown> =>
  sql.join(stepsOf(board).map((shift, i) => sql`(${sql.lit(shift)}, ${sql.lit(i === 0)})`))

/**
 * The place of whoever has these points, 1 and up: one more than there are players with more. Those are counted by the
 * buckets above the own one, at each step within the own bucket of the coarser one: some eight rows each, however many
 * players there are. The limit is never reached; it tells the planner how few they are whatever the board, so that the
 * statement is planned once. `points` is asked several times: a parameter or a column.
 */
export const placeOf = (board: string, points: RawBuilder<unknown>): RawBuilder<number> => sql`(1 + coalesce((
  select sum(above.players::int4)
  from (values ${stepRows(board)}) step (shift, is_top) cross join lateral (
    select players from board_counts counts
    where counts.board = ${board} and counts.shift = step.shift and bucket > ${points} >> step.shift
      and bucket < case when is_top then ${NO_END} else ((${points} >> (step.shift + 4)) + 1) << 4 end
    limit ${sql.lit(IN_ONE_BUCKET)}
  ) above), 0))::int8`

/** Players who have just these points. */
export const levelWith = (board: string, points: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select players from board_counts where board = ${board} and shift = 0 and bucket = ${points}), 0)::int8`

/** All players on a board. */
export const playersOn = (board: string): RawBuilder<number> =>
  sql`(select coalesce(sum(players), 0) from board_counts
    where board = ${board} and shift = ${sql.lit(topStepOf(board))})::int8`
