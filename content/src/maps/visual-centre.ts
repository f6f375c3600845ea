import { geoArea, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { Position } from 'geojson'
import type { Polygon } from './source.ts'

/** The distance to the nearest edge, in the unit of the rings; negative outside. */
const distanceToEdge = ([x, y]: Position, rings: Polygon): number => {
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i] as [number, number]
      const [bx, by] = ring[j] as [number, number]
      if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) inside = !inside
      nearest = Math.min(nearest, distanceToSegment(x!, y!, ax, ay, bx, by))
    }
  return inside ? nearest : -nearest
}

const distanceToSegment = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

const GRID = 24
const ROUNDS = 7

/**
 * The point inside the rings farthest from their edge, found on a grid, then on finer grids around the best
 * point.
 */
const poleOf = (rings: Polygon): Position => {
  const outer = rings[0] as Position[]
  const [xs, ys] = [outer.map(([x]) => x as number), outer.map(([, y]) => y as number)]
  let centre: Position = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  let [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  for (let round = 0; round < ROUNDS; round++) {
    let best = { at: centre, distance: distanceToEdge(centre, rings) }
    for (let i = 0; i <= GRID; i++)
      for (let j = 0; j <= GRID; j++) {
        const at = [centre[0]! + (i / GRID - 0.5) * width, centre[1]! + (j / GRID - 0.5) * height]
        const distance = distanceToEdge(at, rings)
        if (distance > best.distance) best = { at, distance }
      }
    centre = best.at
    width /= 4
    height /= 4
  }
  return centre
}

/** The best place for a label, in degrees: the visual centre of the country's largest part. */
export const visualCentre = (polygons: readonly Polygon[]): [number, number] => {
  const areas = polygons.map((coordinates) => geoArea({ type: 'Polygon', coordinates }))
  const largest = polygons[areas.indexOf(Math.max(...areas))] as Polygon
  const [longitude, latitude] = geoCentroid({ type: 'Polygon', coordinates: largest })
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).translate([0, 0]).scale(6371)
  const flat = largest.map((ring) => ring.map((point) => projection(point as [number, number]) as Position))
  return projection.invert?.(poleOf(flat) as [number, number]) ?? [longitude, latitude]
}
