import type { GivenAnswer } from '../../forms/answer.ts'
import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { SoloConfig, SoloEndReason, SoloItem } from './events.ts'

export interface SoloAnswer extends GivenAnswer {
  /** Time from the question to the answer, ms; null: not known (SO18). */
  readonly ms: Millis | null
}

/** One question in one game. */
export interface SoloRound {
  readonly item: SoloItem
  readonly askedAt: Millis
  /** Whether the player first saw the question at `askedAt` (SO18). */
  readonly isTimed: boolean
  readonly allowance: Millis
  /** null while the question is open, and if the clock ran out. */
  readonly answer: SoloAnswer | null
  /** Whether it was answered right; null while it is open. */
  readonly right: boolean | null
}

export interface SoloSeat {
  readonly player: Player
  readonly allowanceUsed: Millis
}

export interface SoloEnded {
  readonly at: Millis
  readonly reason: SoloEndReason
}

export interface SoloState {
  /** `ready`: no question has been asked yet. */
  readonly phase: 'ready' | 'question' | 'reveal' | 'ended'
  readonly seed: string
  readonly config: SoloConfig
  readonly seats: readonly [SoloSeat]
  /** All questions of a daily or custom quiz, asked or not; empty in survival. */
  readonly items: readonly SoloItem[]
  readonly rounds: readonly SoloRound[]
  readonly ended: SoloEnded | null
  /** The time of the newest event. */
  readonly lastAt: Millis
}

/** The number of questions of the game; null in survival, which has no fixed number. */
export const totalOf = ({ config, items }: SoloState): number | null =>
  config.kind === 'survival' ? null : items.length

export const currentRound = (state: SoloState): SoloRound | undefined => state.rounds.at(-1)

/** SO9: the score is the number of right answers, counted from the rounds. */
export const scoreOf = (state: SoloState): number => state.rounds.filter(({ right }) => right === true).length

/** The state with its last round changed. */
export const withRound = (state: SoloState, round: SoloRound): SoloState => ({
  ...state,
  rounds: [...state.rounds.slice(0, -1), round],
})
