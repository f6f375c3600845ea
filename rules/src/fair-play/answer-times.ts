import type { Millis } from '../game/decider.ts'
import { type AnswerFact, type GameFacts, timedAnswers } from './facts.ts'
import { gamesShowing, ONE_IN_A_BILLION, ONE_IN_A_MILLION, type Signal } from './signal.ts'
import { binomialTail, evidenceStrength } from './tail-probability.ts'

/**
 * FP3: the minimum time of a right answer: the time to choose among four known signals, 0.36 s (W. E. Hick,
 * "On the rate of gain of information", 1952: 0.518 s · log10(n + 1)), plus 5 ms a character of the prompt.
 * Good readers need 25 to 30 ms a character, skimming takes 15 (K. Rayner et al., "So much to read, so little
 * time", 2016), but a player who already knows a question need not read it to the end. An answer after 0.9 s
 * or more is never too quick.
 */
const REACTION: Millis = 360
const PER_CHARACTER: Millis = 5
const LATEST: Millis = 900

/**
 * FP3: the quickest person measured has a median of 1.2 s with a spread of 0.45 (of the logarithm), so 9 to
 * 25 % of such answers to prompts of 60 to 110 characters are too quick.
 */
const QUICKEST_PERSON = 0.25
/**
 * FP3: clicking without reading is right in a quarter of the cases; the rest allows for some luck and some
 * knowledge.
 */
const BLIND = 0.4
/** FP3: fewer answers are not evidence. */
const MIN_ANSWERS = 30

/** FP3: below this time no person can have read the question and found the answer. */
export const tooQuickThreshold = (characters: number): Millis =>
  Math.min(REACTION + PER_CHARACTER * characters, LATEST)

export const isTooQuick = ({ ms, characters }: AnswerFact): boolean =>
  ms !== null && ms < tooQuickThreshold(characters)

/**
 * FP3 FP4: answers too quick for a person to have read the question, and right more often than by blind
 * clicking.
 */
export const answerTimeSignal = (games: readonly GameFacts[]): Signal | null => {
  const answers = timedAnswers(games)
  const quick = answers.filter(isTooQuick)
  const right = quick.filter((answer) => answer.right)
  if (answers.length < MIN_ANSWERS) return null
  const byChance = binomialTail(right.length, answers.length, QUICKEST_PERSON)
  if (byChance >= ONE_IN_A_BILLION) return null
  if (binomialTail(right.length, quick.length, BLIND) >= ONE_IN_A_MILLION) return null
  return {
    kind: 'fast-answers',
    other: null,
    strength: evidenceStrength(byChance),
    figures: {
      answers: answers.length,
      tooQuick: quick.length,
      tooQuickAndRight: right.length,
      expectedAtMost: QUICKEST_PERSON,
      byChance,
    },
    games: gamesShowing(games, (game) => game.answers.some((answer) => answer.right && isTooQuick(answer))),
  }
}
