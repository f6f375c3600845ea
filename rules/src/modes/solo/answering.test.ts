import { describe, expect, test } from 'vitest'
import { solutionOf } from '../../forms/solution.ts'
import { replay } from '../../game/decider.ts'
import { solo } from '../solo.ts'
import type { SoloCommand } from './events.ts'
import {
  formItem,
  READING_TIME,
  type SoloOpening,
  SoloPlaythrough,
  soloOpening,
  typedItem,
  UNTIMED_CONFIG,
} from './playthrough.test-kit.ts'

const refused = (refusal: string) => ({ ok: false, refusal })
const TYPED: Partial<SoloOpening> = { config: UNTIMED_CONFIG, items: [typedItem(0), typedItem(1)] }

/** A game whose question with this index is open, with all earlier ones answered right. */
const asked = (index = 0, changes: Partial<SoloOpening> = {}): SoloPlaythrough => {
  const game = new SoloPlaythrough(soloOpening(changes))
  game.play(...Array.from({ length: index }, () => 'right' as const)).next()
  return game
}

describe('SO4 judging', () => {
  test.for([
    { choice: 2, right: true },
    { choice: 0, right: false },
  ])('SO4 choice $choice of a question whose third is right: $right', ({ choice, right }) => {
    const game = asked(2)
    game.ask({ type: 'answer', index: 2, choice })
    expect(game.journal.at(-1)).toMatchObject({ type: 'answered', index: 2, choice, text: null, right })
    expect(game.view.reveal?.wasRight).toBe(right)
  })

  test.for([
    { text: 'Gambia', right: true },
    { text: '  the GAMBIA ', right: true },
    { text: 'Gambbia', right: true },
    { text: 'republic of the gambia', right: true },
    { text: 'Zambia', right: false },
    { text: 'Senegal', right: false },
    { text: '', right: false },
  ])('SO4 "$text" for Gambia is right: $right', ({ text, right }) => {
    const game = asked(0, TYPED)
    game.ask({ type: 'answer', index: 0, text })
    expect(game.journal.at(-1)).toMatchObject({ type: 'answered', index: 0, choice: null, text, right })
    expect(game.view.chosen).toEqual({ choice: null, text })
  })

  test('SO4 the journal’s judgement is kept, whatever a matcher would say about the text', () => {
    const { at } = soloOpening(TYPED)
    const state = replay(solo.evolve, [
      soloOpening(TYPED),
      { type: 'asked', at, index: 0, allowance: 0 },
      { type: 'answered', at, index: 0, choice: null, text: 'Senegal', right: true },
    ])
    expect(solo.view(state, 0).score).toBe(1)
  })

  test.for([
    { name: 'a text for choices', changes: {}, given: { text: 'alpha' } },
    { name: 'both for choices', changes: {}, given: { choice: 0, text: 'alpha' } },
    { name: 'neither for choices', changes: {}, given: {} },
    { name: 'a choice for words', changes: TYPED, given: { choice: 0 } },
    { name: 'both for words', changes: TYPED, given: { choice: 0, text: 'Gambia' } },
    { name: 'neither for words', changes: TYPED, given: {} },
  ])('SO4 $name is refused as no such answer', ({ changes, given }) => {
    const game = asked(0, changes)
    expect(game.ask({ type: 'answer', index: 0, ...given })).toEqual(refused('no-such-answer'))
    expect(game.answer('right').ok).toBe(true)
  })
})

describe('SO4 QF13 every form', () => {
  test.for([0, 1, 2, 3, 4].map(formItem))('SO4 QF13 $form is answered right and wrong', (item) => {
    for (const how of ['right', 'wrong'] as const) {
      const game = asked(0, { config: UNTIMED_CONFIG, items: [item] })
      const {
        type: _,
        index: __,
        ...given
      } = game.answerCommand(how) as Extract<SoloCommand, { type: 'answer' }>
      game.answer(how)
      expect(game.journal[2]).toMatchObject({ type: 'answered', ...given, right: how === 'right' })
      expect(game.view.chosen).toMatchObject(given)
      expect(game.view.reveal).toMatchObject({ ...solutionOf(item), wasRight: how === 'right' })
    }
  })

  test('SO14 QF9 QF7 the reveal shows which parts were right, and a number’s distance', () => {
    const game = asked(0, { config: UNTIMED_CONFIG, items: [formItem(2), formItem(3)] })
    game.ask({ type: 'answer', index: 0, number: 340 })
    expect(game.view.reveal).toMatchObject({ wasRight: false, distance: 10, accepted: '330 m' })
    game.next()
    game.answer('right')
    expect(game.view.reveal?.parts).toEqual([true, true, true, true])
  })
})

