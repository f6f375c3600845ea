import type { Region } from '@trivium/rules/places/regions'
import { type GeoProjection, geoAzimuthalEqualArea, geoConicEqualArea, geoEqualEarth, geoPath } from 'd3-geo'

/** Longitude and latitude, degrees. */
type Place = [number, number]

interface Plan {
  readonly projection: () => GeoProjection
  /** Points that must be inside the frame: the region's extremes. */
  readonly within: readonly Place[]
}

const azimuthal = ([longitude, latitude]: Place) => geoAzimuthalEqualArea().rotate([-longitude, -latitude])

/** Equal-area projections; each region seen from above its middle. */
const PLANS: Readonly<Record<Region, Plan>> = {
  // Split in the Bering Strait, so that no country is cut in two.
  all: {
    projection: () => geoEqualEarth().rotate([-11, 0]),
    within: [
      [-168.9, 5],
      [-169.1, 5],
      [11, 80],
      [11, -56],
    ],
  },
  africa: {
    projection: () => azimuthal([17, 2]),
    within: [
      [-25.4, 15],
      [10, 37.8],
      [20, -35.2],
      [57.9, -20.2],
      [56.2, -4.6],
    ],
  },
  asia: {
    projection: () => azimuthal([88, 27]),
    within: [
      [25.8, 39],
      [68, 55.6],
      [146, 44],
      [141, -9.4],
      [125.7, -10.2],
      [73, -1],
    ],
  },
  europe: {
    projection: () => geoConicEqualArea().parallels([40, 64]).rotate([-16, 0]),
    within: [
      [-24.4, 65],
      [-9.8, 38],
      [26, 71.4],
      [12, 34.9],
      [34.7, 34.7],
      [54, 60],
    ],
  },
  'north-america': {
    projection: () => azimuthal([-94, 44]),
    within: [
      [-168, 64],
      [-94, 77],
      [-52.7, 47.5],
      [-59, 13],
      [-79, 7],
      [-125, 15],
    ],
  },
  'south-america': {
    projection: () => azimuthal([-60, -20]),
    within: [
      [-81.6, -4.6],
      [-72, 12.8],
      [-34.6, -7],
      [-70, -56],
      [-92, -0.5],
    ],
  },
  oceania: {
    projection: () => azimuthal([170, -14]),
    within: [
      [112.8, -26],
      [168, -47.6],
      [134, 8],
      [171, 14.8],
      [-150, -11],
      [-157, 2.4],
    ],
  },
}

/** Points for countries whose usual point the region does not show. */
const ELSEWHERE: Readonly<Partial<Record<Region, Readonly<Record<string, Place>>>>> = {
  europe: { RU: [41, 57.5] },
}

/** The point of a country's label in a region; `at`: its usual point in the world. */
export const placeIn = (region: Region, id: string, at: readonly [number, number]): Place =>
  ELSEWHERE[region]?.[id] ?? [...at]

/** Width of the frame that holds the region; the map is drawn in these units. */
export const FRAME_WIDTH = 1000
const PADDING = 24

/** Land is drawn this far beyond the frame, for windows with other proportions. */
const AROUND = 1100

export interface Frame {
  readonly projection: GeoProjection
  readonly width: number
  readonly height: number
}

/** A region's projection, fitted to a frame. */
export const frameOf = (region: Region): Frame => {
  const { projection: make, within } = PLANS[region]
  const projection = make().scale(1000).translate([0, 0])
  const [[left, top], [right, bottom]] = geoPath(projection).bounds({
    type: 'MultiPoint',
    coordinates: [...within],
  })
  const shrink = (FRAME_WIDTH - 2 * PADDING) / (right - left)
  const height = Math.round((bottom - top) * shrink + 2 * PADDING)
  projection.scale(1000 * shrink).translate([PADDING - left * shrink, PADDING - top * shrink])
  if (region !== 'all')
    projection.clipExtent([
      [-AROUND, -AROUND],
      [FRAME_WIDTH + AROUND, height + AROUND],
    ])
  return { projection, width: FRAME_WIDTH, height }
}
