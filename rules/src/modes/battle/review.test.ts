import { expect, test } from 'vitest'
import { Playthrough, sampleOpening } from './playthrough.test-kit.ts'
import { review } from './review.ts'

test('B20 there is no review before the end', () => {
  const game = new Playthrough()
  expect(review(game.state)).toBeNull()
  expect(review(game.waitForQuestion(9).state)).toBeNull()
})

test('B20 a review holds every question with both answers, their times and the allowances', () => {
  const game = new Playthrough()
  game.delays = [0, 120]
  game.waitForQuestion(1).wait(1_500)
  game.answer(0, 'right')
  game.wait(2_000)
  game.answer(1, 'wrong')
  game.waitForTheEnd()
  const rounds = review(game.state)
  expect(rounds).toHaveLength(10)
  expect(rounds?.[1]).toEqual({
    ...sampleOpening().items[1],
    answers: [
      { choice: 1, ms: 1_500 },
      { choice: 2, ms: 3_500 },
    ],
    allowance: [0, 120],
  })
  expect(rounds?.[2]?.answers).toEqual([null, null])
})

test('B20 after an early end it holds the questions asked, including the open one', () => {
  const game = new Playthrough().waitForQuestion(2)
  game.answer(1, 'right')
  game.ask({ type: 'resign', seat: 0 })
  expect(review(game.state)?.map(({ question }) => question)).toEqual([
    'question-0',
    'question-1',
    'question-2',
  ])
  expect(review(game.state)?.[2]?.answers[1]).toEqual({ choice: 2, ms: 0 })
})

test('B20 a battle that nobody joined has nothing to review', () => {
  const game = new Playthrough(sampleOpening({ entry: 'invited' }))
  game.waitForTheEnd()
  expect(review(game.state)).toEqual([])
})
