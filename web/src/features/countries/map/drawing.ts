import type { CountryShape, World } from '@trivium/content/maps/world'
import type { Region } from '@trivium/rules/places/regions'
import { type GeoPath, geoGraticule, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { type Inset, insetsOf } from './insets.ts'
import { type Frame, frameOf } from './projection.ts'
import type { Spot, Target } from './targets.ts'

/** Everything of a region's map that stays as it is, in the frame's units. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** The outline of the world, where all of it is shown; null elsewhere. */
  readonly sphere: string | null
  readonly graticule: string
  /** Land that is nobody's answer here. */
  readonly land: string
  readonly landEdges: string
  /** Coasts and borders of what can be asked. */
  readonly edges: string
  /** By id; the order is that of drawing. */
  readonly outlines: ReadonlyMap<string, string>
  readonly targets: readonly Target[]
  readonly insets: readonly Inset[]
}

/** Parts smaller than this (units²) may each bear a marker: of what is larger, the country itself is seen. */
const SPECK = 900

const spotsOf = (path: GeoPath, world: World, shape: CountryShape, frame: Frame): Spot[] => {
  const [x, y] = frame.projection([...shape.properties.at]) ?? [0, 0]
  if (shape.type === null) return [{ x, y, area: 0, width: 0, height: 0 }]
  const parts = feature(world, shape).geometry.coordinates.map((coordinates): Spot => {
    const part = { type: 'Polygon' as const, coordinates }
    const [[left, top], [right, bottom]] = path.bounds(part)
    const [middleX, middleY] = path.centroid(part)
    return { x: middleX, y: middleY, area: path.area(part), width: right - left, height: bottom - top }
  })
  const [largest, ...others] = parts.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area)
  if (largest === undefined) return []
  return [{ ...largest, x, y }, ...(largest.area < SPECK ? others : [])]
}

/** Draws the world for a region; `places`: what can be asked, by id. */
export const draw = (world: World, region: Region, places: ReadonlySet<string>): Drawing => {
  const frame = frameOf(region)
  const path = geoPath(frame.projection).digits(2)
  const { countries, other } = world.objects
  const asked = countries.geometries.filter(({ id }) => places.has(id))
  const isAsked = (shape: object): boolean => 'id' in shape && places.has(String(shape.id))
  const all = { type: 'GeometryCollection' as const, geometries: [...countries.geometries, other] }
  const rest = { ...all, geometries: all.geometries.filter((shape) => !isAsked(shape)) }
  const outlines = new Map(asked.map((shape) => [shape.id, path(feature(world, shape)) ?? '']))
  const targets = asked
    .map((shape): Target => ({ id: shape.id, spots: spotsOf(path, world, shape, frame) }))
    .filter(({ spots }) => spots.length > 0)
  return {
    width: frame.width,
    height: frame.height,
    sphere: region === 'all' ? path({ type: 'Sphere' }) : null,
    graticule: path(geoGraticule().step([15, 15])()) ?? '',
    land: rest.geometries.map((shape) => path(feature(world, shape)) ?? '').join(''),
    landEdges: path(mesh(world, all, (a, b) => !isAsked(a) && !isAsked(b))) ?? '',
    edges: path(mesh(world, all, (a, b) => isAsked(a) || isAsked(b))) ?? '',
    outlines,
    targets,
    insets: insetsOf(region, world, places, frame),
  }
}
