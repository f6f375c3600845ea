import type { Millis } from '@trivium/rules/game/decider'
import type { Transaction } from 'kysely'
import { unlockAchievements } from '../achievement-unlocks/unlock.ts'
import type { Schema } from '../database/schema.ts'
import { recordLeaderboardScores } from '../leaderboard-entries/record-scores.ts'
import { recordStatistics } from '../statistics/record-statistics.ts'
import type { PlayerResult } from './result.ts'

/**
 * Records a game's results beyond its own row. Called last in every settling transaction, once the players'
 * rows are locked and their counters have moved.
 *
 * Every transaction writes in this order, so that none can deadlock: statistics, which belong to one player;
 * achievements, counted for all; leaderboards last, whose counts are the most contended. Players are written
 * in the order of their uids.
 */
export const recordResults = async (
  tx: Transaction<Schema>,
  results: readonly PlayerResult[],
  at: Millis,
): Promise<void> => {
  if (results.length === 0) return
  const inOrder = results.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  await recordStatistics(tx, inOrder, at)
  const uids = inOrder.map(({ uid }) => uid)
  await unlockAchievements(tx, uids, at)
  await recordLeaderboardScores(tx, inOrder, at)
}
