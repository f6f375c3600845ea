import { recordAchievements } from '../achievement-unlocks/unlock.ts'
import { recordLeaderboardScores } from '../leaderboard-entries/record-scores.ts'
import { recordStatistics } from '../statistics/record-statistics.ts'
import type { RecordResults } from './result.ts'

/**
 * Every transaction writes in this order, so that none can deadlock: statistics, which belong to one player;
 * achievements, counted for all; leaderboards last, whose counts are the most contended.
 */
const PARTS: readonly RecordResults[] = [recordStatistics, recordAchievements, recordLeaderboardScores]

/**
 * Records a game's results beyond its own row. Called last in every settling transaction, once the players' rows are
 * locked and their counters have moved.
 */
export const recordResults: RecordResults = async (tx, results, at) => {
  if (results.length === 0) return
  const inOrder = results.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  for (const enter of PARTS) await enter(tx, inOrder, at)
}
