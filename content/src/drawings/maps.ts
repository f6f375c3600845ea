import { geoCentroid, geoDistance, geoPath } from 'd3-geo'
import type { Polygon } from '../maps/source.ts'
import { allLands, areaOf, asGeometry, centreOf, polygonsAround } from './lands.ts'
import { coarse, PALE, pathsAround } from './map-paths.ts'
import { projectionFor } from './projection.ts'
import { drawing, GREEN, PAPER, path, RED, SEA, SHEET } from './svg.ts'

/** Whether the map has a shape of this country. */
export const hasShape = (code: string): boolean => allLands().some((land) => land.code === code)

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

/** A country alone, as large as the sheet. */
export const drawOutline = (code: string): string => {
  const geometry = asGeometry(mainPolygons(code))
  const d = coarse(geoPath(projectionFor(geometry, 24))(geometry), 1)
  return drawing(SHEET, [path(d, { fill: GREEN })], PAPER)
}

/** Space around a country on a map of its surroundings, in pixels. */
const MARGIN = 128

/** A country in red among its neighbours. `enough`: about how many characters these take; `margin`: the space around it, in pixels. */
export const drawPlace = (code: string, enough?: number, margin = MARGIN): string => {
  const geometry = asGeometry(mainPolygons(code))
  const { width, height } = SHEET
  const projection = projectionFor(geometry, margin).clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ])
  // Tiny countries would show nothing around them.
  projection.scale(Math.min(projection.scale(), 4_200))
  const [x, y] = projection(geoCentroid(geometry)) ?? [0, 0]
  const [tx, ty] = projection.translate()
  projection.translate([tx + width / 2 - x, ty + height / 2 - y])
  const draw = geoPath(projection)
  const around = polygonsAround(projection, code).map((polygons) => draw(asGeometry(polygons)))
  const others = pathsAround(around, enough)
  const own = coarse(draw(geometry), 1)
  return drawing(
    SHEET,
    [...others.map((d) => path(d, PALE)), path(own, { fill: RED, stroke: '#7d1414', 'stroke-width': 1.5 })],
    SEA,
  )
}
