import { describe, expect, test } from 'vitest'
import { CHOICES_CONFIG, FlagsPlaythrough, flagsOpening } from './playthrough.test-kit.ts'

const refused = (refusal: string) => ({ ok: false, refusal })
const nothing = { ok: true, events: [] }
const typed = (size = 4): FlagsPlaythrough => new FlagsPlaythrough(flagsOpening(size))
const choices = (size = 4): FlagsPlaythrough => new FlagsPlaythrough(flagsOpening(size, CHOICES_CONFIG))

test('FL1 flags are asked one after the other, in the order of the opening event', () => {
  const game = typed()
  const asked = [0, 1, 2].map(() => {
    const item = game.view.current?.item
    game.guess()
    return item
  })
  expect(asked).toEqual([0, 1, 2])
  expect(game.view).toMatchObject({ total: 4, found: 3, missed: 0, current: { item: 3 }, next: [] })
})

describe('FL2 a place named in words', () => {
  test('FL2 is right if it is the flag’s own', () => {
    const game = typed()
    expect(game.guess('P0')).toEqual({
      ok: true,
      events: [{ type: 'guessed', at: game.now, item: 0, place: 'P0', right: true }],
    })
    expect(game.view.marks).toEqual(['found', 'open', 'open', 'open'])
  })

  test('FL2 is right if it shares the flag', () => {
    const game = typed()
    game.guess()
    game.guess('Q1')
    expect(game.view).toMatchObject({ found: 2, last: { item: 1, name: 'Alpha1', outcome: 'found' } })
  })

  test('FL2 the journal’s judgement is kept, whatever would be right now', () => {
    const game = typed()
    const event = { type: 'guessed', at: game.now, item: 0, place: 'XX', right: true } as const
    expect(game.mode.view(game.mode.evolve(game.state, event), 0).found).toBe(1)
  })
})

describe('FL3 wrong places', () => {
  test('FL3 leave the flag open', () => {
    const game = typed()
    for (const place of ['P1', 'P2', 'X1']) game.guess(place)
    expect(game.view).toMatchObject({ found: 0, missed: 0, current: { item: 0, wrong: 3 }, last: null })
    game.guess()
    expect(game.view.found).toBe(1)
  })

  test('FL3 E5 change nothing when repeated', () => {
    const game = typed()
    game.guess('P1')
    expect(game.guess('P1')).toEqual(nothing)
    expect(game.view.current?.wrong).toBe(1)
  })

  test('FL3 with the twentieth the flag is missed', () => {
    const game = typed()
    for (let i = 0; i < 19; i++) game.guess(`X${i}`)
    expect(game.view.current).toMatchObject({ item: 0, wrong: 19 })
    game.guess('P1')
    expect(game.view).toMatchObject({
      missed: 1,
      marks: ['missed', 'open', 'open', 'open'],
      last: { item: 0, name: 'Alpha0', image: 'image-0', outcome: 'missed', choice: null, right: null },
      current: { item: 1, wrong: 0 },
    })
  })

  test('FL3 are kept while the flag is skipped', () => {
    const game = typed(2)
    game.guess('X1')
    game.skip()
    game.skip()
    expect(game.view.current).toMatchObject({ item: 0, wrong: 1 })
    expect(game.guess('X1')).toEqual(nothing)
  })
})

describe('FL4 one of four choices', () => {
  test.for([
    { choice: 0, outcome: 'found' },
    { choice: 3, outcome: 'missed' },
  ] as const)('FL4 choice $choice, with the first one right: $outcome', ({ choice, outcome }) => {
    const game = choices()
    game.choose(choice)
    expect(game.journal.at(-1)).toMatchObject({ type: 'chosen', item: 0, choice, right: choice === 0 })
    expect(game.view.last).toEqual({
      item: 0,
      image: 'image-0',
      name: 'Alpha0',
      outcome,
      choice,
      right: 0,
    })
    expect(game.view.current).toMatchObject({ item: 1, choices: ['Bravo', 'Alpha1', 'Delta', 'Gamma'] })
  })

  test.for([4, -1, 0.5, Number.NaN])('FL4 choice %s does not exist', (choice) => {
    expect(choices().choose(choice)).toEqual(refused('no-such-choice'))
  })

  test('FL4 a choice where words are expected and words where there are choices are refused', () => {
    expect(typed().choose(0)).toEqual(refused('no-such-answer'))
    expect(choices().guess('P0')).toEqual(refused('no-such-answer'))
  })
})

describe('FL5 skipping', () => {
  test('FL5 moves a flag to the end of the open ones, and it comes back later', () => {
    const game = typed()
    game.skip()
    expect(game.view).toMatchObject({
      marks: ['skipped', 'open', 'open', 'open'],
      current: { item: 1 },
      next: ['image-2', 'image-3', 'image-0'],
    })
    game.skip()
    for (const item of [2, 3, 0, 1]) {
      expect(game.view.current?.item).toBe(item)
      game.guess()
    }
    expect(game.view.found).toBe(4)
  })

  test('FL5 the only flag left changes nothing', () => {
    const game = typed(2)
    game.guess()
    expect(game.skip()).toEqual(nothing)
    expect(game.view.marks).toEqual(['found', 'open'])
  })
})

describe('FL6 only the current flag', () => {
  test.for([
    { item: 0, refusal: 'question-closed' },
    { item: 1, refusal: 'question-not-open' },
    { item: 3, refusal: 'question-not-open' },
    { item: 4, refusal: 'question-not-open' },
    { item: -1, refusal: 'question-not-open' },
    { item: 1.5, refusal: 'question-not-open' },
  ])('FL6 with 2 current and 1 skipped, $item is refused: $refusal', ({ item, refusal }) => {
    for (const game of [typed(), choices()]) {
      for (const ask of [() => game.guess('P0', item), () => game.choose(0, item), () => game.skip(item)]) {
        if (game.state.line.length === 4) {
          if (game.state.config.answers === 'typed') game.guess()
          else game.choose()
          game.skip()
        }
        expect(game.view.current?.item).toBe(2)
        expect(ask()).toEqual(refused(refusal))
      }
    }
  })
})
