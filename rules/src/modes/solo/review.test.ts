import { describe, expect, test } from 'vitest'
import { soloOutcomes } from './outcomes.ts'
import {
  choiceItem,
  SoloPlaythrough,
  SURVIVAL_CONFIG,
  soloOpening,
  typedItem,
  UNTIMED_CONFIG,
} from './playthrough.test-kit.ts'
import { review } from './review.ts'

describe('SO15 the review', () => {
  test('SO15 does not exist before the end', () => {
    const game = new SoloPlaythrough()
    expect(review(game.state)).toBeNull()
    expect(review(game.play('right', 'wrong').state)).toBeNull()
  })

  test('SO15 holds every question asked, with answer, time, judgement and allowance', () => {
    const game = new SoloPlaythrough()
    game.delay = 120
    game.next()
    game.answer('right')
    game.next()
    game.wait(1_500)
    game.answer('right')
    game.next()
    game.wait(60_000)
    game.next()
    game.ask({ type: 'give-up' })
    expect(review(game.state)).toEqual([
      { item: choiceItem(0), answer: { choice: 0, text: null, ms: 0 }, right: true, allowance: 120 },
      { item: choiceItem(1), answer: { choice: 1, text: null, ms: 1_500 }, right: true, allowance: 120 },
      { item: choiceItem(2), answer: null, right: false, allowance: 120 },
      { item: choiceItem(3), answer: null, right: null, allowance: 120 },
    ])
  })

  test('SO15 holds the picked questions, and typed answers as they were typed', () => {
    const game = new SoloPlaythrough(soloOpening({ config: SURVIVAL_CONFIG, items: [] }))
    game.draw = typedItem
    game.next()
    game.ask({ type: 'answer', index: 0, text: ' Mali' })
    expect(review(game.state)).toEqual([
      { item: typedItem(0), answer: { choice: null, text: ' Mali', ms: 0 }, right: false, allowance: 0 },
    ])
  })
})

describe('SO16 outcomes', () => {
  test('SO16 exist for closed questions, answered or missed', () => {
    const game = new SoloPlaythrough().play('right', 'wrong')
    game.next()
    game.wait(60_000)
    game.next()
    game.ask({ type: 'give-up' })
    expect(soloOutcomes(game.state)).toEqual([
      { question: 'question-0', correct: true, isTyped: false, firstTry: true },
      { question: 'question-1', correct: false, isTyped: false, firstTry: true },
      { question: 'question-2', correct: false, isTyped: false, firstTry: true },
    ])
  })

  test('SO16 mark a question that the game had asked before', () => {
    const items = [choiceItem(0), choiceItem(1), choiceItem(0)]
    const game = new SoloPlaythrough(soloOpening({ config: UNTIMED_CONFIG, items })).play(
      'wrong',
      'right',
      'right',
    )
    expect(soloOutcomes(game.state).map(({ firstTry }) => firstTry)).toEqual([true, true, false])
  })
})
