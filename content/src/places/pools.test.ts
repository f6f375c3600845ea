import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { FLAGS } from './flags.ts'
import { poolsOf } from './pools.ts'

test.for(poolsOf(FLAGS, COUNTRIES))(
  '$quiz of $region: $size, $needed are needed',
  ({ size, planned, needed }) => {
    expect(size).toBe(planned)
    expect(size).toBeGreaterThanOrEqual(needed)
  },
)

test('every country on the map has a flag with the same names and region', () => {
  for (const country of COUNTRIES) expect(FLAGS.find(({ id }) => id === country.id)).toMatchObject(country)
})
