import type { Difficulty } from '../game/item.ts'
import { expectedCorrect } from '../rating/question-rating.ts'
import { type GameFacts, timedAnswers } from './facts.ts'
import { gamesShowing, ONE_IN_A_MILLION, type Signal } from './signal.ts'
import { binomialTail, evidenceStrength, narrowSpreadProbability } from './tail-probability.ts'

/** FP5: a rating may be this far below the player's strength, points. */
const AHEAD_OF_RATING = 200
/**
 * FP5: nobody gets a higher share of such questions right for long. People get 71, 56 and 44 % of easy,
 * medium and hard questions right.
 */
const MAX_EXPECTED: Readonly<Record<Difficulty, number>> = { 1: 0.98, 2: 0.95, 3: 0.9 }
/**
 * FP6: people's times in one kind of task vary by a third to two thirds of their mean (E.-J. Wagenmakers and
 * S. Brown, "On the linear relation between the mean and the standard deviation of a response time
 * distribution", 2007); those of our players, for questions of all lengths, have a standard deviation of 0.45
 * in their logarithm. Less than half of the minimum is not human.
 */
const MIN_SPREAD = 0.15
/** FP5: fewer answers are not evidence. */
const MIN_ANSWERS = 30

/** FP5: the highest expected share of a player of this rating, for a question of this rating and label. */
export const maxExpectedScore = (elo: number, question: number, label: Difficulty): number =>
  Math.min(expectedCorrect(elo + AHEAD_OF_RATING, question), MAX_EXPECTED[label])

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / Math.max(1, numbers.length)

/** The standard deviation of the logarithms of times, ms; two times differ by a factor, not by a number of seconds. */
const spreadOf = (times: readonly number[]): number => {
  const logs = times.map((ms) => Math.log(Math.max(1, ms)))
  const middle = mean(logs)
  return Math.sqrt(logs.reduce((sum, x) => sum + (x - middle) ** 2, 0) / Math.max(1, logs.length - 1))
}

/**
 * FP5 FP6: many more right answers to medium and hard questions than the rating implies, at a steady pace.
 */
export const hardQuestionSignal = (games: readonly GameFacts[]): Signal | null => {
  const answers = timedAnswers(games).filter(({ difficulty }) => difficulty > 1)
  const right = answers.filter((answer) => answer.right)
  if (right.length < MIN_ANSWERS) return null
  const expected = mean(answers.map((answer) => answer.expected))
  const spread = spreadOf(right.map(({ ms }) => ms))
  const known = binomialTail(right.length, answers.length, expected)
  const narrow = narrowSpreadProbability(spread, right.length, MIN_SPREAD)
  if (known >= ONE_IN_A_MILLION || narrow >= ONE_IN_A_MILLION) return null
  return {
    kind: 'hard-answers',
    other: null,
    strength: evidenceStrength(Math.max(known, narrow)),
    figures: {
      answers: answers.length,
      right: right.length,
      expectedShare: expected,
      spread,
      leastSpread: MIN_SPREAD,
      byChance: known,
      narrowByChance: narrow,
    },
    games: gamesShowing(games, (game) => game.answers.some(({ difficulty }) => difficulty > 1)),
  }
}
