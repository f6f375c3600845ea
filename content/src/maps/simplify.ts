import type { Position } from 'geojson'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'

/** How much of an arc's detail is kept: 1 normally, more if it bounds something small. */
export type DetailWeight = (arc: number) => number

/** The minimum number of inner points of an arc, the most significant ones, so that no shape collapses. */
const KEPT_INSIDE = 4

const isRing = (arc: readonly Position[]): boolean => {
  const [first, last] = [arc[0], arc.at(-1)]
  return first !== undefined && first[0] === last?.[0] && first[1] === last?.[1]
}

const weightOf = (point: Position): number => point[2] ?? 0

const keepHeaviest = (arc: Position[]): void => {
  const inside = arc.slice(1, -1).sort((a, b) => weightOf(b) - weightOf(a))
  for (const point of inside.slice(0, KEPT_INSIDE)) point[2] = Number.POSITIVE_INFINITY
}

/** Simplifies a topology by dropping points whose triangle is smaller than `least` steradians. */
export const simplifyTopology = <T extends Objects>(
  topology: Topology<T>,
  least: number,
  care: DetailWeight,
): Topology<T> => {
  const weighed = presimplify(topology, sphericalTriangleArea)
  const arcs = weighed.arcs as Position[][]
  arcs.forEach((arc, index) => {
    const factor = care(index)
    for (const point of arc) point[2] = weightOf(point) * factor
    if (isRing(arc)) keepHeaviest(arc)
  })
  return simplify(weighed, least)
}
