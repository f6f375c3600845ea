import { type GeoProjection, geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance, geoPath } from 'd3-geo'
import type { GeometryCollection as GeometryCollectionOf, MultiPolygon } from 'geojson'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Polygon as PolygonOf } from 'topojson-specification'
import { redrawBorders } from '../maps/borders.ts'
import { type Polygon, readShapes } from '../maps/source.ts'
import { drawing, GREEN, PAPER, path, RED, SEA, SHEET } from './svg.ts'

interface Land {
  readonly code: string | null
  readonly polygons: readonly Polygon[]
}

/** Countries that docs/decisions/0023-borders.md puts together from several shapes: there is no line between the parts. */
const JOINED = new Set<string | null>(['EH', 'SO', 'UA'])

const joined = (polygons: readonly Polygon[]): Polygon[] => {
  const geometries = polygons.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  const collection: GeometryCollectionOf = { type: 'GeometryCollection', geometries }
  const parts = topology({ parts: collection })
  return merge(parts, (parts.objects.parts as GeometryCollection).geometries as PolygonOf[]).coordinates
}

let lands: readonly Land[] | undefined
const allLands = (): readonly Land[] => {
  lands ??= [...redrawBorders(readShapes())].map(([code, polygons]) => ({
    code,
    polygons: JOINED.has(code) ? joined(polygons) : polygons,
  }))
  return lands
}

/** Whether the map has a shape of this country. */
export const hasShape = (code: string): boolean => allLands().some((land) => land.code === code)

const asGeometry = (polygons: readonly Polygon[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...polygons],
})

const areaOf = (polygon: Polygon): number => geoArea({ type: 'Polygon', coordinates: polygon })
const centreOf = (polygon: Polygon): [number, number] =>
  geoCentroid({ type: 'Polygon', coordinates: polygon })

/** Parts farther from the largest one than this do not belong to the outline, unless they are large, in radians. */
const FAR = 0.08
const LARGE = 0.08
/** Nothing farther than this does: French Guiana, but not Alaska. */
const VERY_FAR = 0.85

const mainPolygons = (code: string): Polygon[] => {
  const polygons = allLands()
    .filter((land) => land.code === code)
    .flatMap((land) => land.polygons)
  const largest = polygons.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a))
  const [area, centre] = [areaOf(largest), centreOf(largest)]
  const reach = FAR + 0.6 * Math.sqrt(area)
  return polygons.filter((one) => {
    const distance = geoDistance(centreOf(one), centre)
    return distance < reach || (distance < VERY_FAR && areaOf(one) > LARGE * area)
  })
}

const centres = new Map<string, [number, number] | null>()

/** The middle of a country; null if the map has no shape of it. */
const middleOf = (code: string): [number, number] | null => {
  const known = centres.get(code)
  if (known !== undefined) return known
  const middle = hasShape(code) ? geoCentroid(asGeometry(mainPolygons(code))) : null
  centres.set(code, middle)
  return middle
}

/** The distance between the middles of two countries, in radians; Infinity if the map lacks one of them. */
export const distanceOf = (one: string, other: string): number => {
  const [from, to] = [middleOf(one), middleOf(other)]
  return from === null || to === null ? Number.POSITIVE_INFINITY : geoDistance(from, to)
}

type Point = readonly [x: number, y: number]

/** Rings smaller than this, in pixels, cannot be seen. */
const SPECK = 2.5

const isSpeck = (ring: readonly Point[]): boolean =>
  [0, 1].every((axis) => {
    const values = ring.map((point) => point[axis as 0 | 1])
    return Math.max(...values) - Math.min(...values) < SPECK
  })

/** A ring in steps of `grain` pixels from point to point. */
const ringPath = (ring: readonly Point[], grain: number): string => {
  const steps: string[] = []
  let [lastX, lastY] = [0, 0]
  for (const [px, py] of ring) {
    const [x, y] = [Math.round(px * 2) / 2, Math.round(py * 2) / 2]
    if (steps.length > 0 && Math.hypot(x - lastX, y - lastY) < grain) continue
    steps.push(
      steps.length === 0 ? `M${x} ${y}` : `${steps.length === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`,
    )
    ;[lastX, lastY] = [x, y]
  }
  return steps.length < 3 ? '' : `${steps.join('').replaceAll(' -', '-')}z`
}