describe('SO8 one answer', () => {
  test('SO8 is final', () => {
    const game = asked()
    game.answer('wrong')
    expect(game.answer('right')).toEqual(refused('already-answered'))
    expect(game.view.score).toBe(0)
  })

  test.for([
    { index: 3, choice: 0, refusal: 'question-not-open' },
    { index: 1, choice: 0, refusal: 'already-answered' },
    { index: -1, choice: 0, refusal: 'question-closed' },
    { index: 1.5, choice: 0, refusal: 'question-closed' },
    { index: Number.NaN, choice: 0, refusal: 'question-closed' },
    { index: 2, choice: 4, refusal: 'no-such-choice' },
    { index: 2, choice: -1, refusal: 'no-such-choice' },
    { index: 2, choice: 0.5, refusal: 'no-such-choice' },
  ])('SO8 choice $choice for question $index, with 2 open, is refused: $refusal', ({ refusal, ...given }) => {
    expect(asked(2).ask({ type: 'answer', ...given })).toEqual(refused(refusal))
  })

  test('SO8 no answer is accepted before the first question is asked, or once it is missed', () => {
    const game = new SoloPlaythrough()
    for (const index of [-1, 0])
      expect(game.ask({ type: 'answer', index, choice: 0 })).toEqual(refused('question-not-open'))
    game.next()
    game.wait(20_000 + READING_TIME)
    expect(game.answer('right')).toEqual(refused('question-closed'))
  })
})

describe('SO9 the score', () => {
  test('SO9 is the number of right answers', () => {
    const game = new SoloPlaythrough().play('right', 'wrong', 'right')
    game.next()
    game.wait(60_000)
    expect(game.view).toMatchObject({ score: 2, marks: [true, false, true, false] })
  })

  test('SO9 is the same for slow and quick players', () => {
    const game = new SoloPlaythrough()
    game.next()
    game.now += 20_000
    game.answer('right')
    expect(game.view.score).toBe(1)
  })
})

describe('SO14 the view', () => {
  test('SO14 an open question has no answer', () => {
    const game = asked(1)
    expect(game.view).toMatchObject({
      phase: 'question',
      index: 1,
      chosen: null,
      reveal: null,
      marks: [true],
    })
    expect(game.view.question).toEqual({
      category: 'category-1',
      prompt: game.state.items[1]?.prompt,
      form: 'choice',
      choices: ['alpha', 'bravo', 'delta', 'gamma'],
    })
  })

  test('SO14 a closed question has the right choice, also in words', () => {
    const game = asked(1)
    game.answer('wrong')
    expect(game.view.chosen).toEqual({ choice: 2, text: null })
    expect(game.view.reveal).toEqual({ right: 1, accepted: 'bravo', wasRight: false })
  })

  test('SO14 a missed question has it too, with nothing chosen', () => {
    const game = asked().wait(60_000)
    expect(game.view).toMatchObject({
      chosen: null,
      reveal: { right: 0, accepted: 'alpha', wasRight: false },
    })
  })

  test('SO14 a question with a typed answer shows the first of its names, and no other name', () => {
    const game = asked(0, TYPED)
    expect(game.view.question).toMatchObject({ choices: null })
    game.ask({ type: 'answer', index: 0, text: 'Mali' })
    expect(game.view.reveal).toEqual({ right: null, accepted: 'Gambia', wasRight: false })
    expect(JSON.stringify(game.view)).not.toMatch(/Zambia|Republic/)
  })

  test('SO14 a question without any right answer shows none', () => {
    const game = asked(0, { config: UNTIMED_CONFIG, items: [{ ...typedItem(0), accepted: [] }] })
    game.answer('wrong')
    expect(game.view.reveal).toEqual({ right: null, accepted: null, wasRight: false })
  })
})
