import { geoArea } from 'd3-geo'
import type { Feature, FeatureCollection } from 'geojson'
import { feature, mergeArcs, quantize } from 'topojson-client'
import { topology as topologyOf } from 'topojson-server'
import type { GeometryCollection, MultiPolygon, NullObject, Topology } from 'topojson-specification'
import { arcsOf, withoutUnused } from './arcs.ts'
import type { LandByCode } from './borders.ts'
import {
  detailWeight,
  GRID,
  MIN_DETAIL_WEIGHT,
  MIN_OTHER_AREA,
  MIN_TRIANGLE,
  minPartArea,
  PARTS_KEPT,
} from './detail.ts'
import { simplifyTopology } from './simplify.ts'
import type { Polygon } from './source.ts'
import { visualCentre } from './visual-centre.ts'

/** `at`: longitude and latitude of the country's label, and of its marker if it has no shape. */
export interface CountryProperties {
  readonly at: readonly [number, number]
}

/** A country on the map. `id`: ISO 3166-1 alpha-2. */
export type CountryShape = (MultiPolygon<CountryProperties> | NullObject) & {
  id: string
  properties: CountryProperties
}

/** `countries` can be asked; `other` is all other land. */
export type World = Topology<{
  countries: { type: 'GeometryCollection'; geometries: CountryShape[] }
  other: MultiPolygon
}>

/** Label positions set by hand: Tuvalu is too small for the source, and Kiribati's largest part is far from its capital. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  TV: [179.195, -8.52],
  KI: [173.146, 1.37],
}

/** Whether a country is drawn with Europe, by its id. */
export type IsEuropean = (id: string) => boolean

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

const placeOf = (id: string, polygons: readonly Polygon[]): readonly [number, number] => {
  const [longitude, latitude] = PLACES[id] ?? visualCentre(polygons)
  return [rounded(longitude), rounded(latitude)]
}

/** All land as one topology, so that neighbours share borders; lines inside a country are dissolved. */
export const assembleWorld = (land: LandByCode, ids: readonly string[]): World => {
  const features = [...land].map(
    ([code, coordinates]): Feature => ({
      type: 'Feature',
      id: code !== null && ids.includes(code) ? code : 'other',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates },
    }),
  )
  const collection: FeatureCollection = { type: 'FeatureCollection', features }
  const all = topologyOf({ land: collection })
  const { geometries } = all.objects.land as GeometryCollection
  const shapeOf = (id: string) =>
    mergeArcs(all, geometries.filter((geometry) => geometry.id === id) as MultiPolygon[])
  const countries = ids.toSorted().map((id): CountryShape => {
    const polygons = land.get(id) ?? []
    const about = { id, properties: { at: placeOf(id, polygons) } }
    return polygons.length > 0 ? { ...shapeOf(id), ...about } : { type: null, ...about }
  })
  return {
    ...all,
    objects: { countries: { type: 'GeometryCollection', geometries: countries }, other: shapeOf('other') },
  }
}

/** The weight of each arc, by the smallest country that it bounds. */
const caresOf = (world: World, isEuropean: IsEuropean): ((arc: number) => number) => {
  const cares = new Map<number, number>()
  for (const country of world.objects.countries.geometries) {
    if (country.type === null) continue
    const care = detailWeight(geoArea(feature(world, country)), isEuropean(country.id))
    for (const arc of arcsOf(country)) cares.set(arc, Math.max(cares.get(arc) ?? MIN_DETAIL_WEIGHT, care))
  }
  return (arc) => cares.get(arc) ?? MIN_DETAIL_WEIGHT
}

const largeParts = (world: World, shape: MultiPolygon, kept: number, least: number): number[][][] => {
  const parts = shape.arcs.map((arcs) => ({ arcs, area: geoArea(feature(world, { type: 'Polygon', arcs })) }))
  return parts
    .sort((a, b) => b.area - a.area)
    .filter(({ area }, place) => place < kept || area >= least)
    .map(({ arcs }) => arcs)
}

const withoutSpecks = (world: World): World => {
  const { countries, other } = world.objects
  const geometries = countries.geometries.map((country) =>
    country.type === null
      ? country
      : {
          ...country,
          arcs: largeParts(world, country, PARTS_KEPT, minPartArea(geoArea(feature(world, country)))),
        },
  )
  const rest = { ...other, arcs: largeParts(world, other, 0, MIN_OTHER_AREA) }
  return { ...world, objects: { countries: { ...countries, geometries }, other: rest } }
}

/** The map as shipped: simplified, on a grid, without parts too small to see. */
export const simplifyWorld = (world: World, isEuropean: IsEuropean): World => {
  const fewer = withoutUnused(
    simplifyTopology(withoutSpecks(world), MIN_TRIANGLE, caresOf(world, isEuropean)),
  )
  return quantize(fewer, GRID)
}
