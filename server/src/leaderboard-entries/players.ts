import type { Millis } from '@trivium/rules/game/decider'
import { kindsOf, LEADERBOARDS } from '@trivium/rules/leaderboards/leaderboard'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isHiddenAt, upsertEntries } from './upsert-entries.ts'

/** Hides or shows all entries of a player, according to the player's row. */
export const updateVisibility = async (tx: Transaction<Schema>, uid: string, at: Millis): Promise<void> => {
  await upsertEntries(
    tx,
    sql`
      select board, board_entries.uid, points, score, ms, ${isHiddenAt(at, sql`board`)} as hidden, board_entries.at
      from board_entries join users on users.uid = board_entries.uid where board_entries.uid = ${uid}`,
  )
}

const noEntries = (uid: string) => sql`
  select board, uid, null::int8 as points, null::int4 as score, null::int8 as ms, null::boolean as hidden, at
  from board_entries where uid = ${uid}`

/** Deletes a player's entries on all leaderboards. */
export const removeFromLeaderboards = (tx: Transaction<Schema>, uid: string): Promise<void> =>
  upsertEntries(tx, noEntries(uid))

/** The kinds for which the better of two entries is kept. A daily's entry follows from its counted play. */
const BEST = sql.join(
  kindsOf(LEADERBOARDS, ({ keeps, period }) => keeps === 'best' && period === 'week').map((kind) =>
    sql.lit(kind),
  ),
)

/**
 * Merges a guest's entries into the account's: the better of two scores, and for a daily the play that counts now.
 * Ratings are not merged. Call it after the guest's dailies have moved to the account.
 */
export const mergeLeaderboardEntries = async (
  tx: Transaction<Schema>,
  { guest, account, at }: { guest: string; account: string; at: Millis },
): Promise<void> => {
  await upsertEntries(
    tx,
    sql`
      ${noEntries(guest)}
      union all
      select mine.board, users.uid, mine.points, mine.score, mine.ms, ${isHiddenAt(at, sql`mine.board`)}, mine.at
      from users join board_entries mine on mine.uid = ${guest}
      left join board_entries theirs on theirs.board = mine.board and theirs.uid = users.uid
      where users.uid = ${account} and split_part(mine.board, '/', 1) in (${BEST})
        and (theirs.points is null or mine.points > theirs.points)
      union all
      select day.board, users.uid, play.score, play.score, null, ${isHiddenAt(at, sql`day.board`)}, play.finished_at
      from users join (
        select distinct board from board_entries where uid in (${guest}, ${account}) and board like 'daily/%'
      ) day on true
      left join daily_plays play
        on play.uid = users.uid and play.day = substr(day.board, 7) and play.finished_at is not null and play.score > 0
      where users.uid = ${account}`,
  )
}
