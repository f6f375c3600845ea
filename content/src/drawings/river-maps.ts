import { type GeoProjection, geoPath } from 'd3-geo'
import { asGeometry, polygonsAround } from './lands.ts'
import { PALE, pathsAround } from './map-paths.ts'
import { projectionFor } from './projection.ts'
import { AFRICA } from './rivers/africa.ts'
import { NORTH_AMERICA, SOUTH_AMERICA } from './rivers/americas.ts'
import { AUSTRALIA } from './rivers/australia.ts'
import { type Course, type Courses, type Place, placesOf } from './rivers/course.ts'
import { EASTERN_ASIA } from './rivers/eastern-asia.ts'
import { EUROPE } from './rivers/europe.ts'
import { SOUTHERN_ASIA } from './rivers/southern-asia.ts'
import { WESTERN_ASIA } from './rivers/western-asia.ts'
import { drawing, n, path, SEA, SHEET } from './svg.ts'

/** All rivers that can be drawn. */
export const RIVERS: Courses = {
  ...AFRICA,
  ...EUROPE,
  ...WESTERN_ASIA,
  ...SOUTHERN_ASIA,
  ...EASTERN_ASIA,
  ...NORTH_AMERICA,
  ...SOUTH_AMERICA,
  ...AUSTRALIA,
}

const MARGIN = 40

/** Reaches a little beyond the sheet, so that no border ends on it. */
const riverProjection = (places: readonly Place[], margin: number): GeoProjection => {
  const { width, height } = SHEET
  return projectionFor({ type: 'LineString', coordinates: [...places] }, margin).clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ])
}

/** How far a curve leans towards the neighbours of its points: 6 is a Catmull-Rom spline, more is nearer to straight lines. */
const TIGHTNESS = 7

/** A smooth curve through points. */
const curveThrough = (points: readonly Place[]): string => {
  const at = (index: number): Place => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const start = at(0)
  const parts = points.slice(1).map((end, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const handles = [0, 1].flatMap((axis) => [
      (from[axis] ?? 0) + ((end[axis] ?? 0) - (before[axis] ?? 0)) / TIGHTNESS,
      (end[axis] ?? 0) - ((after[axis] ?? 0) - (from[axis] ?? 0)) / TIGHTNESS,
    ])
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = handles
    return `C${[x1, y1, x2, y2, ...end].map(n).join(' ')}`
  })
  return `M${start.map(n).join(' ')}${parts.join('')}`
}

/** A river as a blue line among the countries around it. */
export const drawRiver = (course: Course): string => {
  const places = placesOf(course)
  const projection = riverProjection(places, course.margin ?? MARGIN)
  const draw = geoPath(projection)
  const around = pathsAround(polygonsAround(projection).map((polygons) => draw(asGeometry(polygons))))
  const line = curveThrough(places.map((place) => projection(place) ?? [0, 0]))
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  return drawing(
    SHEET,
    [...around.map((d) => path(d, PALE)), path(line, { ...round, stroke: '#1f66b5', 'stroke-width': 4.5 })],
    SEA,
  )
}
