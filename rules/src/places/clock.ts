import type { Millis } from '../game/decider.ts'
import { HOUR } from '../time.ts'

/** The clock of a quiz of places: it counts up from the opening, whatever the player does. */
export interface Clock {
  /** When the game began, moved forward by the time that does not count for the player. */
  readonly startedAt: Millis
  /** The time of the newest event. */
  readonly lastAt: Millis
}

/** FL9, CO10: a game without events for this long counts as left, ms. */
export const ABANDONED_AFTER: Millis = 24 * HOUR

/** FL8, CO8: the server restarted at `at`: the clock stood still since the last event. */
export const resumedAt = ({ startedAt, lastAt }: Clock, at: Millis): Clock => ({
  startedAt: startedAt + (at - lastAt),
  lastAt: at,
})
