import { describe, expect, test } from 'vitest'
import type { SoloCommand, SoloConfig } from './events.ts'
import {
  CUSTOM_CONFIG,
  choiceItem,
  SoloPlaythrough,
  SURVIVAL_CONFIG,
  soloOpening,
} from './playthrough.test-kit.ts'

const ALL_RIGHT = Array.from({ length: 10 }, () => 'right' as const)
const survival = (): SoloPlaythrough =>
  new SoloPlaythrough(soloOpening({ config: SURVIVAL_CONFIG, items: [] }))
const quizToFirstMiss: SoloConfig = { ...CUSTOM_CONFIG, ends: 'first-miss' }

describe('SO10 the last question', () => {
  test.for([
    { how: 'right', score: 10 },
    { how: 'wrong', score: 9 },
  ] as const)('SO10 ends the quiz with its $how answer, which is shown', ({ how, score }) => {
    const game = new SoloPlaythrough().play(...ALL_RIGHT.slice(1), how)
    expect(game.journal.slice(-2).map(({ type }) => type)).toEqual(['answered', 'ended'])
    expect(game.view).toMatchObject({
      phase: 'ended',
      index: 9,
      score,
      reveal: { right: 1, wasRight: how === 'right' },
      ended: { at: game.now, reason: 'completed' },
    })
  })

  test('SO10 ends the quiz when it was missed', () => {
    const game = new SoloPlaythrough().play(...ALL_RIGHT.slice(1))
    game.next()
    game.wait(60_000)
    expect(game.journal.slice(-2).map(({ type }) => type)).toEqual(['missed', 'ended'])
    expect(game.view).toMatchObject({ score: 9, ended: { reason: 'completed' } })
  })

  test('SO10 ends a quiz that stops at the first miss as completed if its answer is right', () => {
    const game = new SoloPlaythrough(soloOpening({ config: quizToFirstMiss })).play(...ALL_RIGHT)
    expect(game.state.ended?.reason).toBe('completed')
  })
})

describe('SO11 the first miss', () => {
  test('SO11 a wrong answer ends survival', () => {
    const game = survival().play('right', 'right', 'wrong')
    expect(game.view).toMatchObject({
      score: 2,
      marks: [true, true, false],
      ended: { at: game.now, reason: 'missed' },
      reveal: { wasRight: false },
    })
  })

  test('SO11 running out of time ends survival', () => {
    const game = survival().play('right')
    game.next()
    game.wait(60_000)
    expect(game.view).toMatchObject({ score: 1, ended: { reason: 'missed' } })
  })

  test('SO11 a wrong answer to the last question is a miss too', () => {
    const opening = soloOpening({ config: quizToFirstMiss, items: [choiceItem(0)] })
    expect(new SoloPlaythrough(opening).play('wrong').state.ended?.reason).toBe('missed')
  })

  test('SO11 does not end a quiz that is configured to continue', () => {
    expect(new SoloPlaythrough().play('wrong', 'wrong').state.phase).toBe('reveal')
  })
})

describe('SO12 giving up', () => {
  test.for([
    { name: 'before the first question', to: (game: SoloPlaythrough) => game, score: 0 },
    { name: 'in a reveal', to: (game: SoloPlaythrough) => game.play('right'), score: 1 },
  ])('SO12 $name ends the game', ({ to, score }) => {
    const game = to(new SoloPlaythrough())
    game.ask({ type: 'give-up' })
    expect(game.view).toMatchObject({ phase: 'ended', score, ended: { at: game.now, reason: 'given-up' } })
  })

  test('SO12 an open question does not count and is not revealed', () => {
    const game = new SoloPlaythrough().play('right', 'wrong')
    game.next()
    game.ask({ type: 'give-up' })
    expect(game.view).toMatchObject({ index: 2, marks: [true, false], score: 1, reveal: null })
  })

  test('SO12 withdrawing a player ends the game as given up; after the end it changes nothing', () => {
    const game = new SoloPlaythrough().play('right')
    game.ask({ type: 'withdraw' })
    expect(game.state.ended?.reason).toBe('given-up')
    expect(game.ask({ type: 'withdraw' })).toEqual({ ok: true, events: [] })
  })
})

describe('SO13 a journal without its end', () => {
  /** The server was killed after it had written the last answer and before it wrote the end. */
  const cut = (game: SoloPlaythrough, index: number, choice: number): SoloPlaythrough => {
    game.next()
    game.ask({ type: 'answer', index, choice }, 1)
    expect(game.state).toMatchObject({ phase: 'reveal', ended: null })
    return game
  }
  const COMMANDS: SoloCommand[] = [
    { type: 'tick' },
    { type: 'resume' },
    { type: 'next', item: choiceItem(5), delay: 0 },
    { type: 'give-up' },
    { type: 'withdraw' },
  ]

  test.for(COMMANDS)('SO13 ends with $type as it should have ended', (command) => {
    const run = cut(survival().play('right'), 1, 0)
    expect(run.ask(command)).toEqual({
      ok: true,
      events: [{ type: 'ended', at: run.now, reason: 'missed' }],
    })
    const quiz = cut(new SoloPlaythrough().play(...ALL_RIGHT.slice(1)), 9, 1)
    quiz.ask(command)
    expect(quiz.view).toMatchObject({ score: 10, ended: { reason: 'completed' } })
  })

  test('SO13 E6 its end is due at once', () => {
    const game = cut(survival(), 0, 1).wait(0)
    expect(game.state.ended).toEqual({ at: game.now, reason: 'missed' })
  })

  test('SO13 accepts no further answer', () => {
    expect(cut(survival(), 0, 1).answer('right')).toEqual({ ok: false, refusal: 'already-answered' })
  })
})

test.for<SoloCommand>([
  { type: 'next', item: null, delay: 0 },
  { type: 'answer', index: 9, choice: 0 },
  { type: 'give-up' },
  { type: 'resume' },
])('SO17 after the end $type is refused', (command) => {
  const game = new SoloPlaythrough().play(...ALL_RIGHT)
  expect(game.ask(command)).toEqual({ ok: false, refusal: 'game-over' })
  expect(game.ask({ type: 'tick' })).toEqual({ ok: false, refusal: 'nothing-due' })
})
