import { expect, test } from 'vitest'
import { sampleCountries } from './countries.test-kit.ts'
import { countryAppearance } from './country-appearance.ts'

const PLAYED = {
  found: [
    { place: 'BR', tries: 1 },
    { place: 'PE', tries: 2 },
    { place: 'CL', tries: 3 },
  ],
  missed: ['EC'],
  asked: { item: 4, name: 'Guyana', clue: null, wrong: ['SR'] },
}

test('the look of a country shows how it was found', () => {
  const game = sampleCountries(PLAYED)
  expect(countryAppearance(game, { named: ['AR'] })).toEqual({
    BR: 'found',
    PE: 'found-2',
    CL: 'found-3',
    EC: 'missed',
    AR: 'found',
    SR: 'wrong',
  })
})

test('a hard game shows only the last miss, and everything at the end', () => {
  const game = sampleCountries(PLAYED, { hard: true })
  expect(countryAppearance(game, { named: ['AR'] })).toEqual({ SR: 'wrong' })
  expect(countryAppearance(game, { justMissed: 'EC' })).toEqual({ SR: 'wrong', EC: 'missed' })
  expect(countryAppearance({ ...game, phase: 'ended', asked: null })).toEqual({
    BR: 'found',
    PE: 'found-2',
    CL: 'found-3',
    EC: 'missed',
  })
})
