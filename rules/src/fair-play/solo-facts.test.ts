import { expect, test } from 'vitest'
import {
  choiceItem,
  DAILY_CONFIG,
  SoloPlaythrough,
  soloOpening,
  typedItem,
  UNTIMED_CONFIG,
} from '../modes/solo/playthrough.test-kit.ts'
import { maxExpectedScore } from './hard-questions.ts'
import { soloAnswerFacts } from './solo-facts.ts'

const RATING = (): number => 1_150

/** A custom quiz, whose answers have times from the first question on. */
const quiz = (): SoloPlaythrough => new SoloPlaythrough(soloOpening({ config: UNTIMED_CONFIG }))

test('FP3 FP5 an answer comes with its time, the length of its prompt and the share expected of its player', () => {
  const game = quiz()
  game.next()
  game.wait(450).answer('right')
  game.next()
  game.wait(3_000).answer('wrong')
  expect(soloAnswerFacts(game.state, RATING)).toEqual([
    { ms: 450, characters: 30, right: true, difficulty: 1, expected: maxExpectedScore(1_000, 1_150, 1) },
    { ms: 3_000, characters: 30, right: false, difficulty: 2, expected: maxExpectedScore(1_000, 1_150, 2) },
  ])
})

test('FP3 a question that was missed, is open or is answered in words is not among them', () => {
  const items = [choiceItem(0), typedItem(1), choiceItem(2), choiceItem(3)]
  const game = new SoloPlaythrough(soloOpening({ items }))
  game.next()
  game.wait(60_000)
  game.play('right', 'right')
  game.next()
  expect(game.state.rounds).toHaveLength(4)
  expect(soloAnswerFacts(game.state, RATING)).toMatchObject([{ difficulty: 3, right: true }])
})

test('FP3 SO18 the first answer of a daily has no time', () => {
  const game = new SoloPlaythrough(soloOpening({ config: DAILY_CONFIG })).play('right')
  expect(soloAnswerFacts(game.state, RATING)).toMatchObject([{ ms: null }])
})
