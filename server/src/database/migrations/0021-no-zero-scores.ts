import { type Kysely, sql } from 'kysely'

/**
 * A score of zero is no rank: removes such entries of the daily and of Survival, and counts them no more. Zero points are
 * in the bucket of 32,768 above the lowest score.
 */
const zeroScores = [
  `with gone as (
    delete from board_entries where score = 0 and points = 0 and split_part(board, '/', 1) in ('daily', 'survival')
    returning board, hidden
  ), counted as (select board, count(*)::int4 as n from gone where not hidden group by board)
  update board_counts set p0 = p0 - case when shift = 12 then 0 else n end, p8 = p8 - case when shift = 12 then n else 0 end
  from counted where board_counts.board = counted.board and bucket = 32768 >> (shift + 4)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of zeroScores) await sql.raw(statement).execute(db)
}
