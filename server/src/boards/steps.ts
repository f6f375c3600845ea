import { type RawBuilder, sql } from 'kysely'

/**
 * Players are counted by their points without so many of the lowest bits, from the coarsest step to the points
 * themselves. Scores have 16 bits, with a time below them (rules/boards) there are 36. Sixteen counts of a step that
 * have the same coarser one in common are one row, so that a place is read from as many rows as there are steps.
 */
const OF_SCORES = [12, 8, 4, 0] as const
const WITH_TIMES = [32, 28, 24, 20, 16, ...OF_SCORES] as const
/** What a week's gain of rating falls short of is no gain of a week. */
const LEAST_SCORE = -(2 ** 15)

const TIMED = ['flags', 'countries']
const isTimed = (board: string): boolean => TIMED.includes(board.split('/')[0] ?? '')

/** The steps of a board, by its key. */
export const stepsOf = (board: string): readonly number[] => (isTimed(board) ? WITH_TIMES : OF_SCORES)

/** Points are counted from here. */
export const originOf = (board: string): number => (isTimed(board) ? 0 : LEAST_SCORE)

const SLOTS = Array.from({ length: 16 }, (_, slot) => slot)

/** The column of each of the sixteen. */
export const COLUMNS = SLOTS.map((slot) => `p${slot}`)

const timed = sql`split_part(board, '/', 1) in (${sql.join(TIMED.map((kind) => sql.lit(kind)))})`
const steps = sql.join(WITH_TIMES.map((step) => sql`(${sql.lit(step)})`))
const scores = sql.join(OF_SCORES.map((step) => sql.lit(step)))

/**
 * Rows of board_counts (board, shift, bucket, p0 … p15) of `moved`, a table of board, points, n: by how many players there
 * are more with these points. Counts that stay are 0, rows that stay are left out.
 */
export const rowsOfCounts = (moved: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select board, shift, cell >> 4 as bucket, ${sql.join(
    SLOTS.map((slot) => sql`coalesce(max(n) filter (where cell & 15 = ${sql.lit(slot)}), 0)::int4`),
  )}
  from (
    select board, shift, (points - case when ${timed} then 0 else ${sql.lit(LEAST_SCORE)} end) >> shift as cell, sum(n) as n
    from ${moved} join (values ${steps}) as s (shift) on s.shift in (${scores}) or ${timed}
    group by 1, 2, 3 having sum(n) <> 0
  ) cells group by 1, 2, 3`

/** The sum of the columns after that of a slot, which is a column. */
export const columnsAfter = (slot: RawBuilder<unknown>): RawBuilder<number> =>
  sql.join(
    SLOTS.slice(1).map((n) => sql`case when ${slot} < ${sql.lit(n)} then ${sql.ref(`p${n}`)} else 0 end`),
    sql` + `,
  ) as RawBuilder<number>

/** The column of a slot, which is a column. */
export const columnAt = (slot: RawBuilder<unknown>): RawBuilder<number> =>
  sql`case ${slot} ${sql.join(
    SLOTS.map((n) => sql`when ${sql.lit(n)} then ${sql.ref(`p${n}`)}`),
    sql` `,
  )} end`

/** The sum of all columns. */
export const allColumns: RawBuilder<number> = sql.join(
  COLUMNS.map((column) => sql.ref(column)),
  sql` + `,
) as RawBuilder<number>