/** A path without points and islands that cannot be seen. */
const coarse = (d: string | null, grain: number): string =>
  (d ?? '')
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number) as [number, number]),
    )
    .filter((ring) => !isSpeck(ring))
    .map((ring) => ringPath(ring, grain))
    .join('')

const projectionFor = (geometry: MultiPolygon, margin: number): GeoProjection => {
  const [longitude, latitude] = geoCentroid(geometry)
  const { width, height } = SHEET
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      geometry,
    )
}

/** A country alone, as large as the sheet. */
export const drawOutline = (code: string): string => {
  const geometry = asGeometry(mainPolygons(code))
  const d = coarse(geoPath(projectionFor(geometry, 24))(geometry), 1)
  return drawing(SHEET, [path(d, { fill: GREEN })], PAPER)
}

/** Space around a country on a map of its surroundings, in pixels. */
const MARGIN = 128

/** Characters of all other countries on a map: with more, they are drawn with fewer points. */
const ENOUGH = 24_000

interface Circle {
  readonly centre: [number, number]
  /** In radians. */
  readonly radius: number
}

const circles = new WeakMap<Polygon, Circle>()

/** A circle on the globe in which a polygon lies. */
const circleOf = (polygon: Polygon): Circle => {
  const known = circles.get(polygon)
  if (known !== undefined) return known
  const centre = centreOf(polygon)
  const radius = (polygon[0] ?? []).reduce(
    (most, point) => Math.max(most, geoDistance(centre, point as [number, number])),
    0,
  )
  const circle = { centre, radius }
  circles.set(polygon, circle)
  return circle
}

/** The polygons of other countries that reach into a sheet. */
const polygonsAround = (code: string, projection: GeoProjection): Polygon[][] => {
  const middle = projection.invert?.([SHEET.width / 2, SHEET.height / 2]) ?? [0, 0]
  // Twice as far as the corners, because a projection may show more there than in its middle.
  const reach = Math.hypot(SHEET.width, SHEET.height) / projection.scale()
  return allLands()
    .filter((land) => land.code !== code)
    .map(({ polygons }) =>
      polygons.filter((polygon) => {
        const { centre, radius } = circleOf(polygon)
        return geoDistance(centre, middle) < reach + radius
      }),
    )
}

/** Grains of the other countries, the finest first, in pixels. */
const GRAINS = [2, 3, 4, 6, 9]

/** A country in red among its neighbours. `enough`: about how many characters these take. */
export const drawPlace = (code: string, enough = ENOUGH): string => {
  const geometry = asGeometry(mainPolygons(code))
  const { width, height } = SHEET
  const projection = projectionFor(geometry, MARGIN).clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ])
  // Tiny countries would show nothing around them.
  projection.scale(Math.min(projection.scale(), 4_200))
  const [x, y] = projection(geoCentroid(geometry)) ?? [0, 0]
  const [tx, ty] = projection.translate()
  projection.translate([tx + width / 2 - x, ty + height / 2 - y])
  const draw = geoPath(projection)
  const around = polygonsAround(code, projection).map((polygons) => draw(asGeometry(polygons)))
  const othersIn = (grain: number): string[] => around.map((d) => coarse(d, grain)).filter((d) => d !== '')
  const others = GRAINS.map(othersIn).find((all) => all.join('').length < enough) ?? []
  const own = coarse(draw(geometry), 1)
  return drawing(
    SHEET,
    [
      ...others.map((d) => path(d, { fill: '#f3ecd9', stroke: '#9a8f78', 'stroke-width': 1 })),
      path(own, { fill: RED, stroke: '#7d1414', 'stroke-width': 1.5 }),
    ],
    SEA,
  )
}
