import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Each statistics table: its key besides the player, and its counters. */
const RECORDS = [
  { table: 'player_accuracy', by: ['category', 'difficulty'], counts: ['asked', 'correct'] },
  { table: 'player_times', by: ['seconds'], counts: ['answers'] },
  { table: 'player_days', by: ['day'], counts: ['games', 'asked', 'correct'] },
  { table: 'player_games', by: ['mode'], counts: ['games'] },
  { table: 'player_places', by: ['quiz', 'place'], counts: ['found'] },
  { table: 'player_meetings', by: ['other'], counts: ['wins', 'losses', 'draws'] },
] as const

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/**
 * Adds a guest's statistics to the account's. Matches against others become the account's on both sides; matches between
 * the two are deleted. The rows of both must be locked.
 */
export const mergeStatistics = async (
  tx: Transaction<Schema>,
  { guest, account }: { readonly guest: string; readonly account: string },
): Promise<void> => {
  await sql`
    delete from player_meetings where (uid = ${guest} and other = ${account}) or (uid = ${account} and other = ${guest})`.execute(
    tx,
  )
  for (const { table, by, counts } of RECORDS) {
    const sums = counts.map(
      (count) => sql`${sql.ref(count)} = ${sql.ref(`${table}.${count}`)} + ${sql.ref(`excluded.${count}`)}`,
    )
    await sql`
      with gone as (delete from ${sql.table(table)} where uid = ${guest} returning *)
      insert into ${sql.table(table)} (uid, ${list(by)}, ${list(counts)})
      select ${account}, ${list(by)}, ${list(counts)} from gone order by ${list(by)}
      on conflict (uid, ${list(by)}) do update set ${sql.join(sums)}`.execute(tx)
  }
  await sql`
    with gone as (delete from player_meetings where other = ${guest} returning *)
    insert into player_meetings (uid, other, wins, losses, draws)
    select uid, ${account}, wins, losses, draws from gone order by uid
    on conflict (uid, other) do update set wins = player_meetings.wins + excluded.wins,
      losses = player_meetings.losses + excluded.losses, draws = player_meetings.draws + excluded.draws`.execute(
    tx,
  )
}

/** Deletes the statistics of a permanently deleted player, including the other side of their head-to-head records. */
export const deleteStatistics = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  for (const { table } of RECORDS) await tx.deleteFrom(table).where('uid', '=', uid).execute()
  await tx.deleteFrom('player_meetings').where('other', '=', uid).execute()
}
