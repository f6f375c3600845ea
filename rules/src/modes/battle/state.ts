import type { Millis } from '../../game/decider.ts'
import type { ChoiceItem } from '../../game/item.ts'
import type { EndReason, Player, SeatIndex } from './events.ts'

export const BATTLE_QUESTIONS = 10
/** B1: both players have 10 s to press 'join'. */
export const JOIN_MS: Millis = 10_000
/** B3: time to arrive on the match screen before the first question. */
export const GET_READY_MS: Millis = 3_000
export const QUESTION_MS: Millis = 10_000
export const REVEAL_MS: Millis = 2_500
/** B14: how long one match waits in total for a player who is away. */
export const AWAY_MS: Millis = 20_000
/** B16: with nobody present the match ends after this time. */
export const ABANDON_MS: Millis = 60_000
/** A practice game keeps nobody waiting, so it is kept longer. */
export const PRACTICE_ABANDON_MS: Millis = 30 * 60_000

export interface Answer {
  readonly choice: number
  /** Time from the question to the answer, ms; null: not known (B22). */
  readonly ms: Millis | null
}

/** One question in one game: when it was asked and what each seat did. */
export interface Round {
  readonly askedAt: Millis
  /** Whether its clock has run without stopping (B22). */
  readonly isTimed: boolean
  readonly allowance: readonly [Millis, Millis]
  readonly answers: readonly [Answer | null, Answer | null]
  /** When both had answered or the time was up; null while it is open. */
  readonly closedAt: Millis | null
}

export interface Seat {
  readonly player: Player
  readonly joined: boolean
  /** The player was gone for good before the start (B21). */
  readonly withdrawn: boolean
  /** The player did not want this match (B23). */
  readonly declined: boolean
  /** When the player left; null while present. */
  readonly awaySince: Millis | null
  /** The remainder of AWAY_MS at `awaySince`, or now while the player is present. */
  readonly awayLeft: Millis
  readonly allowanceUsed: Millis
  readonly offersRematch: boolean
}

/** The state of a game with no person present: nothing new begins (B15). */
export interface Suspension {
  /** The moment at which the game's clock stopped. */
  readonly clockAt: Millis
  /**
   * Whether the clock of an open question has stopped too, as it does after a restart (B17) and against a
   * bot.
   */
  readonly frozen: boolean
  /** When the last person left, or the server restarted. */
  readonly goneAt: Millis
}

export interface Ended {
  readonly at: Millis
  readonly reason: EndReason
  readonly winner: SeatIndex | null
}

export interface BattleState {
  readonly phase: 'joining' | 'starting' | 'question' | 'reveal' | 'ended'
  readonly seed: string
  readonly rated: boolean
  readonly seats: readonly [Seat, Seat]
  readonly items: readonly ChoiceItem[]
  readonly rounds: readonly Round[]
  readonly joinBy: Millis
  readonly startsAt: Millis | null
  readonly navigated: boolean
  readonly suspension: Suspension | null
  readonly ended: Ended | null
  readonly next: string | null
  /** The time of the newest event. */
  readonly lastAt: Millis
}

export const otherSeat = (seat: SeatIndex): SeatIndex => (seat === 0 ? 1 : 0)

export const isBot = (seat: Seat): boolean => seat.player.bot !== null

export const currentRound = (state: BattleState): Round => state.rounds[state.rounds.length - 1] as Round

export const currentItem = (state: BattleState): ChoiceItem =>
  state.items[state.rounds.length - 1] as ChoiceItem

/** B10: the score is the number of right answers, counted from the rounds. */
export const scoreOf = (state: BattleState, seat: SeatIndex): number =>
  state.rounds.filter(
    (round, i) => round.closedAt !== null && round.answers[seat]?.choice === state.items[i]?.right,
  ).length

export const withSeat = (state: BattleState, seat: SeatIndex, change: Partial<Seat>): BattleState => ({
  ...state,
  seats:
    seat === 0
      ? [{ ...state.seats[0], ...change }, state.seats[1]]
      : [state.seats[0], { ...state.seats[1], ...change }],
})

export const withRound = (state: BattleState, change: Partial<Round>): BattleState => ({
  ...state,
  rounds: [...state.rounds.slice(0, -1), { ...currentRound(state), ...change }],
})
