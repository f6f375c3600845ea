import { describe, expect, test } from 'vitest'
import { answerTimeSignal } from './answer-times.ts'
import { answerFact, gameFacts, times } from './game-facts.test-kit.ts'
import { hardQuestionSignal } from './hard-questions.ts'

const QUICK = answerFact({ ms: 250 })
const QUICK_WRONG = answerFact({ ms: 250, right: false })

describe('FP3 FP4 the limit of quick answers', () => {
  test.for([
    { quick: 53, signal: false },
    { quick: 54, signal: true },
  ])('FP3 $quick of 100 too quick and right are a signal: $signal', ({ quick, signal }) => {
    const answers = [...times(quick, () => QUICK), ...times(100 - quick, () => answerFact())]
    expect(answerTimeSignal([gameFacts(1, { answers })]) !== null).toBe(signal)
  })

  test('FP3 29 answers are not evidence, 30 are', () => {
    const signalOf = (count: number) =>
      answerTimeSignal([gameFacts(1, { answers: times(count, () => QUICK) })])
    expect(signalOf(29)).toBeNull()
    expect(signalOf(30)).not.toBeNull()
  })

  test('FP4 31 right of 40 quick clicks can be luck, 32 can’t', () => {
    const signalOf = (right: number) =>
      answerTimeSignal([
        gameFacts(1, { answers: [...times(right, () => QUICK), ...times(40 - right, () => QUICK_WRONG)] }),
      ])
    expect(signalOf(31)).toBeNull()
    expect(signalOf(32)?.figures).toMatchObject({ answers: 40, tooQuick: 40, tooQuickAndRight: 32 })
  })

  test('FP3 only the games with a quick and right answer are shown', () => {
    const games = [
      gameFacts(1, { answers: times(30, () => QUICK) }),
      gameFacts(2, { answers: [QUICK_WRONG, answerFact()] }),
      gameFacts(3, { answers: [answerFact(), QUICK] }),
    ]
    expect(answerTimeSignal(games)?.games).toEqual(['game-3', 'game-1'])
  })

  test('FP2 of many games the newest 20 are shown', () => {
    const games = times(25, (number) => gameFacts(number, { answers: [QUICK, QUICK] }))
    expect(answerTimeSignal(games)?.games).toEqual(times(20, (number) => `game-${24 - number}`))
  })
})

/** Right answers at an even pace, slower and quicker in turn by this factor's logarithm. */
const paced = (count: number, spread: number, expected = 0.5) =>
  gameFacts(1, {
    answers: times(count, (number) =>
      answerFact({ ms: 4_000 * Math.exp(number % 2 === 0 ? spread : -spread), expected }),
    ),
  })

describe('FP5 FP6 the limit of knowledge and pace', () => {
  test('FP5 29 right answers are not evidence, 30 are', () => {
    expect(hardQuestionSignal([paced(29, 0)])).toBeNull()
    expect(hardQuestionSignal([paced(30, 0)])?.figures).toMatchObject({ answers: 30, right: 30 })
  })

  test('FP5 where 70 % are expected, 38 right of 38 can be chance, 39 of 39 can’t', () => {
    expect(hardQuestionSignal([paced(38, 0, 0.7)])).toBeNull()
    const signal = hardQuestionSignal([paced(39, 0, 0.7)])
    expect(signal?.strength).toBeCloseTo(6.04, 2)
    expect(signal?.figures.expectedShare).toBeCloseTo(0.7, 9)
  })

  test('FP5 the expected share is the mean over all answers, wrong ones included', () => {
    const wrong = times(10, () => answerFact({ right: false, expected: 0.8 }))
    const signal = hardQuestionSignal([gameFacts(1, { answers: [...paced(70, 0, 0.4).answers, ...wrong] })])
    expect(signal?.figures).toMatchObject({ answers: 80, right: 70 })
    expect(signal?.figures.expectedShare).toBeCloseTo(0.45, 9)
  })

  test('FP5 easy questions count for nothing', () => {
    const easy = times(40, () => answerFact({ difficulty: 1 }))
    expect(hardQuestionSignal([gameFacts(1, { answers: easy })])).toBeNull()
    const mixed = gameFacts(2, { answers: [...easy, ...paced(30, 0).answers] })
    expect(hardQuestionSignal([gameFacts(1, { answers: easy }), mixed])).toMatchObject({
      figures: { answers: 30 },
      games: ['game-2'],
    })
  })

  test.for([
    { spread: 0.065, signal: true },
    { spread: 0.0675, signal: false },
  ])('FP6 a spread of $spread in 30 answers is too even for a person: $signal', ({ spread, signal }) => {
    expect(hardQuestionSignal([paced(30, spread)]) !== null).toBe(signal)
  })

  test('FP6 the weaker of both proofs gives the strength', () => {
    expect(hardQuestionSignal([paced(30, 0.065)])?.strength).toBeCloseTo(6.14, 2)
    expect(hardQuestionSignal([paced(30, 0)])?.strength).toBeCloseTo(9.03, 2)
  })

  test('FP6 an answer after 0 ms has a pace too, and an uneven one is not a signal', () => {
    const answers = times(30, (number) => answerFact({ ms: number % 2 === 0 ? 0 : 4_000 }))
    expect(hardQuestionSignal([gameFacts(1, { answers })])).toBeNull()
  })
})
