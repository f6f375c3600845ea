import type { Millis } from '../game/decider.ts'
import type { Difficulty } from '../game/item.ts'

/** One answer to a question with choices, in a game that counts. */
export interface AnswerFact {
  /**
   * The time from the question to the answer as measured by the server, including network delay, ms; null:
   * not known.
   */
  readonly ms: Millis | null
  /** The length of the prompt. */
  readonly characters: number
  readonly right: boolean
  readonly difficulty: Difficulty
  /**
   * The share of right answers expected at most, 0 to 1: that of people 200 points above this player, capped
   * (FP5).
   */
  readonly expected: number
}

/** A rated battle from one player's side. */
export interface BattleFact {
  /** The opponent; null if the account is gone. */
  readonly other: string | null
  readonly outcome: 'won' | 'lost' | 'drawn'
  /** This player was behind, and resigned or was away when it ended. */
  readonly leftBehind: boolean
  /** The opponent lost the game without playing (FP8). */
  readonly given: boolean
  /** This player lost the game without playing. */
  readonly gave: boolean
  /** Both accounts have been logged in to in the same browser (FP10). */
  readonly sameDevice: boolean
}

/** Refused messages of one game (FP7). */
export interface MessageFact {
  /** The number of messages that our pages never send. */
  readonly forged: number
  /** The number of answers after the end of their question. */
  readonly late: number
}

/** The facts of one game of one player. */
export interface GameFacts {
  readonly game: string
  /** When the game's result was saved. */
  readonly at: Millis
  readonly answers: readonly AnswerFact[]
  /** null for a game with one seat. */
  readonly battle: BattleFact | null
  readonly messages: MessageFact
}

/** FP2: the number of a player's newest games that are examined. */
export const GAMES_EXAMINED = 50

/** The answers with a known time: the others say nothing about speed or regularity. */
export const timedAnswers = (games: readonly GameFacts[]): (AnswerFact & { readonly ms: Millis })[] =>
  games.flatMap(({ answers }) =>
    answers.flatMap((answer) => (answer.ms === null ? [] : { ...answer, ms: answer.ms })),
  )
