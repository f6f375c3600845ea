import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import { type CountDrift, recountAchievementCounts } from '../achievements/recount.ts'
import type { Schema } from '../database/schema.ts'
import { type LeaderboardDrift, recountLeaderboards } from '../leaderboards/recount.ts'
import { expireBans } from '../users/expire-bans.ts'

export interface RecountReport {
  readonly boards: readonly LeaderboardDrift[]
  readonly counts: readonly CountDrift[]
}

/** Counts anew, from the books, all that settlements keep counted, and mends it; answers what was wrong. */
export const recount = async (db: Kysely<Schema>, at: Millis): Promise<RecountReport> => {
  // A ban whose time is over hides nobody.
  await expireBans(db, at)
  return { boards: await recountLeaderboards(db, at), counts: await recountAchievementCounts(db) }
}
