import type { Millis } from '../game/decider.ts'
import type { Difficulty } from '../game/item.ts'

/** One answer to a question with choices, in a game that counts. */
export interface AnswerFact {
  /** From the question to the answer as the server saw it, the network's delay included; null: not known. */
  readonly ms: Millis | null
  /** Of the prompt. */
  readonly characters: number
  readonly right: boolean
  readonly difficulty: Difficulty
  /** The share of people a good deal stronger than this player's rating who get it right, 0 to 1 (FP5). */
  readonly expected: number
}

/** How a rated battle went for one player. */
export interface BattleFact {
  /** The opponent; null for one who has left for good. */
  readonly other: string | null
  readonly outcome: 'won' | 'lost' | 'drawn'
  /** This player was behind, and resigned or was away when it ended. */
  readonly leftBehind: boolean
  /** The opponent lost it without playing (FP8). */
  readonly given: boolean
  /** This player did. */
  readonly gave: boolean
  /** Both accounts have been logged in to in one and the same browser (FP10). */
  readonly sameDevice: boolean
}

/** Messages of one game that were refused (FP7). */
export interface MessageFact {
  /** Those that our pages never send. */
  readonly forged: number
  /** Answers after the end of their question. */
  readonly late: number
}

/** What is looked at of one game of one player. */
export interface GameFacts {
  readonly game: string
  /** When its results were entered. */
  readonly at: Millis
  readonly answers: readonly AnswerFact[]
  /** Null for a game of one seat. */
  readonly battle: BattleFact | null
  readonly messages: MessageFact
}

/** FP2: so many of a player's newest games are looked at. */
export const GAMES_EXAMINED = 50

/** The answers whose time is known: the others say nothing of how quick or how even somebody is. */
export const timedAnswers = (games: readonly GameFacts[]): (AnswerFact & { readonly ms: Millis })[] =>
  games.flatMap(({ answers }) =>
    answers.flatMap((answer) => (answer.ms === null ? [] : { ...answer, ms: answer.ms })),
  )
