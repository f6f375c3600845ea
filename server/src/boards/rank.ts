import { type RawBuilder, sql } from 'kysely'
import { SHIFTS } from './moving.ts'

type Expression = RawBuilder<unknown>

/**
 * Players on a board with more points: of each step the buckets above the own one within the step before, at most 255.
 * `points` is asked several times: a parameter or a column.
 */
const better = (board: Expression, points: Expression): RawBuilder<number> => {
  const steps = SHIFTS.map((shift, i) => {
    const before = SHIFTS[i - 1]
    const within =
      before === undefined
        ? sql``
        : sql`and bucket < ((${points} >> ${sql.lit(before)}) + 1) << ${sql.lit(before - shift)}`
    return sql`(select coalesce(sum(players), 0) from board_counts where board = ${board} and shift = ${sql.lit(shift)}
      and bucket > ${points} >> ${sql.lit(shift)} ${within})`
  })
  return sql`(${sql.join(steps, sql` + `)})`
}

/** The place of whoever has these points: 1 and up. */
export const placeOf = (board: Expression, points: Expression): RawBuilder<number> =>
  sql`(1 + ${better(board, points)})::int8`

/** Players who have just these points. */
export const levelWith = (board: Expression, points: Expression): RawBuilder<number> =>
  sql`coalesce((select players from board_counts where board = ${board} and shift = 0 and bucket = ${points}), 0)::int8`

/** All players on a board. */
export const playersOn = (board: Expression): RawBuilder<number> =>
  sql`(select coalesce(sum(players), 0) from board_counts where board = ${board} and shift = 24)::int8`
