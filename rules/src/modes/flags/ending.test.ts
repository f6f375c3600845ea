import { describe, expect, test } from 'vitest'
import { HOUR } from '../../time.ts'
import type { FlagsCommand } from './events.ts'
import { outcomesOf } from './outcomes.ts'
import { CHOICES_CONFIG, FlagsPlaythrough, flagsOpening } from './playthrough.test-kit.ts'
import { durationOf, scoreOf } from './state.ts'

const typed = (size = 4): FlagsPlaythrough => new FlagsPlaythrough(flagsOpening(size))
const played = (size: number): FlagsPlaythrough => {
  const game = typed(size)
  for (let i = 0; i < size; i++) game.guess()
  return game
}

describe('FL7 the last flag', () => {
  test('FL7 ends the game in the same decision when it is found', () => {
    const game = typed(2)
    game.guess()
    game.now += 5_000
    const decision = game.guess()
    expect(decision.ok && decision.events.map(({ type }) => type)).toEqual(['guessed', 'ended'])
    expect(game.view).toMatchObject({
      phase: 'ended',
      found: 2,
      current: null,
      next: [],
      last: { item: 1, name: 'Alpha1' },
      ended: { at: game.now, reason: 'completed' },
    })
  })

  test('FL7 ends the game also when it is missed', () => {
    const game = new FlagsPlaythrough(flagsOpening(1, CHOICES_CONFIG))
    game.choose(2)
    expect(game.view).toMatchObject({ found: 0, missed: 1, ended: { reason: 'completed' } })
  })

  test('FL7 a game without flags is complete at its first tick', () => {
    expect(typed(0).wait(0).state.ended?.reason).toBe('completed')
  })
})

describe('FL8 the clock', () => {
  test('FL8 counts from the opening to the end', () => {
    const game = typed(1)
    expect(game.view.startedAt).toBe(game.now)
    game.now += 12_345
    expect(durationOf(game.state)).toBe(0)
    game.guess()
    expect(durationOf(game.state)).toBe(12_345)
  })

  test('FL8 stops from the last event to the server restart', () => {
    const game = typed(2)
    game.now += 10_000
    game.guess()
    game.now += 30 * HOUR
    game.ask({ type: 'resume' })
    expect(game.view.startedAt).toBe(game.now - 10_000)
    game.now += 5_000
    game.guess()
    expect(durationOf(game.state)).toBe(15_000)
  })
})

describe('FL9 a game that its player has left', () => {
  test('FL9 ends a day after its last event, and its score is kept', () => {
    const game = typed()
    game.now += HOUR
    game.guess()
    game.wait(24 * HOUR - 1)
    expect(game.state.phase).toBe('playing')
    game.wait(1)
    expect(game.view).toMatchObject({ phase: 'ended', found: 1, ended: { at: game.now, reason: 'left' } })
    expect(scoreOf(game.state)).toBe(1)
  })

  test('FL9 has a full day again after a restart', () => {
    const game = typed()
    game.now += 23 * HOUR
    game.ask({ type: 'resume' })
    expect(game.wait(24 * HOUR - 1).state.phase).toBe('playing')
  })
})

describe('FL10 giving up', () => {
  test.for(['give-up', 'withdraw'] as const)('FL10 with %s ends the game, and its score is kept', (type) => {
    const game = typed()
    game.guess()
    game.ask({ type })
    expect(game.view).toMatchObject({
      phase: 'ended',
      found: 1,
      missed: 0,
      current: null,
      next: [],
      ended: { reason: 'given-up' },
    })
  })

  test.for<FlagsCommand>([
    { type: 'guess', item: 0, place: 'P0' },
    { type: 'choose', item: 0, choice: 0 },
    { type: 'skip', item: 0 },
    { type: 'give-up' },
    { type: 'resume' },
  ])('FL10 after the end $type is refused', (command) => {
    const game = played(2)
    expect(game.ask(command)).toEqual({ ok: false, refusal: 'game-over' })
    expect(game.ask({ type: 'tick' })).toEqual({ ok: false, refusal: 'nothing-due' })
    expect(game.ask({ type: 'withdraw' })).toEqual({ ok: true, events: [] })
  })
})

describe('FL11 a journal without its end', () => {
  const cut = (): FlagsPlaythrough => {
    const game = typed(1)
    game.ask({ type: 'guess', item: 0, place: 'P0' }, 1)
    return game
  }

  test.for<FlagsCommand>([{ type: 'tick' }, { type: 'resume' }, { type: 'give-up' }, { type: 'withdraw' }])(
    'FL11 ends as completed with $type',
    (command) => {
      const game = cut()
      game.ask(command)
      expect(game.view).toMatchObject({ found: 1, ended: { reason: 'completed' } })
    },
  )

  test('FL11 E6 its end is due at once, and it accepts no further answer', () => {
    expect(cut().guess('P0', 0)).toEqual({ ok: false, refusal: 'question-closed' })
    expect(cut().wait(0).state.ended?.reason).toBe('completed')
  })
})

describe('FL12 outcomes', () => {
  test('FL12 exist once the game is over', () => {
    const game = typed()
    game.guess()
    expect(outcomesOf(game.state)).toBeNull()
  })

  test('FL12 contain each flag’s answers', () => {
    const game = typed(5)
    game.guess('X1')
    game.guess('X2')
    game.guess()
    game.skip()
    for (let i = 0; i < 20; i++) game.guess(`X${i}`)
    game.ask({ type: 'give-up' })
    const some = { chosen: null, wrong: [] }
    expect(outcomesOf(game.state)).toEqual([
      { ...some, item: 0, place: 'P0', outcome: 'found', tries: 3, wrong: ['X1', 'X2'], asked: true },
      { ...some, item: 1, place: 'P1', outcome: 'missed', tries: null, asked: true },
      {
        ...some,
        item: 2,
        place: 'P2',
        outcome: 'missed',
        tries: null,
        wrong: Array.from({ length: 20 }, (_, i) => `X${i}`),
        asked: true,
      },
      { ...some, item: 3, place: 'P3', outcome: 'missed', tries: null, asked: false },
      { ...some, item: 4, place: 'P4', outcome: 'missed', tries: null, asked: false },
    ])
  })

  test('FL12 distinguish a flag that was answered wrongly or skipped from one that was never asked', () => {
    const game = typed(4)
    game.skip()
    game.guess('X1')
    game.ask({ type: 'give-up' })
    expect(outcomesOf(game.state)?.map(({ asked }) => asked)).toEqual([true, true, false, false])
  })

  test('FL12 contain the name that was chosen wrongly', () => {
    const game = new FlagsPlaythrough(flagsOpening(2, CHOICES_CONFIG))
    game.choose(0)
    game.choose(3)
    expect(outcomesOf(game.state)).toMatchObject([
      { outcome: 'found', tries: 1, chosen: null },
      { outcome: 'missed', tries: null, chosen: 'Gamma', wrong: [] },
    ])
  })
})
