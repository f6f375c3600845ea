import { describe, expect, test } from 'vitest'
import { CountriesPlaythrough, countriesOpening, FIND_CONFIG, NAME_CONFIG } from './playthrough.test-kit.ts'

const refused = (refusal: string) => ({ ok: false, refusal })
const nothing = { ok: true, events: [] }
const naming = (changes = {}): CountriesPlaythrough =>
  new CountriesPlaythrough(countriesOpening({ ...NAME_CONFIG, ...changes }))
const finding = (changes = {}): CountriesPlaythrough =>
  new CountriesPlaythrough(countriesOpening({ ...FIND_CONFIG, ...changes }))

describe('CO2 naming them all', () => {
  test('CO2 countries are accepted in any order', () => {
    const game = naming().name('P2', 'P0')
    expect(game.journal.slice(1)).toEqual([
      { type: 'named', at: game.now, item: 2 },
      { type: 'named', at: game.now, item: 0 },
    ])
    expect(game.view).toMatchObject({
      found: [
        { place: 'P2', tries: 1 },
        { place: 'P0', tries: 1 },
      ],
      last: { place: 'P0', tries: 1 },
      score: 2,
      asked: null,
    })
  })

  test('CO2 E5 naming a country twice changes nothing, also after the time limit', () => {
    const game = naming().name('P2')
    expect(game.ask({ type: 'name', place: 'P2' })).toEqual(nothing)
    game.now += 120_001
    expect(game.ask({ type: 'name', place: 'P2' })).toEqual(nothing)
  })

  test('CO2 a country outside the region is not accepted as an answer, and neither is pointing', () => {
    expect(naming().ask({ type: 'name', place: 'XX' })).toEqual(refused('no-such-answer'))
    expect(naming().point('P0', 0)).toEqual(refused('no-such-answer'))
  })
})

describe('CO3 missing countries', () => {
  test('CO3 are shown once the naming is over', () => {
    const game = naming().name('P2')
    expect(game.view.missed).toEqual([])
    game.ask({ type: 'give-up' })
    expect(game.view.missed).toEqual(['P0', 'P1', 'P3'])
  })

  test('CO3 are listed after the missed ones when finding', () => {
    const game = new CountriesPlaythrough(countriesOpening(FIND_CONFIG, 5))
    for (const place of ['P4', 'P3', 'P1']) game.point(place)
    expect(game.view.missed).toEqual(['P0'])
    game.point()
    game.ask({ type: 'give-up' })
    expect(game.view).toMatchObject({ found: [{ place: 'P1', tries: 1 }], missed: ['P0', 'P2', 'P3', 'P4'] })
  })
})

describe('CO4 finding one after the other', () => {
  test('CO4 asks for the countries in the order of the opening event', () => {
    const game = finding()
    const asked = [0, 1, 2].map(() => {
      const item = game.view.asked?.item
      game.point()
      return item
    })
    expect(asked).toEqual([0, 1, 2])
    expect(game.view).toMatchObject({ score: 3, asked: { item: 3 }, last: { place: 'P2', tries: 1 } })
  })

  test('CO4 naming is not accepted as an answer', () => {
    expect(finding().ask({ type: 'name', place: 'P0' })).toEqual(refused('no-such-answer'))
  })

  test.for([
    { item: 0, place: 'P1', refusal: 'question-closed' },
    { item: 2, place: 'P1', refusal: 'question-not-open' },
    { item: 4, place: 'P1', refusal: 'question-not-open' },
    { item: -1, place: 'P1', refusal: 'question-not-open' },
    { item: Number.NaN, place: 'P1', refusal: 'question-not-open' },
    { item: 1, place: 'P0', refusal: 'already-answered' },
    { item: 1, place: 'XX', refusal: 'no-such-choice' },
  ])(
    'CO4 $place for item $item, with 0 found and 1 asked, is refused: $refusal',
    ({ item, place, refusal }) => {
      const game = finding()
      game.point()
      expect(game.point(place, item)).toEqual(refused(refusal))
      expect(game.view.asked).toMatchObject({ item: 1, wrong: [] })
    },
  )
})

describe('CO5 three tries', () => {
  test.for([
    { wrong: [], tries: 1, score: 1 },
    { wrong: ['P3'], tries: 2, score: 0 },
    { wrong: ['P3', 'P2'], tries: 3, score: 0 },
  ])('CO5 a country found after $wrong takes $tries', ({ wrong, tries, score }) => {
    const game = finding()
    for (const place of wrong) game.point(place)
    expect(game.view.asked).toMatchObject({ item: 0, wrong })
    game.point()
    expect(game.view).toMatchObject({
      found: [{ place: 'P0', tries }],
      last: { place: 'P0', tries },
      missed: [],
      score,
    })
  })

  test('CO5 after the third different wrong place the country is missed', () => {
    const game = finding()
    for (const place of ['P3', 'P2', 'P1']) game.point(place)
    expect(game.view).toMatchObject({
      found: [],
      missed: ['P0'],
      last: { place: 'P0', tries: null },
      asked: { item: 1, wrong: [] },
      score: 0,
    })
    expect(game.point('P0')).toEqual(refused('already-answered'))
  })

  test('CO5 E5 the same wrong place again costs no try', () => {
    const game = finding()
    game.point('P3')
    expect(game.point('P3')).toEqual(nothing)
    expect(game.view.asked?.wrong).toEqual(['P3'])
  })
})

test.for([
  { shown: 'map', asked: { name: 'Alpha0', clue: null } },
  { shown: 'list', asked: { name: null, clue: 'clue-0' } },
] as const)('CO13 on the $shown a country is asked for by $asked', ({ shown, asked }) => {
  expect(finding({ shown }).view.asked).toEqual({ ...asked, item: 0, wrong: [] })
})
