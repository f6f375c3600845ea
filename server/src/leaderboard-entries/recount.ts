import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { DISPLAY_COLUMNS, UPDATE_DISPLAY_COLUMNS } from './displayed-names.ts'
import { expectedEntries } from './expected-entries.ts'
import { columns, eachColumn, rowsOfCounts } from './rank-buckets.ts'

const set = eachColumn((column) => `${column} = excluded.${column}`)
/** The counts of a missing row are 0. */
const columnsOf = (table: string) => eachColumn((column) => `coalesce(${table}.${column}, 0)`)

/** The columns of an entry that must match, all except its time. */
const entryOf = (table: string) =>
  sql.raw(
    ['points', 'hidden', 'username', 'profile_pic', 'is_anonymous']
      .map((column) => `${table}.${column}`)
      .join(', '),
  )

/** A leaderboard that differed from the stored results. */
export interface LeaderboardDrift {
  readonly board: string
  /** Players whose entry is wrong (even in the name only), missing or unexpected. */
  readonly entries: number
  /** Number of wrong rows of counts. */
  readonly counts: number
}

/** Creates the expected entries and counts as temporary tables of the transaction. */
const reckon = async (tx: Transaction<Schema>, at: Millis): Promise<void> => {
  await sql`create temporary table right_entries on commit drop as ${expectedEntries(at)}`.execute(tx)
  await sql`create temporary table right_counts (like board_counts) on commit drop`.execute(tx)
  await sql`insert into right_counts (board, shift, bucket, ${columns}) ${rowsOfCounts(
    sql`(select board, points, 1 as n from right_entries where not hidden) one`,
  )}`.execute(tx)
}

const readDrift = async (tx: Transaction<Schema>): Promise<LeaderboardDrift[]> => {
  const { rows } = await sql<LeaderboardDrift>`
    with entries as (
      select coalesce(e.board, b.board) as board, count(*) as n
      from right_entries e full join board_entries b on b.board = e.board and b.uid = e.uid
      where (${entryOf('e')}) is distinct from (${entryOf('b')}) group by 1
    ), counts as (
      select coalesce(e.board, b.board) as board, count(*) as n
      from right_counts e full join board_counts b on b.board = e.board and b.shift = e.shift and b.bucket = e.bucket
      where (${columnsOf('e')}) is distinct from (${columnsOf('b')}) group by 1
    )
    select board, coalesce(entries.n, 0)::int8 as entries, coalesce(counts.n, 0)::int8 as counts
    from entries full join counts using (board) order by board`.execute(tx)
  return rows
}

const mend = async (tx: Transaction<Schema>): Promise<void> => {
  await sql`delete from board_entries b
    where not exists (select from right_entries e where e.board = b.board and e.uid = b.uid)`.execute(tx)
  await sql`
    insert into board_entries as b (board, uid, points, score, ms, hidden, at, ${DISPLAY_COLUMNS})
    select board, uid, points, score, ms, hidden, at, ${DISPLAY_COLUMNS} from right_entries
    on conflict (board, uid) do update set points = excluded.points, score = excluded.score, ms = excluded.ms,
      hidden = excluded.hidden, ${UPDATE_DISPLAY_COLUMNS}
    where (${entryOf('b')}) is distinct from (${entryOf('excluded')})`.execute(tx)
  await sql`delete from board_counts b where not exists (
    select from right_counts e where e.board = b.board and e.shift = b.shift and e.bucket = b.bucket)`.execute(
    tx,
  )
  await sql`
    insert into board_counts as b (board, shift, bucket, ${columns}) select board, shift, bucket, ${columns} from right_counts
    on conflict (board, shift, bucket) do update
      set ${set}
    where (${columnsOf('b')}) is distinct from (${columnsOf('excluded')})`.execute(tx)
  await sql`
    insert into boards (board, kind, period)
    select distinct board, split_part(board, '/', 1), substring(board from '/([0-9][^/]*)$') from right_entries
    on conflict (board) do nothing`.execute(tx)
}

/** Uses one snapshot, so that concurrent changes are not taken for errors. */
const findDrift = (db: Kysely<Schema>, at: Millis): Promise<LeaderboardDrift[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await reckon(tx, at)
      return readDrift(tx)
    })

/**
 * Compares all leaderboards with the stored results, and repairs and returns those that differ. Blocks settlements
 * only if there is something to repair.
 */
export const recountLeaderboards = async (db: Kysely<Schema>, at: Millis): Promise<LeaderboardDrift[]> => {
  if ((await findDrift(db, at)).length === 0) return []
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`lock table board_entries, board_counts in share row exclusive mode`.execute(tx)
    await reckon(tx, at)
    const drift = await readDrift(tx)
    await mend(tx)
    return drift
  })
}
