import { expect, test } from 'vitest'
import { ANNA } from '../places/playthrough.test-kit.ts'
import { Playthrough, sampleOpening, samplePlayer } from './battle/playthrough.test-kit.ts'
import { CountriesPlaythrough, countriesOpening, FIND_CONFIG } from './countries/playthrough.test-kit.ts'
import { FlagsPlaythrough, flagsOpening, TYPED_CONFIG } from './flags/playthrough.test-kit.ts'
import { CUSTOM_CONFIG, SoloPlaythrough, soloOpening } from './solo/playthrough.test-kit.ts'

test('E2 the players of the opening are in its seats, in order', () => {
  const two = [samplePlayer('ben'), samplePlayer('anna')] as const
  const battle = new Playthrough(sampleOpening({ players: two }))
  expect(battle.state.seats.map(({ player }) => player)).toEqual(two)
  const own = { ...ANNA, uid: 'own' }
  const solo = new SoloPlaythrough(soloOpening({ players: [own] }))
  const flags = new FlagsPlaythrough({ ...flagsOpening(), players: [own] })
  const countries = new CountriesPlaythrough({ ...countriesOpening(), players: [own] })
  for (const { state } of [solo, flags, countries])
    expect(state.seats.map(({ player }) => player)).toEqual([own])
})

test('E3 SO1 before the first question a quiz shows its length and its clock', () => {
  expect(new SoloPlaythrough().view).toEqual({
    mode: 'solo',
    kind: 'custom',
    phase: 'ready',
    total: 10,
    index: -1,
    question: null,
    askedAt: null,
    answerBy: null,
    chosen: null,
    reveal: null,
    marks: [],
    categories: [],
    score: 0,
    ended: null,
    clock: CUSTOM_CONFIG.clock,
  })
})

test('E3 FL14 a flag quiz opens with its first picture and the next three', () => {
  const game = new FlagsPlaythrough(flagsOpening(6))
  expect(game.view).toEqual({
    mode: 'flags',
    phase: 'playing',
    config: TYPED_CONFIG,
    total: 6,
    found: 0,
    missed: 0,
    marks: Array(6).fill('open'),
    current: { item: 0, image: 'image-0', choices: null, wrong: 0 },
    next: ['image-1', 'image-2', 'image-3'],
    last: null,
    startedAt: game.now,
    ended: null,
  })
})

test('E3 CO13 a country quiz opens with the first name to find and the end of its time', () => {
  const game = new CountriesPlaythrough(countriesOpening(FIND_CONFIG, 5))
  expect(game.view).toEqual({
    mode: 'countries',
    phase: 'playing',
    config: FIND_CONFIG,
    total: 5,
    found: [],
    missed: [],
    score: 0,
    asked: { item: 0, name: 'Alpha0', clue: null, wrong: [] },
    last: null,
    startedAt: game.now,
    endsAt: game.now + 120_000,
    ended: null,
  })
})
