import type { Millis } from '../game/decider.ts'

const REMEMBERED_MS: Millis = 30 * 60_000
/** The pauses by number of misses; the first miss is free. */
const PAUSES: readonly Millis[] = [0, 2 * 60_000, 5 * 60_000, 15 * 60_000]

/** When a player missed matches that were found for them, oldest first; expired misses may be left out. */
export type NoShows = readonly Millis[]

/** P10: adds one miss. `pausedUntil` is null if the player may search again at once. */
export const recordNoShow = (
  misses: NoShows,
  now: Millis,
): { misses: NoShows; pausedUntil: Millis | null } => {
  const counted = [...misses.filter((at) => now - at < REMEMBERED_MS), now]
  const pause = PAUSES[Math.min(counted.length, PAUSES.length) - 1] as Millis
  return { misses: counted, pausedUntil: pause === 0 ? null : now + pause }
}
