import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Difficulty } from '../game/item.ts'
import {
  expectedCorrect,
  labelDisagreement,
  measuredDifficulty,
  type QuestionRating,
  questionKFactor,
  rateQuestion,
  unansweredRating,
} from './question-rating.ts'

const player = fc.integer({ min: 100, max: 3_200 })
const question = fc.record({
  rating: fc.double({ min: 100, max: 2_200, noNaN: true }),
  answers: fc.nat(5_000),
})

test.for([
  { player: 1_000, rating: 1_000, share: 0.625 },
  { player: 1_400, rating: 1_000, share: 0.25 + 0.75 * (10 / 11) },
  { player: 1_000, rating: 1_400, share: 0.25 + 0.75 / 11 },
  { player: 100, rating: 2_200, share: 0.25 },
  { player: 2_200, rating: 100, share: 1 },
])('QR1 a share of $share of players at $player gets a question at $rating right', (row) => {
  expect(expectedCorrect(row.player, row.rating)).toBeCloseTo(row.share, 4)
})

test('QR1 nobody is expected to do worse than by guessing, and stronger players never worse than weaker ones', () => {
  fc.assert(
    fc.property(player, player, question, (one, other, { rating }) => {
      const [weaker, better] = one < other ? [one, other] : [other, one]
      expect(expectedCorrect(weaker, rating)).toBeGreaterThanOrEqual(0.25)
      expect(expectedCorrect(better, rating)).toBeGreaterThanOrEqual(expectedCorrect(weaker, rating))
      expect(expectedCorrect(better, rating)).toBeLessThanOrEqual(1)
    }),
  )
})

test('QR2 a question starts at the rating of its label', () => {
  expect(([1, 2, 3] as const).map(unansweredRating)).toEqual([
    { rating: 890, answers: 0 },
    { rating: 1_075, answers: 0 },
    { rating: 1_240, answers: 0 },
  ])
})

test.for([
  { answers: 0, step: 83.33 },
  { answers: 10, step: 50 },
  { answers: 50, step: 19.23 },
  { answers: 235, step: 5 },
  { answers: 100_000, step: 5 },
])('QR3 after $answers answers one more changes a question by at most $step', ({ answers, step }) => {
  expect(questionKFactor(answers)).toBeCloseTo(step, 2)
})

test.for([
  { player: 1_075, isRight: true, rating: 1_075 - 83.333 * 0.375 },
  { player: 1_075, isRight: false, rating: 1_075 + 83.333 * 0.625 },
  { player: 1_475, isRight: true, rating: 1_075 - 83.333 * 0.75 * (1 / 11) },
  { player: 675, isRight: false, rating: 1_075 + 83.333 * (0.25 + 0.75 / 11) },
])(
  'QR3 a first answer of a player at $player, right: $isRight, changes 1,075 to $rating',
  ({ rating, ...answer }) => {
    const after = rateQuestion(unansweredRating(2), answer)
    expect(after.rating).toBeCloseTo(rating, 2)
    expect(after.answers).toBe(1)
  },
)

test('QR3 an accurate question rating stays where it is, whoever answers', () => {
  fc.assert(
    fc.property(player, question, (elo, before) => {
      fc.pre(before.rating > 200 && before.rating < 2_100)
      const share = expectedCorrect(elo, before.rating)
      const right = rateQuestion(before, { player: elo, isRight: true }).rating
      const wrong = rateQuestion(before, { player: elo, isRight: false }).rating
      expect(share * right + (1 - share) * wrong).toBeCloseTo(before.rating, 8)
    }),
  )
})

test('QR3 QR4 a right answer never makes a question harder, a wrong one never easier, and it stays within 100 and 2,200', () => {
  fc.assert(
    fc.property(player, question, (elo, before) => {
      const right = rateQuestion(before, { player: elo, isRight: true }).rating
      const wrong = rateQuestion(before, { player: elo, isRight: false }).rating
      expect(right).toBeLessThanOrEqual(before.rating)
      expect(wrong).toBeGreaterThanOrEqual(before.rating)
      expect(right).toBeGreaterThanOrEqual(100)
      expect(wrong).toBeLessThanOrEqual(2_200)
    }),
  )
})

test('QR4 a question that nobody gets right stops at 2,200; its rating falls once it is corrected', () => {
  const answered = (before: QuestionRating, times: number, isRight: (i: number) => boolean): QuestionRating =>
    Array.from({ length: times }, (_, i) => isRight(i)).reduce(
      (question, right) => rateQuestion(question, { player: 1_000, isRight: right }),
      before,
    )
  const broken = answered(unansweredRating(1), 5_000, () => false)
  expect(broken).toEqual({ rating: 2_200, answers: 5_000 })
  // 62.5 % of players rated 1,000 get a question rated 1,000 right.
  const mended = answered(broken, 2_000, (i) => i % 8 < 5)
  expect(Math.abs(mended.rating - 1_000)).toBeLessThan(25)
})

test.for([
  { rating: 1_240, answers: 29, label: 1, measured: 1 },
  { rating: 1_240, answers: 30, label: 1, measured: 3 },
  { rating: 100, answers: 30, label: 3, measured: 1 },
  { rating: 982, answers: 30, label: 3, measured: 1 },
  { rating: 983, answers: 30, label: 3, measured: 2 },
  { rating: 1_157, answers: 30, label: 1, measured: 2 },
  { rating: 1_158, answers: 30, label: 1, measured: 3 },
  { rating: 2_200, answers: 9_000, label: 2, measured: 3 },
] as const)('QR5 labelled $label, at $rating after $answers answers it measures as $measured', (row) => {
  expect(measuredDifficulty(row, row.label)).toBe(row.measured)
})

test('QR5 a question at its initial rating has the difficulty of its label', () => {
  for (const label of [1, 2, 3] satisfies Difficulty[])
    for (const answers of [0, 30, 500])
      expect(measuredDifficulty({ ...unansweredRating(label), answers }, label)).toBe(label)
})

test.for([
  { rating: 1_500, answers: 29, label: 1, by: 0 },
  { rating: 982, answers: 30, label: 1, by: 0 },
  { rating: 1_082.5, answers: 30, label: 1, by: 100 },
  { rating: 882.5, answers: 30, label: 2, by: 100 },
  { rating: 1_257.5, answers: 30, label: 2, by: 100 },
  { rating: 2_200, answers: 30, label: 3, by: 0 },
  { rating: 657.5, answers: 30, label: 3, by: 500 },
] as const)('QR6 labelled $label, at $rating after $answers answers the disagreement is $by', (row) => {
  expect(labelDisagreement(row, row.label)).toBe(row.by)
})
