import type { World } from '@trivium/content/maps/world'
import type { Region } from '@trivium/rules/places/regions'
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { Frame } from './projection.ts'
import type { Target } from './targets.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A small framed map on the main map, enlarging islands that are specks there. */
export interface Inset extends Box {
  readonly key: string
  readonly graticule: string
  readonly land: string
  readonly edges: string
  readonly outlines: ReadonlyMap<string, string>
  readonly targets: readonly Target[]
  /** The part of the main map that it shows. */
  readonly shown: Box
}

interface Plan {
  readonly key: string
  /** West, south, east, north, degrees. */
  readonly within: readonly [number, number, number, number]
  readonly places: readonly string[]
  /** Its lower left corner and its width, as shares of the frame. */
  readonly at: readonly [x: number, bottom: number, width: number]
}

const PLANS: Readonly<Partial<Record<Region, readonly Plan[]>>> = {
  'north-america': [
    {
      key: 'lesser-antilles',
      within: [-64.4, 9.9, -58.9, 18.3],
      places: ['AG', 'BB', 'DM', 'GD', 'KN', 'LC', 'TT', 'VC'],
      at: [0.005, 0.985, 0.2],
    },
  ],
}

const inset = (plan: Plan, world: World, asked: ReadonlySet<string>, frame: Frame): Inset => {
  const [west, south, east, north] = plan.within
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
  ]
  const outline = { type: 'MultiPoint' as const, coordinates: corners }
  const projection = geoAzimuthalEqualArea().rotate([-(west + east) / 2, -(south + north) / 2])
  const [x, bottom, width] = [plan.at[0] * frame.width, plan.at[1] * frame.height, plan.at[2] * frame.width]
  projection.fitWidth(width, outline)
  const [[left, top], [, low]] = geoPath(projection).bounds(outline)
  const height = low - top
  const y = bottom - height
  const [dx, dy] = projection.translate()
  projection.translate([dx + x - left, dy + y - top]).clipExtent([
    [x, y],
    [x + width, bottom],
  ])
  const path = geoPath(projection).digits(2)
  const { countries, other } = world.objects
  const shown = countries.geometries.filter(({ id }) => asked.has(id) && plan.places.includes(id))
  const rest = countries.geometries.filter((shape) => !shown.includes(shape))
  const all = { type: 'GeometryCollection' as const, geometries: [...countries.geometries, other] }
  const [[mapLeft, mapTop], [mapRight, mapBottom]] = geoPath(frame.projection).bounds(outline)
  return {
    key: plan.key,
    x,
    y,
    width,
    height,
    graticule: path(geoGraticule().step([2, 2])()) ?? '',
    land: [...rest, other].map((shape) => path(feature(world, shape)) ?? '').join(''),
    edges: path(mesh(world, all)) ?? '',
    outlines: new Map(shown.map((shape) => [shape.id, path(feature(world, shape)) ?? ''])),
    targets: shown.map((shape) => {
      const [[l, t], [r, b]] = path.bounds(feature(world, shape))
      const [px, py] = projection([...shape.properties.at]) ?? [x, y]
      const spot = { x: px, y: py, area: path.area(feature(world, shape)), width: r - l, height: b - t }
      return { id: shape.id, spots: [spot] }
    }),
    shown: { x: mapLeft, y: mapTop, width: mapRight - mapLeft, height: mapBottom - mapTop },
  }
}

/** A region's insets, drawn in the frame's units at their places. */
export const insetsOf = (region: Region, world: World, asked: ReadonlySet<string>, frame: Frame): Inset[] =>
  (PLANS[region] ?? [])
    .filter(({ places }) => places.some((id) => asked.has(id)))
    .map((plan) => inset(plan, world, asked, frame))
