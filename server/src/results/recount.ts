import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import { recountAchievements } from '../achievement-unlocks/recount.ts'
import type { Schema } from '../database/schema.ts'
import { type LeaderboardDrift, recountLeaderboards } from '../leaderboard-entries/recount.ts'
import { type CountDrift, recountPlayers } from '../sharded-counters/recount-players.ts'
import { expireBans } from '../users/expire-bans.ts'

export interface RecountReport {
  readonly boards: readonly LeaderboardDrift[]
  readonly counts: readonly CountDrift[]
}

/** Recounts everything that settlements count, repairs what differs, and returns it. */
export const recount = async (db: Kysely<Schema>, at: Millis): Promise<RecountReport> => {
  // An expired ban hides nobody.
  await expireBans(db, at)
  const boards = await recountLeaderboards(db, at)
  return { boards, counts: [...(await recountPlayers(db)), ...(await recountAchievements(db))] }
}
