import type { Millis } from '../game/decider.ts'

/** The clock of a quiz of places: it counts up from the opening, whatever the player does. */
export interface Clock {
  /** Moved on by what was not the player's time. */
  readonly startedAt: Millis
  /** The time of the newest event. */
  readonly lastAt: Millis
}

/** FL9, CO10: a game that nobody has touched for so long is left, ms. */
export const ABANDONED_AFTER: Millis = 24 * 3_600_000

/** FL8, CO8: the server was started again at `at`: the clock stood still from the last event on. */
export const resumedAt = ({ startedAt, lastAt }: Clock, at: Millis): Clock => ({
  startedAt: startedAt + (at - lastAt),
  lastAt: at,
})
