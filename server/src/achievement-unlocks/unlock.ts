import { newlyUnlockedIds } from '@trivium/rules/achievements/unlocking'
import type { Millis } from '@trivium/rules/game/decider'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { STATS, statsOf } from './stats.ts'
import { adjustUnlockCounts } from './unlock-counts.ts'

/** Achievements that these players' counters unlock and they do not have yet; `n` numbers a player's new ones. */
const unlockedBy = async (tx: Transaction<Schema>, uids: readonly string[]) => {
  const rows = await tx
    .selectFrom('users')
    .select(['uid', 'achievements', ...STATS])
    .where(sql<boolean>`uid = any(${[...uids]}::text[])`)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .execute()
  return rows.flatMap((row) =>
    newlyUnlockedIds(statsOf(row), row.achievements).map((id, n) => ({ uid: row.uid, id, n })),
  )
}

/**
 * Unlocks what the players' counters have earned, and counts it; calling it again changes nothing. The caller has
 * locked the players' rows and moved their counters. An achievement stays unlocked whatever happens to the counters.
 */
export const unlockAchievements = async (
  tx: Transaction<Schema>,
  uids: readonly string[],
  at: Millis,
): Promise<void> => {
  const unlocked = await unlockedBy(tx, uids)
  if (unlocked.length === 0) return
  await sql`
    with unlocked as (
      select * from jsonb_to_recordset(${JSON.stringify(unlocked)}::jsonb) as one (uid text, id text, n int4)
    ), kept as (
      insert into user_achievements (uid, id, at) select uid, id, ${at}::int8 from unlocked order by uid, id
      on conflict do nothing returning id
    ), shown as (
      update users set achievements = users.achievements || own.ids
      from (select uid, jsonb_agg(id order by n) as ids from unlocked group by uid) own where users.uid = own.uid
    )
    ${adjustUnlockCounts(sql`select id, count(*) from kept group by id`)}`.execute(tx)
}
