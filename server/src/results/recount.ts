import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import { type CountDrift, recountAchievementCounts } from '../achievement-unlocks/recount.ts'
import type { Schema } from '../database/schema.ts'
import { type LeaderboardDrift, recountLeaderboards } from '../leaderboard-entries/recount.ts'
import { expireBans } from '../users/expire-bans.ts'

export interface RecountReport {
  readonly boards: readonly LeaderboardDrift[]
  readonly counts: readonly CountDrift[]
}

/** Recounts everything that settlements count, repairs what differs, and returns it. */
export const recount = async (db: Kysely<Schema>, at: Millis): Promise<RecountReport> => {
  // An expired ban hides nobody.
  await expireBans(db, at)
  return { boards: await recountLeaderboards(db, at), counts: await recountAchievementCounts(db) }
}
