import { type GeoProjection, geoArea, geoCentroid, geoDistance } from 'd3-geo'
import type { GeometryCollection as GeometryCollectionOf, MultiPolygon } from 'geojson'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Polygon as PolygonOf } from 'topojson-specification'
import { redrawBorders } from '../maps/borders.ts'
import { type Polygon, readShapes } from '../maps/source.ts'
import { SHEET } from './svg.ts'

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
/** The countries with our borders (docs/decisions/0023-borders.md). */
export const allLands = (): readonly Land[] => {
  lands ??= [...redrawBorders(readShapes())].map(([code, polygons]) => ({
    code,
    polygons: JOINED.has(code) ? joined(polygons) : polygons,
  }))
  return lands
}

export const asGeometry = (polygons: readonly Polygon[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...polygons],
})

export const areaOf = (polygon: Polygon): number => geoArea({ type: 'Polygon', coordinates: polygon })
export const centreOf = (polygon: Polygon): [number, number] =>
  geoCentroid({ type: 'Polygon', coordinates: polygon })

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

/** The polygons of each country within reach of a place, in radians, except for those of one country. */
export const polygonsNear = (place: [number, number], reach: number, except?: string): Polygon[][] =>
  allLands()
    .filter((land) => land.code !== except)
    .map(({ polygons }) =>
      polygons.filter((polygon) => {
        const { centre, radius } = circleOf(polygon)
        return geoDistance(centre, place) < reach + radius
      }),
    )

/** The polygons of each country that reach into a sheet, except for those of one country. */
export const polygonsAround = (projection: GeoProjection, except?: string): Polygon[][] => {
  const middle = projection.invert?.([SHEET.width / 2, SHEET.height / 2]) ?? [0, 0]
  // Twice as far as the corners, because a projection may show more there than in its middle.
  const reach = Math.hypot(SHEET.width, SHEET.height) / projection.scale()
  return polygonsNear(middle, reach, except)
}
