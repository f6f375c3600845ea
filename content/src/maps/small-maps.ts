import { type GeoProjection, geoAzimuthalEqualArea, geoConicEqualArea, geoEqualEarth, geoPath } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import { feature, merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { CountryShape, World } from './world.ts'

type Drawn = Exclude<CountryShape, { type: null }>

const isDrawn = (shape: CountryShape): shape is Drawn => shape.type !== null

/** The world with fewer points; `least`: the smallest triangle kept, square degrees. */
const coarse = (world: World, least: number): World => simplify(presimplify(world), least)

/** Square degrees. */
const ringArea = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** Without rings smaller than this, square degrees. */
const withoutIslands = ({ type, coordinates }: MultiPolygon, least: number): MultiPolygon => ({
  type,
  coordinates: coordinates.filter(([ring = []]) => ringArea(ring) >= least),
})

const WIDTH = 200
const HEIGHT = 100
const PADDING = 5

/** Equal-area projections as in the country quiz, and the corners of what must be visible. */
const CONTINENTS: Readonly<Record<string, readonly [GeoProjection, readonly (readonly [number, number])[]]>> =
  {
    africa: [
      geoAzimuthalEqualArea().rotate([-17, -2]),
      [
        [10, 37.8],
        [20, -35.2],
        [-17.5, 15],
        [51, 11],
      ],
    ],
    asia: [
      geoAzimuthalEqualArea().rotate([-88, -27]),
      [
        [26, 39],
        [68, 55.6],
        [146, 44],
        [120, -10.5],
      ],
    ],
    europe: [
      geoConicEqualArea().parallels([40, 64]).rotate([-16, 0]),
      [
        [-24, 65],
        [-9.8, 38],
        [26, 71.4],
        [24, 34.9],
      ],
    ],
    'north-america': [
      geoAzimuthalEqualArea().rotate([94, -44]),
      [
        [-168, 60],
        [-94, 83],
        [-53, 47.5],
        [-80, 7.5],
      ],
    ],
    'south-america': [
      geoAzimuthalEqualArea().rotate([60, 20]),
      [
        [-81.6, -4.6],
        [-72, 12.8],
        [-34.6, -7],
        [-70, -56],
      ],
    ],
    oceania: [
      geoAzimuthalEqualArea().rotate([-152, 24]),
      [
        [112.8, -26],
        [168, -47.6],
        [140, -1],
        [179, -17],
      ],
    ],
  }

const fitted = (projection: GeoProjection, corners: readonly (readonly [number, number])[]): GeoProjection =>
  projection
    .fitExtent(
      [
        [PADDING, PADDING],
        [WIDTH - PADDING, HEIGHT - PADDING],
      ],
      {
        type: 'MultiPoint',
        coordinates: corners.map((corner) => [...corner]),
      },
    )
    .clipExtent([
      [-4, -4],
      [WIDTH + 4, HEIGHT + 4],
    ])

/** Symbols of 200 × 100, one for each continent and `all`, in the colour of the text around them. */
export const continentsSvg = (world: World, regionOf: (id: string) => string): string => {
  const shapes = coarse(world, 0.4)
  const countries = shapes.objects.countries.geometries.filter(isDrawn)
  const symbol = (region: string, projection: GeoProjection, of: Drawn[], islands: number): string => {
    const path = geoPath(projection).digits(0)(withoutIslands(merge(shapes, of), islands)) ?? ''
    return `  <symbol id="${region}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="currentColor" stroke="currentColor" stroke-linejoin="round" d="${path}"/></symbol>`
  }
  const continents = Object.entries(CONTINENTS).map(([region, [projection, corners]]) =>
    symbol(
      region,
      fitted(projection, corners),
      countries.filter(({ id }) => regionOf(id) === region),
      1,
    ),
  )
  const all = symbol(
    'all',
    fitted(geoEqualEarth().rotate([-11, 0]), [
      [-168, 5],
      [-170, 5],
      [11, 79],
      [11, -56],
    ]),
    countries,
    3,
  )
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...continents, all, '</svg>', ''].join('\n')
}

/** `path`: its outline, or null where it is too small to see. `at`: the middle of its dot. */
export interface SmallCountry {
  readonly region: string
  readonly path: string | null
  readonly at: readonly [number, number]
}

/** A map of the world as drawn paths by country, small enough for a profile. */
export interface SmallWorld {
  readonly width: number
  readonly height: number
  /** By id. */
  readonly countries: Readonly<Record<string, SmallCountry>>
  /** Land that no quiz asks. */
  readonly other: string
}

const SMALL_WIDTH = 1000
const SMALL_HEIGHT = 480
/** Countries smaller than this are dots, square units. */
const DOT_AREA = 14

export const smallWorld = (world: World, regionOf: (id: string) => string): SmallWorld => {
  const shapes = coarse(world, 0.1)
  const projection = geoEqualEarth()
    .rotate([-11, 0])
    .fitExtent(
      [
        [4, 4],
        [SMALL_WIDTH - 4, SMALL_HEIGHT - 4],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-168.9, 5],
          [-169.1, 5],
          [11, 80],
          [11, -56],
        ],
      },
    )
  const path = geoPath(projection).digits(0)
  const drawn = (shape: CountryShape): SmallCountry => {
    const [x, y] = projection([...shape.properties.at]) ?? [0, 0]
    const land = isDrawn(shape) ? feature(shapes, shape).geometry : null
    const isVisible = land !== null && path.area(land) >= DOT_AREA
    return {
      region: regionOf(shape.id),
      path: isVisible ? path(withoutIslands(land, 0.35)) || path(land) : null,
      at: [Math.round(x), Math.round(y)],
    }
  }
  const countries = shapes.objects.countries.geometries.map((shape) => [shape.id, drawn(shape)] as const)
  const other = withoutIslands(feature(shapes, shapes.objects.other).geometry, 1)
  return {
    width: SMALL_WIDTH,
    height: SMALL_HEIGHT,
    countries: Object.fromEntries(countries),
    other: path(other) ?? '',
  }
}
