import type { Kysely } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { recordResults } from '../results/record-results.ts'
import { bucketOrigin, bucketSteps } from './rank-buckets.ts'
import type { LeaderboardScore } from './score.ts'

/**
 * For tests: creates players with these names, also used as uids, and enough rated games for an established
 * rating.
 */
export const insertPlayers = async (
  db: Kysely<Schema>,
  names: readonly string[],
  ratedGames = 20,
): Promise<void> => {
  await db
    .insertInto('users')
    .values(
      names.map((name) => ({
        uid: name,
        username: name,
        profile_pic: 'profile3',
        elo: 1000,
        created_at: 0,
        is_anonymous: false,
        rated_games: ratedGames,
      })),
    )
    .execute()
}

/** For tests: a settlement that changes only these leaderboards. */
export const recordOneScore = (
  db: Kysely<Schema>,
  uid: string,
  entries: readonly LeaderboardScore[],
  at: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute()
    await recordResults(tx, [{ uid, mode: 'survival', entries, answers: [], meeting: null }], at)
  })

/** For tests: leaves the leaderboards, or returns to them. */
export const setLeaderboardOptIn = (db: Kysely<Schema>, uid: string, boards: boolean) =>
  db
    .updateTable('users')
    .set({ settings: json({ boards }) })
    .where('uid', '=', uid)
    .execute()

/** For tests: the counts of each step, recomputed from the entries. */
export const recountedCounts = async (db: Kysely<Schema>) => {
  const entries = await db.selectFrom('board_entries').selectAll().where('hidden', '=', false).execute()
  const counts = new Map<string, number>()
  for (const { board, points } of entries)
    for (const shift of bucketSteps(board)) {
      const key = `${board} ${shift} ${Math.floor((points - bucketOrigin(board)) / 2 ** shift)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return inOrder([...counts])
}

/** For tests: the stored counts. */
export const storedCounts = async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('board_counts').selectAll().execute()
  return inOrder(
    rows.flatMap(({ board, shift, bucket, ...counts }) =>
      Object.entries(counts).map(([column, players]): [string, number] => [
        `${board} ${shift} ${bucket * 16 + Number(column.slice(1))}`,
        players,
      ]),
    ),
  ).filter(([, players]) => players !== 0)
}

const inOrder = (counts: readonly [string, number][]) =>
  counts.toSorted(([one], [other]) => (one < other ? -1 : 1))
