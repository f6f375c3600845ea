import { recordAchievements } from '../achievements/unlock.ts'
import { recordLeaderboardScores } from '../leaderboards/record-scores.ts'
import { recordStatistics } from '../statistics/record-statistics.ts'
import type { RecordResults } from './result.ts'

/**
 * In this order, in every transaction that writes to any of them, so that no two wait for each other: records, which
 * are a player's own; achievements, counted for all; boards last, whose counts many wait for.
 */
const PARTS: readonly RecordResults[] = [recordStatistics, recordAchievements, recordLeaderboardScores]

/**
 * The one door through which a settling transaction enters what a game means beyond its own row. To be called once
 * the players' rows are locked and their counters have moved, as the last thing of the transaction.
 */
export const recordResults: RecordResults = async (tx, results, at) => {
  if (results.length === 0) return
  const inOrder = results.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  for (const enter of PARTS) await enter(tx, inOrder, at)
}
