import { describe, expect, test } from 'vitest'
import type { Difficulty } from '../game/item.ts'
import { type Random, randomFrom } from '../random.ts'
import {
  expectedCorrect,
  measuredDifficulty,
  type QuestionRating,
  rateQuestion,
  unansweredRating,
} from './question-rating.ts'
import {
  type SimulatedAnswer,
  type SimulatedPlayer,
  type SimulatedQuestion,
  sampleOf,
  settledPlayers,
  simulatedAnswer,
  simulatedQuestions,
  trueProbability,
} from './simulated-answers.test-kit.ts'

const QUESTIONS = 2_000
/**
 * The spread of true difficulty, in logits, and the accuracy of authors' labels, chosen so that people get
 * each label right as often as in QR2.
 */
const LIKELY = { spread: 1.2, judgement: 0.75 }
const LOGIT = 400 / Math.LN10

const sum = (numbers: readonly number[]): number => numbers.reduce((total, x) => total + x, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length
const shareOf = (answers: readonly SimulatedAnswer[]): number =>
  mean(answers.map(({ isRight }) => Number(isRight)))

const answersTo = (
  bank: readonly SimulatedQuestion[],
  who: readonly SimulatedPlayer[],
  count: number,
  random: Random,
): SimulatedAnswer[][] =>
  bank.map((one) => Array.from({ length: count }, () => simulatedAnswer(sampleOf(who, random), one, random)))

const rated = (before: QuestionRating, answers: readonly SimulatedAnswer[]): QuestionRating =>
  answers.reduce((now, { by, isRight }) => rateQuestion(now, { player: by.elo, isRight }), before)
const ratedBank = (
  bank: readonly SimulatedQuestion[],
  answers: readonly SimulatedAnswer[][],
): QuestionRating[] => bank.map(({ label }, i) => rated(unansweredRating(label), answers[i]!))

/** Ranks from 0; equal numbers share the mean of theirs. */
const ranks = (numbers: readonly number[]): number[] => {
  const places = numbers.toSorted((a, b) => a - b).map((x, i) => [x, i] as const)
  const last = new Map(places)
  const first = new Map(places.toReversed())
  return numbers.map((x) => (first.get(x)! + last.get(x)!) / 2)
}
const spearman = (xs: readonly number[], ys: readonly number[]): number => {
  const [a, b] = [xs, ys].map((numbers) => ranks(numbers).map((rank) => rank - (numbers.length - 1) / 2))
  const dot = (u: number[], v: number[]): number => sum(u.map((x, i) => x * v[i]!))
  return dot(a!, b!) / Math.sqrt(dot(a!, a!) * dot(b!, b!))
}

type Prior = Record<'mean' | 'spread', number>
const priorOf = (bank: readonly SimulatedQuestion[], label: Difficulty): Prior => {
  const difficulties = bank.filter((one) => one.label === label).map(({ difficulty }) => difficulty)
  const middle = mean(difficulties)
  return { mean: middle, spread: Math.sqrt(mean(difficulties.map((x) => (x - middle) ** 2))) }
}

/**
 * The most likely difficulty, estimated with the players' true strengths: about the best estimate that
 * answers allow. With the prior of the label's questions it is about the best that answers and label together
 * allow.
 */
const likeliest = (answers: readonly SimulatedAnswer[], prior?: Prior): number => {
  const likelihood = (difficulty: number): number => {
    let total = prior === undefined ? 0 : -(((difficulty - prior.mean) / prior.spread) ** 2) / 2
    for (const { by, isRight } of answers) {
      const share = trueProbability(by.strength, difficulty)
      total += Math.log(isRight ? share : 1 - share)
    }
    return total
  }
  const bestNear = (middle: number, step: number, steps: number): number => {
    const tried = Array.from({ length: 2 * steps + 1 }, (_, i) => middle + step * (i - steps))
    const likelihoods = tried.map(likelihood)
    return tried[likelihoods.indexOf(Math.max(...likelihoods))]!
  }
  return bestNear(bestNear(0, 0.5, 12), 0.05, 10)
}

describe('QR3 5,000 players and 2,000 questions', () => {
  const random = randomFrom('questions and players')
  const bank = simulatedQuestions(QUESTIONS, LIKELY, random)
  const players = settledPlayers(5_000, bank, random)

  const correlations = (spread: number, judgement: number) => {
    const questions = simulatedQuestions(QUESTIONS, { spread, judgement }, random)
    const answers = answersTo(questions, players, 50, random)
    const priors = { 1: priorOf(questions, 1), 2: priorOf(questions, 2), 3: priorOf(questions, 3) }
    const withTruth = (numbers: readonly number[]): number =>
      Number(
        spearman(
          numbers,
          questions.map(({ difficulty }) => difficulty),
        ).toFixed(3),
      )
    return {
      'spread, points': Math.round(spread * LOGIT),
      'author’s label': withTruth(questions.map(({ label }) => label)),
      'share right': withTruth(answers.map((all) => -shareOf(all))),
      measured: withTruth(ratedBank(questions, answers).map(({ rating }) => rating)),
      'bound, no label': withTruth(answers.map((all) => likeliest(all))),
      bound: withTruth(answers.map((all, i) => likeliest(all, priors[questions[i]!.label]))),
    }
  }

  test.for([
    { label: 1, share: 0.71 },
    { label: 2, share: 0.56 },
    { label: 3, share: 0.44 },
  ])(
    'QR2 with this spread and judgement people get a share of $share of label $label right',
    ({ label, share }) => {
      const ofLabel = bank.filter((one) => one.label === label)
      expect(Math.abs(shareOf(answersTo(ofLabel, players, 20, random).flat()) - share)).toBeLessThan(0.02)
    },
  )

  test('QR3 after 50 answers the rank correlation of measured with true difficulty is at least 0.9', () => {
    const likely = correlations(LIKELY.spread, LIKELY.judgement)
    const uselessLabels = correlations(LIKELY.spread, 0)
    const narrow = correlations(1, LIKELY.judgement)
    const tooNarrow = correlations(0.8, LIKELY.judgement)
    console.table({ likely, uselessLabels, narrow, tooNarrow })
    for (const { measured } of [likely, uselessLabels, narrow]) expect(measured).toBeGreaterThanOrEqual(0.9)
    expect(tooNarrow.bound).toBeLessThan(0.91)
    for (const { measured, bound } of [likely, uselessLabels, narrow, tooNarrow])
      expect(measured).toBeGreaterThan(bound - 0.025)
  }, 30_000)

  test('QR1 players get questions right as often as expected, at any rating gap', () => {
    const ratings = ratedBank(bank, answersTo(bank, players, 200, random))
    const answers = answersTo(bank, players, 200, random).flatMap((all, i) =>
      all.map(({ by, isRight }) => ({
        expected: expectedCorrect(by.elo, ratings[i]!.rating),
        isRight: Number(isRight),
      })),
    )
    const buckets = [...Map.groupBy(answers, ({ expected }) => Math.floor(expected * 10)).values()]
    const shares = buckets.map((all) => ({
      answers: all.length,
      expected: Number(mean(all.map(({ expected }) => expected)).toFixed(3)),
      observed: Number(mean(all.map(({ isRight }) => isRight)).toFixed(3)),
    }))
    console.table(shares.toSorted((a, b) => a.expected - b.expected))
    for (const { expected, observed } of shares) expect(Math.abs(expected - observed)).toBeLessThan(0.03)
  }, 30_000)

  test('QR3 the mean of all ratings does not drift', () => {
    let ratings = bank.map(({ label }) => unansweredRating(label))
    const means = [0, 50, 450, 500].map((count) => {
      const answers = answersTo(bank, players, count, random)
      ratings = ratings.map((one, i) => rated(one, answers[i]!))
      return mean(ratings.map(({ rating }) => rating))
    })
    console.log('mean rating after 0, 50, 500, 1,000 answers:', means.map(Math.round).join(', '))
    for (const now of means) expect(Math.abs(now - means[0]!)).toBeLessThan(15)
    expect(Math.abs(means[3]! - means[2]!)).toBeLessThan(5)
  }, 30_000)

  test('QR3 answers of the weaker half of the players give the same ratings as those of the stronger', () => {
    const byElo = players.toSorted((a, b) => a.elo - b.elo)
    const measuredBy = (who: readonly SimulatedPlayer[]): number[] =>
      ratedBank(bank, answersTo(bank, who, 200, random)).map(({ rating }) => rating)
    const [weak, strong] = [measuredBy(byElo.slice(0, 2_500)), measuredBy(byElo.slice(2_500))]
    console.log('mean rating by either half:', [weak, strong].map((all) => Math.round(mean(all))).join(', '))
    expect(Math.abs(mean(weak) - mean(strong))).toBeLessThan(30)
    expect(spearman(weak, strong)).toBeGreaterThan(0.93)
  }, 30_000)

  test('QR5 with 30 answers the measurement is right more often than the label, and still improves', () => {
    const labels = ([1, 2, 3] as const).map((label) => ({ label, at: priorOf(bank, label).mean }))
    const trueLabel = ({ difficulty }: SimulatedQuestion): Difficulty =>
      labels.toSorted((a, b) => Math.abs(a.at - difficulty) - Math.abs(b.at - difficulty))[0]!.label
    const agreeing = [0, 30, 100, 300].map((count) => {
      const ratings = ratedBank(bank, answersTo(bank, players, count, random))
      return mean(bank.map((one, i) => Number(measuredDifficulty(ratings[i]!, one.label) === trueLabel(one))))
    })
    console.log('right after 0, 30, 100, 300 answers:', agreeing.map((x) => x.toFixed(2)).join(', '))
    expect(agreeing).toEqual(agreeing.toSorted((a, b) => a - b))
    expect(agreeing[1]! - agreeing[0]!).toBeGreaterThan(0.05)
  }, 30_000)
})
