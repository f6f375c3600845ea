import { COUNTRIES } from '@trivium/content/places/countries'
import { REGIONS } from '@trivium/rules/places/regions'
import { expect, test } from 'vitest'
import { partsOf } from './subregions.ts'

test.each(REGIONS)('every country of %s is in exactly one subregion', (region) => {
  const places = partsOf(region).flatMap((part) => part.places)
  const known = COUNTRIES.filter((country) => region === 'all' || country.region === region)
  expect(places.toSorted()).toEqual(known.map(({ id }) => id).toSorted())
})
