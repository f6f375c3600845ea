import { type RawBuilder, sql } from 'kysely'
import { stepsOf, topStepOf } from './steps.ts'

/** No bucket is beyond it. */
const NO_END = sql.raw('9223372036854775807')

/** For each step the next coarser one, null for the coarsest: `(shift, coarser)`. */
const stepRows = (board: string): RawBuilder<unknown> =>
  sql.join(
    stepsOf(board).map(
      (shift, i, all) =>
        sql`(${sql.lit(shift)}, ${i === 0 ? sql`null::int4` : sql.lit(all[i - 1] ?? shift)})`,
    ),
  )

/**
 * The place of whoever has these points, 1 and up: one more than there are players with more. Those are counted by the
 * buckets above the own one, at each step within the own bucket of the coarser step: some eight short rows each,
 * however many players there are. `points` is asked several times: a parameter or a column.
 */
export const placeOf = (board: string, points: RawBuilder<unknown>): RawBuilder<number> => sql`(1 + coalesce((
  select sum(above.players::int4)
  from (values ${stepRows(board)}) s (shift, coarser) join board_counts above
    on above.board = ${board} and above.shift = s.shift and above.bucket > ${points} >> s.shift
    and above.bucket < case when coarser is null then ${NO_END}
      else ((${points} >> coarser) + 1) << (coarser - s.shift) end), 0))::int8`

/** Players who have just these points. */
export const levelWith = (board: string, points: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select players from board_counts where board = ${board} and shift = 0 and bucket = ${points}), 0)::int8`

/** All players on a board. */
export const playersOn = (board: string): RawBuilder<number> =>
  sql`(select coalesce(sum(players), 0) from board_counts
    where board = ${board} and shift = ${sql.lit(topStepOf(board))})::int8`
