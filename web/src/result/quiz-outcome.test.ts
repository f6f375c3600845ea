import { expect, test } from 'vitest'
import { isCelebrated, kindOfScore } from './outcome.ts'
import { quizOutcome } from './quiz-outcome.ts'

const game = (score: number, change: Partial<Parameters<typeof quizOutcome>[0]> = {}) => ({
  kind: 'daily' as const,
  score,
  total: 10,
  marks: Array.from({ length: 10 }, (_, i) => i < score),
  ended: { at: 1, reason: 'completed' as const },
  ...change,
})

test.each([
  [10, 'perfect', 'Perfect!', 'Ten of ten. There is no question 11: we checked.'],
  [9, 'good', 'So close', 'One got away.'],
  [7, 'good', 'Good going', 'You know your way around.'],
  [6, 'fair', 'Not bad', 'And four new facts for the road.'],
  [4, 'fair', 'Not bad', 'And six new facts for the road.'],
  [3, 'low', 'The scenic route', 'You see more that way: seven new facts.'],
  [1, 'low', 'The scenic route', 'You see more that way: nine new facts.'],
  [0, 'zero', 'Flat tyre', 'It happens to the best vans. Tomorrow is a new road.'],
])('%i of ten in the daily is %s: “%s”', (score, kind, verdict, line) => {
  expect(quizOutcome(game(score))).toEqual({ kind, verdict, line })
})

test.each([
  [{ total: 1 }, 1, 'One question, one answer. Flawless.'],
  [{ total: 5 }, 5, 'All five of them. We have nothing left to teach you here.'],
  [{ total: 50 }, 50, 'All 50 of them. We have nothing left to teach you here.'],
  [{ total: 2 }, 1, 'And one new fact for the road.'],
  [{ total: 20 }, 1, 'You see more that way: 19 new facts.'],
  [{ total: 5 }, 0, 'It happens to the best vans. Have another go.'],
])('a quiz of another length says so: %o', (change, score, line) => {
  expect(quizOutcome(game(score, { kind: 'custom', ...change })).line).toBe(line)
})

test.each([
  [0, 'You gave up.'],
  [1, 'You gave up after 1 question.'],
  [4, 'You gave up after 4 questions.'],
])('a quiz given up after %i questions is cut short', (closed, line) => {
  const given = game(0, { marks: Array(closed).fill(false), ended: { at: 1, reason: 'given-up' } })
  expect(quizOutcome(given)).toMatchObject({ kind: 'zero', verdict: 'Cut short', line })
})

test('only a score that is a feat is celebrated', () => {
  expect(kindOfScore(8, 8)).toBe('perfect')
  expect((['perfect', 'first', 'best', 'win'] as const).every(isCelebrated)).toBe(true)
  expect((['good', 'fair', 'low', 'zero', 'draw', 'loss', 'void'] as const).some(isCelebrated)).toBe(false)
})
