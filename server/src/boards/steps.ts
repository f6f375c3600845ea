import { type RawBuilder, sql } from 'kysely'

/**
 * Players are counted by their points without so many of the lowest bits, from the coarsest step to the points
 * themselves. Scores alone have 16 bits, with a time below them (rules/boards) there are 32: so no bucket of a step has
 * more than 16 of the next finer one in it, and there are no more of the coarsest.
 */
const OF_SCORES = [12, 8, 4, 0] as const
const WITH_TIMES = [28, 24, 20, 16, ...OF_SCORES] as const
export const IN_ONE_BUCKET = 16

const TIMED = ['flags', 'countries']

/** The steps of a board, by its key. */
export const stepsOf = (board: string): readonly number[] =>
  TIMED.includes(board.split('/')[0] ?? '') ? WITH_TIMES : OF_SCORES

/** The coarsest step. */
export const topStepOf = (board: string): number => stepsOf(board)[0] ?? 0

const rows = (numbers: readonly number[]): RawBuilder<unknown> =>
  sql.join(numbers.map((number) => sql`(${sql.lit(number)})`))

/** Table `s` of the steps of a row's `board`, to be joined: `… from one join ${stepsOfRow}`. */
export const stepsOfRow: RawBuilder<unknown> = sql`(values ${rows(WITH_TIMES)}) as s (shift)
  on s.shift in (${sql.join(OF_SCORES.map((step) => sql.lit(step)))})
  or split_part(board, '/', 1) in (${sql.join(TIMED.map((kind) => sql.lit(kind)))})`
