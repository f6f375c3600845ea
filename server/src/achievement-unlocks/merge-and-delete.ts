import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { adjustUnlockCounts } from './unlock-counts.ts'

/**
 * Moves a guest's achievements to the account: each with the earlier of the two times, and as shown if either player
 * has been shown it. Achievements that both had are now counted once. The caller has locked both players' rows.
 */
export const mergeAchievements = async (
  tx: Transaction<Schema>,
  { guest, account }: { readonly guest: string; readonly account: string },
): Promise<void> => {
  await sql`
    with gone as (
      delete from user_achievements where uid = ${guest} returning id, at, shown_at
    ), twice as (
      select gone.id from gone join user_achievements mine on mine.uid = ${account} and mine.id = gone.id
    ), moved as (
      insert into user_achievements (uid, id, at, shown_at) select ${account}, id, at, shown_at from gone order by id
      on conflict (uid, id) do update set at = least(user_achievements.at, excluded.at),
        shown_at = coalesce(user_achievements.shown_at, excluded.shown_at)
    )
    ${adjustUnlockCounts(sql`select id, -1 from twice`)}`.execute(tx)
}

/** Deletes the achievements of a player whose account is being deleted. */
export const deleteAchievements = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await sql`
    with gone as (delete from user_achievements where uid = ${uid} returning id)
    ${adjustUnlockCounts(sql`select id, -1 from gone`)}`.execute(tx)
}
