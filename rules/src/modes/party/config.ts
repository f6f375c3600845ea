import type { Millis } from '../../game/decider.ts'

/** PA14: `plain`: one point for a right answer; `speed`: up to 1,000, less for a later one. */
export type Scoring = 'plain' | 'speed'

/** How a party is played, chosen when it is created. */
export interface PartyConfig {
  /** Shown on every screen: 'Friday quiz'. */
  readonly title: string
  /** PA9: the time for an answer, without what a form adds to it, ms. */
  readonly clock: Millis
  /** PA11: `auto`: the game continues automatically after each reveal; `host`: it waits for the host. */
  readonly pace: 'auto' | 'host'
  /** PA14, PA33: the default scale of the points; a round may have its own. */
  readonly scoring: Scoring
  /** PA16: whether a wrong answer costs points. */
  readonly penalty: boolean
  /** PA18: null: everybody plays alone. */
  readonly teams: TeamsConfig | null
  /** PA12: after each question, or after the last question of each round. */
  readonly standings: 'question' | 'round'
  /** PA2 */
  readonly maxSeats: number
  /** PA24: a host who holds no seat sees the right answers before they are revealed. */
  readonly hostSeesAnswers: boolean
}

/** `choose`: players choose their team in the lobby; `dealt`: the start deals them into teams. */
export interface TeamsConfig {
  readonly forming: 'choose' | 'dealt'
  /** At least two. */
  readonly names: readonly string[]
}

/** PA2: seats of a room unless the operator allows more. */
export const PARTY_SEATS = { default: 200, most: 1_000 } as const

/** PA28: a room and its key are valid for 8 hours. */
export const PARTY_VALID_MS: Millis = 8 * 3_600_000
/** PA11: how long a right answer is shown if the game continues automatically. */
export const REVEAL_MS: Millis = 7_000
/** PA12: how long the standings are shown if the game continues automatically. */
export const STANDINGS_MS: Millis = 6_000
/** PA32: how long the intro of a round is shown if the game continues automatically. */
export const INTRO_MS: Millis = 6_000
/** PA12: the default length of a break between two rounds if the game continues automatically. */
export const BREAK_MS: Millis = 120_000
/** PA8: a question is read for at least this long before it can be answered. */
export const SHORTEST_READING_MS: Millis = 2_000
/** PA9: how long after the time an answer is awaited that was on its way (G3). */
export const IN_TRANSIT_MS: Millis = 500
/** PA22: after the host has been away this long, the game continues automatically. */
export const GOES_ON_AFTER: Millis = 30_000
/** PA22: and the role is offered to a player. */
export const OFFERED_AFTER: Millis = 60_000
/** PA22: how long a player may think before the next one is offered the role as well. */
export const OFFER_MS: Millis = 30_000
/** PA26: the time that phones have to reconnect after a restart before the clock of a question continues. */
export const RESTART_GRACE_MS: Millis = 3_000
/** PA26: how long those who were here before a restart are waited for. */
export const EXPECTED_MS: Millis = 10_000

/** PA14: the points of a right answer. */
export const POINTS = { plain: 1, speed: 1_000 } as const
