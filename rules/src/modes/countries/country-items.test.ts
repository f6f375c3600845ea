import { expect, test } from 'vitest'
import type { CountryPlace } from '../../places/catalogue.ts'
import { countryItems } from './country-items.ts'

const country = (id: string, region: CountryPlace['region']): CountryPlace => ({
  id,
  region,
  name: `Name of ${id}`,
  clue: `Where ${id} lies`,
})
const countries = [
  ...'DE FR IT PL SE'.split(' ').map((id) => country(id, 'europe')),
  ...'CN JP'.split(' ').map((id) => country(id, 'asia')),
]
const places = (changes: Partial<Parameters<typeof countryItems>[0]> = {}): string[] =>
  countryItems({ countries, region: 'all', seed: 'seed', ...changes }).map(({ place }) => place)

test('CO1 a game asks the countries of a region, each once, with name and clue', () => {
  expect(places().sort()).toEqual(['CN', 'DE', 'FR', 'IT', 'JP', 'PL', 'SE'])
  expect(places({ region: 'asia' }).sort()).toEqual(['CN', 'JP'])
  expect(places({ region: 'europe', only: ['FR', 'JP', 'SE'] }).sort()).toEqual(['FR', 'SE'])
  expect(countryItems({ countries, region: 'asia', seed: 'x', only: ['JP'] })).toEqual([
    { place: 'JP', name: 'Name of JP', clue: 'Where JP lies' },
  ])
})

test('CO1 E7 the order follows from the seed', () => {
  expect(places({ seed: 'one' })).toEqual(places({ seed: 'one' }))
  expect(places({ seed: 'one' })).not.toEqual(places({ seed: 'two' }))
})
