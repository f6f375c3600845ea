import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { geoArea, geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import { describe, expect, it, test } from 'vitest'
import { COUNTRIES } from '../places/countries.ts'
import { arcsOf } from './arcs.ts'
import type { CountryShape, World } from './world.ts'

const text = await readFile(new URL('../../maps/world.json', import.meta.url), 'utf8')
const world: World = JSON.parse(text)
const shapes = new Map(world.objects.countries.geometries.map((shape) => [shape.id, shape]))
const shapeOf = (id: string) => shapes.get(id) as CountryShape

/** The country drawn at a position; null for none or land that is not asked. */
const countryAt = (place: [number, number]): string | null =>
  [...shapes.values()].find((shape) => shape.type !== null && geoContains(feature(world, shape), place))
    ?.id ?? null

describe('the map', () => {
  it('has the 197 countries of the catalogue', () =>
    expect([...shapes.keys()].toSorted()).toEqual(COUNTRIES.map(({ id }) => id).toSorted()))

  it.each([
    ['africa', 54],
    ['asia', 48],
    ['europe', 46],
    ['north-america', 23],
    ['south-america', 12],
    ['oceania', 14],
  ])('has all of %s: %i', (continent, count) =>
    expect(COUNTRIES.filter(({ id, region }) => region === continent && shapes.has(id))).toHaveLength(count),
  )

  it('weighs at most 60 kB gzipped', () =>
    expect(gzipSync(text, { level: 6 }).length).toBeLessThanOrEqual(60_000))

  it('draws every country except Tuvalu, which has a marker', () => {
    const undrawn = [...shapes.values()].filter((shape) => shape.type === null)
    expect(undrawn.map(({ id, properties }) => [id, properties.at])).toEqual([['TV', [179.195, -8.52]]])
  })

  it('has no collapsed country', () => {
    const areas = [...shapes.values()]
      .filter((shape) => shape.type !== null)
      .map((shape) => [shape.id, geoArea(feature(world, shape)) * 6371 ** 2] as const)
    // Below half a hemisphere, so no ring has the wrong direction.
    expect(areas.filter(([, area]) => area < 0.4 || area > 20_000_000)).toEqual([])
  })

  it('places every country’s label on its own land, except Tuvalu’s', () => {
    const beside = [...shapes.values()].filter(({ id, properties: { at } }) => countryAt([...at]) !== id)
    expect(beside.map(({ id }) => id)).toEqual(['TV'])
  })

  it('lets neighbours share their border', () => {
    const shared = (one: string, other: string) =>
      arcsOf(shapeOf(one)).some((arc) => arcsOf(shapeOf(other)).includes(arc))
    expect([shared('PT', 'ES'), shared('LS', 'ZA'), shared('VA', 'IT'), shared('PT', 'FR')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

/** One row for each choice in docs/decisions/0023-borders.md. */
test.each([
  ['Crimea', [34.3, 45.2], 'UA'],
  ['the north of Cyprus', [33.5, 35.28], 'CY'],
  ['Hargeisa', [44.06, 9.56], 'SO'],
  ['Western Sahara at the coast', [-13.5, 24.6], null],
  ['Western Sahara inland', [-10.5, 26.7], null],
  ['Tarfaya', [-12.5, 27.9], 'MA'],
  ['French Guiana', [-53, 4], null],
  ['Réunion', [55.5, -21.1], null],
  ['Spitsbergen', [16, 78.5], null],
  ['Greenland', [-40, 72], null],
  ['Puerto Rico', [-66.4, 18.2], null],
  ['Gran Canaria', [-15.6, 27.95], 'ES'],
  ['Pristina', [21.1, 42.6], 'XK'],
  ['Taipei', [121.4, 24.9], 'TW'],
  ['Ramallah', [35.2, 31.9], 'PS'],
] as const)('%s is drawn as decided', (_, place, id) => expect(countryAt([...place])).toBe(id))
