import { kindsOf, LEADERBOARDS } from '@trivium/rules/leaderboards/leaderboard'
import { type RawBuilder, sql } from 'kysely'

/*
 * Fixed parts of statements are built once, as text: a statement of a hundred fragments would take longer to compile
 * than to run.
 */

/**
 * Players are counted in buckets of points, dropping fewer low bits at each step, from the coarsest step to the exact
 * points. Scores have 16 bits; with a time below them (rules/leaderboards) they have 36. Sixteen neighbouring counts
 * of a step share one row, so that a rank is read from as many rows as there are steps.
 */
const OF_SCORES = [12, 8, 4, 0] as const
const WITH_TIMES = [32, 28, 24, 20, 16, ...OF_SCORES] as const
/** Lower bound of a week's rating gain. */
const MIN_SCORE = -(2 ** 15)

const TIMED = kindsOf(LEADERBOARDS, ({ timed }) => timed)
const isTimed = (board: string): boolean => TIMED.some((kind) => kind === board.split('/')[0])

/** The steps of a leaderboard, by its key. */
export const bucketSteps = (board: string): readonly number[] => (isTimed(board) ? WITH_TIMES : OF_SCORES)

/** The lowest possible points, from which buckets are counted. */
export const bucketOrigin = (board: string): number => (isTimed(board) ? 0 : MIN_SCORE)

const SLOTS = Array.from({ length: 16 }, (_, slot) => slot)

/** The columns of the sixteen counts. */
const COLUMNS: readonly string[] = SLOTS.map((slot) => `p${slot}`)

export const columns = sql.raw(COLUMNS.join(', '))

/** Maps each column with `of`. */
export const eachColumn = (of: (column: string) => string): RawBuilder<unknown> =>
  sql.raw(COLUMNS.map(of).join(', '))

/** The sum of all columns. */
export const ALL_COLUMNS: RawBuilder<number> = sql.raw(COLUMNS.join(' + '))

/** The sum of the columns after that of `slot`. */
export const COLUMNS_AFTER: RawBuilder<number> = sql.raw(
  SLOTS.slice(1)
    .map((n) => `case when slot < ${n} then p${n} else 0 end`)
    .join(' + '),
)

/** The column of `slot`. */
export const COLUMN_AT: RawBuilder<number> = sql.raw(
  `case slot ${SLOTS.map((n) => `when ${n} then p${n}`).join(' ')} end`,
)

const rows = (steps: readonly number[]): string => steps.map((step) => `(${step})`).join(', ')
const ROWS = { timed: sql.raw(rows(WITH_TIMES)), plain: sql.raw(rows(OF_SCORES)) }

/** The steps of a board as rows of one column. */
export const stepRows = (board: string): RawBuilder<unknown> => (isTimed(board) ? ROWS.timed : ROWS.plain)

const timed = `split_part(board, '/', 1) in (${TIMED.map((kind) => `'${kind}'`).join(', ')})`
const counts = SLOTS.map((slot) => `coalesce(max(n) filter (where cell & 15 = ${slot}), 0)::int4`)
const ROWS_OF_COUNTS = [
  `select board, shift, cell >> 4 as bucket, ${counts.join(', ')} from (
    select board, shift, (points - case when ${timed} then 0 else ${MIN_SCORE} end) >> shift as cell, sum(n) as n from `,
  ` join (values ${rows(WITH_TIMES)}) as s (shift) on s.shift in (${OF_SCORES.join(', ')}) or ${timed}
    group by 1, 2, 3 having sum(n) <> 0) cells group by 1, 2, 3`,
].map((text) => sql.raw(text))

/**
 * Turns `moved`, a table of board, points and change in players, into rows of board_counts (board, shift, bucket, p0
 * … p15). Unchanged counts are 0, unchanged rows are omitted.
 */
export const rowsOfCounts = (moved: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${ROWS_OF_COUNTS[0]}${moved}${ROWS_OF_COUNTS[1]}`
