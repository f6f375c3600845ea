import { describe, expect, test } from 'vitest'
import { HOUR } from '../../time.ts'
import { solo } from '../solo.ts'
import {
  choiceItem,
  SoloPlaythrough,
  SURVIVAL_CONFIG,
  soloOpening,
  typedItem,
  UNTIMED_CONFIG,
} from './playthrough.test-kit.ts'

describe('SO1 the player sets the pace', () => {
  test('SO1 no question is asked and nothing is due before the player asks', () => {
    const game = new SoloPlaythrough().wait(100 * HOUR)
    expect(solo.deadline(game.state)).toBeNull()
    expect(game.view).toMatchObject({ phase: 'ready', index: -1, question: null, askedAt: null, total: 10 })
    expect(game.journal).toHaveLength(1)
  })

  test('SO1 a closed question stays until the next is asked for, even days later', () => {
    const game = new SoloPlaythrough().play('right').wait(100 * HOUR)
    expect(game.view).toMatchObject({ phase: 'reveal', index: 0 })
    expect(solo.deadline(game.state)).toBeNull()
    game.next()
    expect(game.view).toMatchObject({ phase: 'question', index: 1, askedAt: game.now })
  })

  test('SO1 a missed question stays until then too', () => {
    const game = new SoloPlaythrough()
    game.next()
    game.wait(100 * HOUR)
    expect(game.view).toMatchObject({ phase: 'reveal', index: 0 })
    expect(game.journal).toHaveLength(3)
  })
})

test('SO2 E5 asking again while a question is open changes nothing', () => {
  const game = new SoloPlaythrough()
  game.next()
  const { state } = game
  game.now += 500
  expect(game.next()).toEqual({ ok: true, events: [] })
  expect(game.state).toBe(state)
})

describe('SO3 the source of the questions', () => {
  test('SO3 a quiz asks its questions in the order of the opening event, whatever the command has', () => {
    const items = [choiceItem(4), typedItem(1), choiceItem(2)]
    const game = new SoloPlaythrough(soloOpening({ config: UNTIMED_CONFIG, items }))
    game.draw = () => choiceItem(9)
    const prompts = items.map(() => {
      game.next()
      const { prompt } = game.view.question ?? {}
      game.answer('right')
      return prompt
    })
    expect(prompts).toEqual(items.map(({ prompt }) => prompt))
    expect(game.journal.filter((event) => 'item' in event)).toEqual([])
  })

  test('SO3 survival asks the question that was picked, and its journal keeps it', () => {
    const game = new SoloPlaythrough(soloOpening({ config: SURVIVAL_CONFIG, items: [] }))
    game.draw = (index) => choiceItem(index + 7)
    game.play('right', 'right')
    expect(game.view.question?.prompt).toBe(choiceItem(8).prompt)
    expect(game.journal[3]).toMatchObject({ type: 'asked', index: 1, item: choiceItem(8) })
  })

  test('SO3 survival without a question left ends as exhausted, and its score is kept', () => {
    const game = new SoloPlaythrough(soloOpening({ config: SURVIVAL_CONFIG, items: [] }))
    game.draw = (index) => (index < 3 ? choiceItem(index) : null)
    game.play('right', 'right', 'right').next()
    expect(game.view).toMatchObject({
      phase: 'ended',
      total: null,
      score: 3,
      ended: { at: game.now, reason: 'exhausted' },
    })
  })
})

test('SO10 a quiz without questions is complete when the first is asked for', () => {
  const game = new SoloPlaythrough(soloOpening({ items: [] }))
  game.next()
  expect(game.view.ended).toEqual({ at: game.now, reason: 'completed' })
})
