import { expect, test } from 'vitest'
import { choiceItem, PartyPlaythrough, RIGHT, typedItem, WRONG } from './playthrough.test-kit.ts'
import { answersOfSide, resultTable, reviewParty } from './review.ts'

const played = () => {
  const game = new PartyPlaythrough({
    items: [choiceItem('one'), typedItem('two'), choiceItem('three')],
  }).begin()
  game.answer(0, RIGHT)
  game.answer(1, WRONG)
  game.next()
  game.untilOpen()
  game.answer(0, { text: 'Paris' })
  game.next()
  return game
}

test('PA31 before the end there is no review', () => {
  expect(reviewParty(played().state, 0)).toEqual([])
})

test('PA31 the review has every question that was asked, with the answers of one seat', () => {
  const game = played()
  game.host({ type: 'end' })
  const [one, two, ...more] = reviewParty(game.state, 1)
  expect(more).toEqual([])
  expect(one).toMatchObject({
    ...{ question: 'one', choices: ['right', 'b', 'c', 'd'], right: 0, counts: [1, 1, 0, 0] },
    ...{ gave: 2, gaveRight: 1, own: { answer: WRONG, right: false, points: 0 } },
  })
  expect(two).toMatchObject({ accepted: 'Paris', counts: null, gave: 1, own: null })
  expect(reviewParty(game.state, null)[0]?.own).toBeNull()
})

test('PA31 the table has all sides, best first, with their answers in words', () => {
  const game = played()
  game.host({ type: 'end' })
  expect(resultTable(game.state)).toEqual([
    ['place', 'name', 'score', '1. Which one?', 'right', '2. Which one?', 'right'],
    ['1', 'ada', '2', 'right', 'yes', 'Paris', 'yes'],
    ['2', 'ben', '0', 'b', 'no', '', ''],
    ['2', 'cy', '0', '', '', '', ''],
  ])
})

test('PA31 the answers of one side have their words and points', () => {
  const game = played()
  expect(answersOfSide(game.state, 0)).toEqual([])
  game.host({ type: 'end' })
  expect(answersOfSide(game.state, 1)).toEqual([
    { text: 'b', right: false, points: 0 },
    { text: null, right: false, points: 0 },
  ])
  expect(answersOfSide(game.state, 0)).toMatchObject([{ points: 1 }, { text: 'Paris', right: true }])
})
