import { geoArea, geoAzimuthalEqualArea, geoCentroid, geoDistance } from 'd3-geo'
import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import { arcsOf } from './arcs.ts'
import type { Offset } from './compass.ts'
import type { World } from './world.ts'

const EARTH_KM = 6371

export interface Neighbour {
  readonly id: string
  /** Its direction from the country's centre; the length does not matter. */
  readonly offset: Offset
  /** The angle that the shared border spans around the country, degrees. */
  readonly round: number
}

export interface Near {
  readonly id: string
  readonly km: number
  readonly offset: Offset
}

/** Measurements of one country on the unsimplified map. Its centre is that of its largest part. */
export interface Measured {
  readonly id: string
  readonly km2: number
  /** Its largest part's share of its land. */
  readonly largestShare: number
  readonly centre: [number, number]
  readonly arcs: readonly number[]
  /** Points of its outlines, without specks far from the rest. */
  readonly points: readonly Position[]
  /** Kilometres east and north of the centre. */
  readonly flat: (point: Position) => Offset
  /** Half its width and height, km. */
  readonly reach: Offset
}

/** Parts with less than this share of the country's land are not measured. */
const SPECK = 0.0003

const flatAround = ([longitude, latitude]: [number, number]) => {
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).translate([0, 0]).scale(EARTH_KM)
  return (point: Position): Offset => {
    const [x, y] = projection(point as [number, number]) as [number, number]
    return [x, -y]
  }
}

const point = (id: string, at: readonly [number, number]): Measured => {
  const centre: [number, number] = [...at]
  const place = { centre, points: [centre], flat: flatAround(centre), reach: [1, 1] as const }
  return { id, km2: 0, largestShare: 1, arcs: [], ...place }
}

const reachOf = (offsets: readonly Offset[]): Offset => {
  const farthest = (axis: 0 | 1) => Math.max(1, ...offsets.map((offset) => Math.abs(offset[axis])))
  return [farthest(0), farthest(1)]
}

/** Measures all countries of a map. */
export const measure = (world: World): Measured[] =>
  world.objects.countries.geometries.map((shape) => {
    if (shape.type === null) return point(shape.id, shape.properties.at)
    const parts = feature(world, shape).geometry.coordinates.map((coordinates) => {
      const polygon = { type: 'Polygon' as const, coordinates }
      return { polygon, area: geoArea(polygon) }
    })
    const largest = parts.reduce((a, b) => (b.area > a.area ? b : a))
    const area = parts.reduce((sum, part) => sum + part.area, 0)
    const centre = geoCentroid(largest.polygon)
    const flat = flatAround(centre)
    return {
      id: shape.id,
      km2: area * EARTH_KM ** 2,
      largestShare: largest.area / area,
      centre,
      arcs: arcsOf(shape),
      points: parts
        .filter((part) => part.area > area * SPECK)
        .flatMap(({ polygon }) => polygon.coordinates.flat()),
      flat,
      reach: reachOf(largest.polygon.coordinates.flat().map(flat)),
    }
  })

/** The angle that directions span, degrees. */
const rounding = (offsets: readonly Offset[]): number => {
  const angles = offsets.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI).sort((a, b) => a - b)
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? (angles[0] as number) + 360) - angle)
  return 360 - Math.max(...gaps)
}

/**
 * The weight of the direction to the neighbour's centre. It counts because a border may run through the
 * centre of the country's bounding box.
 */
const TO_ITS_MIDDLE = 0.5

/** The centre of lines, weighted by length. */
const middleOf = (lines: readonly (readonly Offset[])[]): Offset => {
  let [x, y, length] = [0, 0, 0]
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1] as Offset, line[i] as Offset]
      const piece = Math.hypot(bx - ax, by - ay)
      x += ((ax + bx) / 2) * piece
      y += ((ay + by) / 2) * piece
      length += piece
    }
  return length === 0 ? (lines[0]?.[0] ?? [0, 0]) : [x / length, y / length]
}

/** The neighbour across a shared border; null if two countries share none. */
export const neighbour = (
  world: World,
  one: Measured,
  other: Pick<Measured, 'id' | 'arcs' | 'centre'>,
): Neighbour | null => {
  const shared = one.arcs.filter((arc) => other.arcs.includes(arc))
  if (shared.length === 0) return null
  const within = ([x, y]: Offset): Offset => [x / one.reach[0], y / one.reach[1]]
  const borders = shared.map((arc) => (world.arcs[arc] as Position[]).map((at) => within(one.flat(at))))
  const [middleX, middleY] = middleOf(borders)
  const [x, y] = one.flat(other.centre)
  const away = TO_ITS_MIDDLE / Math.hypot(x, y)
  return { id: other.id, offset: [middleX + x * away, middleY + y * away], round: rounding(borders.flat()) }
}

/** An approximation, good enough to find the nearest of many. */
const roughly = (ax: number, ay: number, bx: number, by: number): number => {
  const across = Math.abs(ax - bx)
  const turn = (across > 180 ? 360 - across : across) * Math.cos(((ay + by) / 2) * (Math.PI / 180))
  return turn * turn + (ay - by) * (ay - by)
}

/** The distance from coast to coast, and the direction from the first country's centre. */
export const distance = (one: Measured, other: Measured): Near => {
  let [least, from, to] = [Number.POSITIVE_INFINITY, one.centre as Position, other.centre as Position]
  for (const here of one.points)
    for (const there of other.points) {
      const far = roughly(here[0] as number, here[1] as number, there[0] as number, there[1] as number)
      if (far < least) [least, from, to] = [far, here, there]
    }
  const km = geoDistance(from as [number, number], to as [number, number]) * EARTH_KM
  return { id: other.id, km, offset: one.flat(to) }
}
