import type { Difficulty } from '../game/item.ts'
import { expectedScore, FLOOR_ELO } from './elo.ts'

/**
 * The difficulty of a question, on the players' scale, from who gets it right. Sources:
 * - the share right with guessing: the three-parameter logistic model of A. Birnbaum, in Lord and Novick, "Statistical
 *   Theories of Mental Test Scores" (1968), with its slope fixed to Elo's and its guessing to one in four;
 * - Elo for questions, with steps that fall as a / (1 + b n): R. Pelánek, "Applications of the Elo rating system in
 *   adaptive educational systems", Computers & Education 98 (2016).
 */
export interface QuestionRating {
  /** Points on the players' scale, not rounded: steps become smaller than half a point. */
  readonly rating: number
  /** The number of answers that have changed it. */
  readonly answers: number
}

/** A first answer that counts, to a question with four choices. */
export interface FirstAnswer {
  /** The player's Elo rating before the game in which they gave this answer. */
  readonly player: number
  readonly isRight: boolean
}

/**
 * QR1: four choices, of which one is right. Elo's 400, where a logit is 174 points, fits one question because
 * a battle of ten questions separates players about as well as one question without guessing would: in
 * simulations, a logit is 105 points (a young community, not yet spread out) to 172 (after hundreds of
 * battles).
 */
const GUESSED = 0.25
/**
 * QR2: the ratings at which people get 71, 56 and 44 % of easy, medium and hard questions right. The players'
 * mean is 1,000; the standard deviation is a logit (174 points) for their strengths and 1.2 for the
 * difficulty of questions.
 */
const START: Readonly<Record<Difficulty, number>> = { 1: 890, 2: 1_075, 3: 1_240 }
/**
 * QR3: the best step after n answers is 1 / (slope · (n + prior)), as in Robbins and Monro (1951). The slope
 * of `expectedCorrect` is 0.0008 a point, averaged over players and questions; the prior is the label's worth
 * in answers.
 */
const STEP = 1_250
const LABEL_WORTH = 15
/**
 * QR3: facts become known and are forgotten, so a rating is never final: about its last 250 answers decide
 * it.
 */
const MIN_STEP = 5
/** QR4: above this, nearly every right answer is a guess, and answers carry no information. */
const TOP = 2_200
/** QR5: the number of answers at which they have twice the weight of the label. */
const MEASURED = 2 * LABEL_WORTH

/** QR2: the rating of a question without answers. */
export const unansweredRating = (label: Difficulty): QuestionRating => ({ rating: START[label], answers: 0 })

/**
 * QR1: the share of such players, 0.25 to 1, that gets such a question right: those who know it, and a quarter of the
 * rest.
 */
export const expectedCorrect = (player: number, question: number): number =>
  GUESSED + (1 - GUESSED) * expectedScore(player, question)

/** QR3: the largest change of a question's rating by one answer, in points, after this many answers. */
export const questionKFactor = (answers: number): number => Math.max(MIN_STEP, STEP / (LABEL_WORTH + answers))

/**
 * QR3 QR4: the rating goes up with a wrong answer and down with a right one, in proportion to the surprise.
 */
export const rateQuestion = (
  { rating, answers }: QuestionRating,
  { player, isRight }: FirstAnswer,
): QuestionRating => {
  const moved = rating + questionKFactor(answers) * (expectedCorrect(player, rating) - Number(isRight))
  return { rating: Math.min(TOP, Math.max(FLOOR_ELO, moved)), answers: answers + 1 }
}

/**
 * QR5: the label whose starting rating is nearest to the rating; with fewer than 30 answers the author's
 * label.
 */
export const measuredDifficulty = ({ rating, answers }: QuestionRating, label: Difficulty): Difficulty => {
  if (answers < MEASURED) return label
  if (rating < (START[1] + START[2]) / 2) return 1
  return rating < (START[2] + START[3]) / 2 ? 2 : 3
}

/**
 * QR6: the distance in points from the rating to the nearest one that measures as the author's label; 0 if
 * the rating itself does, and with fewer than 30 answers.
 */
export const labelDisagreement = ({ rating, answers }: QuestionRating, label: Difficulty): number => {
  if (measuredDifficulty({ rating, answers }, label) === label) return 0
  const lowest =
    label === 1 ? Number.NEGATIVE_INFINITY : (START[(label - 1) as Difficulty] + START[label]) / 2
  const highest =
    label === 3 ? Number.POSITIVE_INFINITY : (START[label] + START[(label + 1) as Difficulty]) / 2
  return Math.max(lowest - rating, rating - highest, 0)
}
