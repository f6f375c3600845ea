import { describe, expect, test } from 'vitest'
import { isTooQuick, tooQuickThreshold } from './answer-times.ts'
import { caseScore, detectSignals } from './assess.ts'
import type { AnswerFact, GameFacts } from './facts.ts'
import { maxExpectedScore } from './hard-questions.ts'

const answer = (ms: number | null): AnswerFact => ({
  ms,
  characters: 60,
  right: true,
  difficulty: 1,
  expected: 0.9,
})
const game = (at: number, ms: number | null): GameFacts => ({
  game: `game-${at}`,
  at,
  answers: Array.from({ length: 10 }, () => answer(ms)),
  battle: null,
  messages: { forged: 0, late: 0 },
})
const NOBODY = { lost: 0, left: 0 }

describe('FP3 too quick', () => {
  test.for([
    [0, 360],
    [60, 660],
    [108, 900],
    [400, 900],
  ] as const)('FP3 for a prompt of %i characters is below %i ms', ([characters, limit]) => {
    expect(tooQuickThreshold(characters)).toBe(limit)
    expect(isTooQuick({ ...answer(limit - 1), characters })).toBe(true)
    expect(isTooQuick({ ...answer(limit), characters })).toBe(false)
  })

  test('FP3 an answer without a time is not too quick, and is not one of the 30', () => {
    expect(isTooQuick(answer(null))).toBe(false)
    const timed = [1, 2].map((at) => game(at, 100))
    expect(detectSignals([...timed, game(3, null)], NOBODY)).toEqual([])
    expect(detectSignals([...timed, game(3, null), game(4, 100)], NOBODY)).toMatchObject([
      { figures: { answers: 30 } },
    ])
  })

  test('FP3 fewer than 30 answers are not evidence', () => {
    expect(
      detectSignals(
        [1, 2].map((at) => game(at, 100)),
        NOBODY,
      ),
    ).toEqual([])
    expect(
      detectSignals(
        [1, 2, 3].map((at) => game(at, 100)),
        NOBODY,
      ),
    ).toMatchObject([{ kind: 'fast-answers', figures: { answers: 30, tooQuick: 30, tooQuickAndRight: 30 } }])
  })
})

test('FP5 the expected share follows from the rating plus 200 points, up to what people know', () => {
  expect(maxExpectedScore(1_000, 1_200, 3)).toBeCloseTo(0.625, 9)
  expect(maxExpectedScore(2_400, 1_000, 3)).toBe(0.9)
  expect(maxExpectedScore(2_400, 1_000, 2)).toBe(0.95)
  expect(maxExpectedScore(2_400, 1_000, 1)).toBe(0.98)
})

test('FP2 only the newest 50 games count, in any order', () => {
  const old = Array.from({ length: 20 }, (_, at) => game(at, 100))
  const since = Array.from({ length: 50 }, (_, at) => game(100 + at, 3_000))
  expect(detectSignals([...since, ...old], NOBODY)).toEqual([])
  expect(detectSignals([...since.slice(30), ...old], NOBODY)).toHaveLength(1)
})

test('FP12 games that are not passed in do not count', () => {
  const games = Array.from({ length: 4 }, (_, at) => game(at, 100))
  expect(detectSignals(games, NOBODY)).toHaveLength(1)
  expect(
    detectSignals(
      games.filter(({ at }) => at > 1),
      NOBODY,
    ),
  ).toEqual([])
})

test('FP11 a score is the sum of strengths, rounded', () => {
  expect(caseScore([{ strength: 6.2 }, { strength: 5 }, { strength: 1.9 }])).toBe(13)
  expect(caseScore([])).toBe(0)
})
