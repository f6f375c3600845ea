import { enterBoards } from '../boards/entering.ts'
import { enterAchievements } from '../honours/unlocking.ts'
import { enterRecords } from '../records/enter.ts'
import type { Enter } from './result.ts'

/**
 * In this order, in every transaction that writes to any of them, so that no two wait for each other: records, which
 * are a player's own; achievements, counted for all; boards last, whose counts many wait for.
 */
const PARTS: readonly Enter[] = [enterRecords, enterAchievements, enterBoards]

/**
 * The one door through which a settling transaction enters what a game means beyond its own row. To be called once
 * the players' rows are locked and their counters have moved, as the last thing of the transaction.
 */
export const enterResults: Enter = async (tx, results, at) => {
  if (results.length === 0) return
  const inOrder = results.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  for (const enter of PARTS) await enter(tx, inOrder, at)
}
