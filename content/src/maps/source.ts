import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Position } from 'geojson'
import i18nIsoCountries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import type { GeometryCollection, Polygon as PolygonOf, Topology } from 'topojson-specification'

/** Rings of longitude and latitude in degrees; the first is the outer one, clockwise as d3-geo requires. */
export type Polygon = Position[][]

/** One shape of Natural Earth; `code` is its ISO 3166-1 alpha-2, null where it has none. */
export interface Shape {
  readonly code: string | null
  readonly name: string
  readonly polygons: readonly Polygon[]
}

type Named = GeometryCollection<{ name: string }>

/** Shapes that have no code in the file, or the code of another country. */
const CODES: Readonly<Record<string, string | null>> = { Kosovo: 'XK', 'Ashmore and Cartier Is.': null }

const codeOf = (name: string, numeric: string | undefined): string | null => {
  const own = CODES[name]
  if (own !== undefined || numeric === undefined) return own ?? null
  return i18nIsoCountries.numericToAlpha2(numeric) ?? null
}

/** All shapes of Natural Earth at 1:50 million. */
export const readShapes = (): Shape[] => {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
  const topology: Topology<{ countries: Named }> = JSON.parse(readFileSync(file, 'utf8'))
  return topology.objects.countries.geometries.map((geometry) => {
    const { name = '' } = geometry.properties ?? {}
    const { coordinates } = feature(topology, geometry as PolygonOf).geometry
    const polygons = geometry.type === 'Polygon' ? [coordinates] : (coordinates as unknown as Polygon[])
    return { code: codeOf(name, geometry.id?.toString()), name, polygons }
  })
}
