import { geoCentroid, geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import type { Polygon, Shape } from './source.ts'

/**
 * Where our map differs from Natural Earth. The reasons are in docs/decisions/0023-borders.md. Codes are ISO 3166-1 alpha-2,
 * positions are longitude and latitude in degrees.
 */

/** Shapes without a code, drawn as part of a country. */
const PART_OF: Readonly<Record<string, string>> = {
  'N. Cyprus': 'CY',
  Somaliland: 'SO',
  'Ashmore and Cartier Is.': 'AU',
}

interface Move {
  readonly from: string
  readonly to: string
  /** Selects the parts around this place … */
  readonly around?: Position
  /** … or those with their centre inside this box: west, south, east, north. */
  readonly within?: readonly [number, number, number, number]
}

/** Parts of a state's shape that have a separate code, or that we draw with another state. */
const MOVES: readonly Move[] = [
  { from: 'RU', to: 'UA', around: [34.3, 45.2] },
  { from: 'FR', to: 'GF', within: [-55, 2, -51, 6] },
  { from: 'FR', to: 'GP', within: [-62, 15.7, -61, 16.6] },
  { from: 'FR', to: 'MQ', within: [-61.5, 14.3, -60.7, 15] },
  { from: 'FR', to: 'RE', within: [55, -22, 56, -20] },
  { from: 'FR', to: 'YT', within: [45, -13.1, 45.4, -12.5] },
  { from: 'NO', to: 'SJ', within: [-10, 70, -7, 72] },
  { from: 'NO', to: 'SJ', within: [8, 74, 35, 82] },
  { from: 'NL', to: 'BQ', within: [-69, 12, -62, 18] },
  { from: 'NZ', to: 'TK', within: [-173, -10, -171, -8] },
]

/** A straight border along a parallel, where the source follows another line. */
interface Cut {
  readonly from: string
  readonly to: string
  readonly latitude: number
}

/** Western Sahara extends from the sea to its eastern border, south of 27° 40' N. */
const CUTS: readonly Cut[] = [{ from: 'MA', to: 'EH', latitude: 27.66 }]

const isMeant = (polygon: Polygon, { around, within }: Move): boolean => {
  const shape = { type: 'Polygon' as const, coordinates: polygon }
  if (around !== undefined) return geoContains(shape, around as [number, number])
  const [x, y] = geoCentroid(shape)
  return within !== undefined && x >= within[0] && y >= within[1] && x <= within[2] && y <= within[3]
}

/** Land by country code, polygon by polygon; `null` for land without a code. */
export type LandByCode = Map<string | null, Polygon[]>

const add = (land: LandByCode, code: string | null, polygons: readonly Polygon[]): void => {
  land.set(code, [...(land.get(code) ?? []), ...polygons])
}

const move = (land: LandByCode, each: Move): void => {
  const polygons = land.get(each.from) ?? []
  const meant = polygons.filter((polygon) => isMeant(polygon, each))
  if (meant.length === 0) throw new Error(`no part of ${each.from} matches those to be drawn with ${each.to}`)
  land.set(
    each.from,
    polygons.filter((polygon) => !meant.includes(polygon)),
  )
  add(land, each.to, meant)
}

/** Cuts a ring where it crosses the parallel southwards and where it crosses back. */
const cutRing = (ring: Position[], latitude: number): [north: Position[], south: Position[]] => {
  const isSouth = ring.map((point) => (point[1] as number) < latitude)
  const first = isSouth.indexOf(true)
  const last = isSouth.lastIndexOf(true)
  if (first < 1 || isSouth.slice(first, last).includes(false))
    throw new Error(`the ring crosses ${latitude}° more than twice`)
  const south = ring.slice(first, last + 1)
  const [start, end] = [south[0] as Position, south.at(-1) as Position]
  return [
    [...ring.slice(0, first), start, end, ...ring.slice(last + 1)],
    [...south, start],
  ]
}

const cut = (land: LandByCode, { from, to, latitude }: Cut): void => {
  const [main, ...others] = land.get(from) ?? []
  if (main?.[0] === undefined) throw new Error(`${from} has no shape`)
  const [north, south] = cutRing(main[0], latitude)
  land.set(from, [[north, ...main.slice(1)], ...others])
  add(land, to, [[south]])
}

/** Antarctica is never asked, and its data is large. */
const LEFT_OUT = new Set<string | null>(['AQ'])

/** The land of the world, by the codes under which we draw it. */
export const redrawBorders = (shapes: readonly Shape[]): LandByCode => {
  const land: LandByCode = new Map()
  for (const { code, name, polygons } of shapes)
    if (!LEFT_OUT.has(code)) add(land, code ?? PART_OF[name] ?? null, polygons)
  for (const each of MOVES) move(land, each)
  for (const each of CUTS) cut(land, each)
  return land
}
