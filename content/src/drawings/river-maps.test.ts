import { geoContains } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { asGeometry, polygonsNear } from './lands.ts'
import { RIVERS } from './river-maps.ts'
import { type Place, placesOf } from './rivers/course.ts'

/** Estuaries are sea on the map. */
const IN_ESTUARY = 4
/** They end in lakes, which the map does not have. */
const INLAND = ['Jordan', 'Amu Darya']
/** How far from the sea a mouth may be, in degrees. */
const NEAR = 0.3

const isLand = (place: Place): boolean => geoContains(asGeometry(polygonsNear(place, 0).flat()), place)

const around = ([longitude, latitude]: Place): Place[] =>
  [-NEAR, 0, NEAR].flatMap((x) => [-NEAR, 0, NEAR].map((y): Place => [longitude + x, latitude + y]))

describe.each(Object.keys(RIVERS))('the %s on the map', (name) => {
  const places = placesOf(RIVERS[name] ?? { points: '' })

  it('has enough points to be recognised', () => {
    expect(places.length).toBeGreaterThanOrEqual(12)
    expect(places.flat().every(Number.isFinite)).toBe(true)
  })

  it('flows on land as far as its estuary', () => {
    expect(places.slice(0, -IN_ESTUARY).filter((place) => !isLand(place))).toEqual([])
  })

  it.skipIf(INLAND.includes(name))('ends at the coast', () => {
    expect(around(places.at(-1) ?? [0, 0]).every(isLand)).toBe(false)
  })
})
