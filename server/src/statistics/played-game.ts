import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import type { GameKind } from '@trivium/wire/modes/counters'

/** An answer to a question of the bank. `ms`: null if the clock ran out or the time is not known. */
export interface AnswerGiven {
  readonly category: string
  readonly difficulty: Difficulty
  readonly correct: boolean
  readonly ms: Millis | null
}

/** A match against another person, rated or casual, from this player's side. */
export interface Meeting {
  readonly other: string
  readonly outcome: 'won' | 'lost' | 'drawn'
}

/** What statistics count of a player's game. */
export interface PlayedGame {
  readonly uid: string
  readonly mode: GameKind
  /** Empty for player-made quizzes, flags and countries. */
  readonly answers: readonly AnswerGiven[]
  readonly meeting: Meeting | null
}
