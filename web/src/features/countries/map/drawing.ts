import type { CountryShape, World } from '@trivium/content/maps/world'
import type { Region } from '@trivium/rules/places/regions'
import { type GeoPath, geoGraticule, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { dotAt } from './dot.ts'
import { type Inset, insetsOf } from './insets.ts'
import type { Land } from './labels.ts'
import { type Frame, frameOf, placeIn } from './projection.ts'
import type { Spot, Target } from './targets.ts'

/** The constant parts of a region's map, in the frame's units. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** The outline of the world where all of it is shown, else null. */
  readonly sphere: string | null
  readonly graticule: string
  /** Land outside the quiz. */
  readonly land: string
  readonly landEdges: string
  /** Rectangles around the parts of all land, in the quiz or not. */
  readonly landBoxes: readonly Land[]
  /** Coasts and borders of the quiz's countries. */
  readonly edges: string
  /** By id, in drawing order. */
  readonly outlines: ReadonlyMap<string, string>
  readonly targets: readonly Target[]
  readonly insets: readonly Inset[]
}

/** Parts smaller than this (units²) may each have a marker; larger countries are visible without one. */
const SPECK = 900

/** The map data, and the projection to draw it with. */
interface Sheet {
  readonly world: World
  readonly frame: Frame
  readonly path: GeoPath
}

/** A country's parts; `place`: the position of its label, degrees. */
const spotsOf = ({ world, frame, path }: Sheet, shape: CountryShape, place: [number, number]): Spot[] => {
  const [x, y] = frame.projection(place) ?? [0, 0]
  if (shape.type === null) return [{ x, y, area: 0, width: 0, height: 0 }]
  const parts = feature(world, shape).geometry.coordinates.map((coordinates): Spot => {
    const part = { type: 'Polygon' as const, coordinates }
    // Parts beyond the frame are off the usual view.
    const [[west, north], [east, south]] = path.bounds(part)
    const [left, right] = [Math.max(west, 0), Math.min(east, frame.width)]
    const [top, bottom] = [Math.max(north, 0), Math.min(south, frame.height)]
    const [middleX, middleY] = path.centroid(part)
    return {
      x: middleX,
      y: middleY,
      area: path.area(part),
      width: Math.max(0, right - left),
      height: Math.max(0, bottom - top),
    }
  })
  const sorted = parts.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area)
  // The part that has the label comes first and represents the country.
  const main = sorted.find((part) => isWithin(x, y, part)) ?? sorted[0]
  if (main === undefined) return []
  const others = main.area < SPECK ? sorted.filter((part) => part !== main) : []
  return [{ ...main, x, y }, ...others]
}

const isWithin = (x: number, y: number, part: Spot): boolean =>
  Math.abs(x - part.x) <= part.width && Math.abs(y - part.y) <= part.height

const boxAround = (id: string, { x, y, width, height }: Spot): Land => ({
  id,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** A rectangle around each part of a land, except parts that span half the world: it would be meaningless. */
const boxesOf = ({ world, frame, path }: Sheet, shape: CountryShape | World['objects']['other']): Land[] => {
  if (shape.type === null) return []
  const most = (frame.width * frame.height) / 4
  return feature(world, shape).geometry.coordinates.flatMap((coordinates) => {
    const [[left, top], [right, bottom]] = path.bounds({ type: 'Polygon', coordinates })
    return (right - left) * (bottom - top) < most ? [{ id: '', left, top, right, bottom }] : []
  })
}

/** Draws the world for a region; `places`: the countries of the quiz, by id. */
export const draw = (world: World, region: Region, places: ReadonlySet<string>): Drawing => {
  const frame = frameOf(region)
  const path = geoPath(frame.projection).digits(2)
  const { countries, other } = world.objects
  const asked = countries.geometries.filter(({ id }) => places.has(id))
  const isAsked = (shape: object): boolean => 'id' in shape && places.has(String(shape.id))
  const all = { type: 'GeometryCollection' as const, geometries: [...countries.geometries, other] }
  const rest = { ...all, geometries: all.geometries.filter((shape) => !isAsked(shape)) }
  const targets = asked
    .map(
      (shape): Target => ({
        id: shape.id,
        spots: spotsOf({ world, frame, path }, shape, placeIn(region, shape.id, shape.properties.at)),
      }),
    )
    .filter(({ spots }) => spots.length > 0)
  // A country without a shape becomes a point, so that it has an element too.
  const pointOf = (id: string) =>
    dotAt(targets.find((target) => target.id === id)?.spots[0] ?? { x: 0, y: 0 })
  const outlines = new Map(
    asked.map((shape) => [shape.id, path(feature(world, shape)) || pointOf(shape.id)] as const),
  )
  return {
    width: frame.width,
    height: frame.height,
    sphere: region === 'all' ? path({ type: 'Sphere' }) : null,
    graticule: path(geoGraticule().step([15, 15])()) ?? '',
    land: rest.geometries.map((shape) => path(feature(world, shape)) ?? '').join(''),
    landBoxes: [
      ...targets.flatMap(({ id, spots }) => spots.map((spot) => boxAround(id, spot))),
      ...rest.geometries.flatMap((shape) => boxesOf({ world, frame, path }, shape)),
    ],
    landEdges: path(mesh(world, all, (a, b) => !isAsked(a) && !isAsked(b))) ?? '',
    edges: path(mesh(world, all, (a, b) => isAsked(a) || isAsked(b))) ?? '',
    outlines,
    targets,
    insets: insetsOf(region, world, places, frame),
  }
}
