import { expect, test } from 'vitest'
import { questionOutcomes } from './outcomes.ts'
import { choiceItem, numberItem, PartyPlaythrough, RIGHT, typedItem, WRONG } from './playthrough.test-kit.ts'

const play = (options: ConstructorParameters<typeof PartyPlaythrough>[0] = {}) => {
  const game = new PartyPlaythrough({ items: [choiceItem('one'), typedItem('two')], ...options }).begin()
  game.answer(0, RIGHT)
  game.answer(1, WRONG)
  game.next()
  game.untilOpen()
  game.answer(0, { text: 'Lyon' })
  return game
}

test('PA36 each answer of a player who plays alone counts, unless it was typed', () => {
  const game = play()
  game.next()
  expect(questionOutcomes(game.state)).toEqual([])
  game.next()
  game.next()
  expect(game.state.ended?.reason).toBe('completed')
  expect(questionOutcomes(game.state)).toEqual([{ question: 'one', asked: 2, correct: 1 }])
})

test('PA36 a number counts as the host has judged it', () => {
  const game = new PartyPlaythrough({ items: [numberItem('one', 100)] }).begin()
  game.answer(0, { number: 90 })
  game.answer(1, { number: 50 })
  game.next()
  game.host({ type: 'rejudge', index: 0, answer: '90', right: true })
  game.next()
  expect(game.state.ended?.reason).toBe('completed')
  expect(questionOutcomes(game.state)).toEqual([{ question: 'one', asked: 2, correct: 1 }])
})

test('PA36 the question at which a party was stopped does not count', () => {
  const game = play()
  game.host({ type: 'end' })
  expect(questionOutcomes(game.state)).toEqual([{ question: 'one', asked: 2, correct: 1 }])
})

test('PA36 answers of teams do not count', () => {
  const game = play({ config: { teams: { forming: 'dealt', names: ['Red', 'Blue'] } } })
  game.host({ type: 'end' })
  expect(questionOutcomes(game.state)).toEqual([])
})
