import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { MultiLineString, MultiPoint } from 'geojson'
import { z } from 'zod'
import { circle, n, path, rect, SHEET } from './svg.ts'

const SKY = '#101c33'

const Position = z.tuple([z.number(), z.number()]).rest(z.number())
const Figures = z.looseObject({
  features: z.array(
    z.looseObject({
      id: z.string(),
      geometry: z.looseObject({ coordinates: z.array(z.array(Position)) }),
    }),
  ),
})
const Stars = z.looseObject({
  features: z.array(
    z.looseObject({
      properties: z.looseObject({ mag: z.number() }),
      geometry: z.looseObject({ coordinates: Position }),
    }),
  ),
})

const read = (url: string): unknown => JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))

type Star = { readonly place: readonly [number, number]; readonly magnitude: number }

let sky:
  | { readonly figures: ReadonlyMap<string, MultiLineString>; readonly stars: readonly Star[] }
  | undefined

const readSky = () => {
  sky ??= {
    figures: new Map(
      Figures.parse(read(import.meta.resolve('d3-celestial/data/constellations.lines.json'))).features.map(
        ({ id, geometry }) => [id, { type: 'MultiLineString', coordinates: geometry.coordinates }],
      ),
    ),
    stars: Stars.parse(read(import.meta.resolve('d3-celestial/data/stars.6.json'))).features.map(
      ({ properties, geometry }) => ({
        place: [geometry.coordinates[0], geometry.coordinates[1]],
        magnitude: properties.mag,
      }),
    ),
  }
  return sky
}

/** Fainter stars are not drawn. */
const FAINTEST = 5.2
const MARGIN = 44

export const hasFigure = (code: string): boolean => readSky().figures.has(code)

/** A constellation as it stands in the sky, north up and east on the left, with its lines and all brighter stars around it. */
export const drawConstellation = (code: string): string[] => {
  const { figures, stars } = readSky()
  const figure = figures.get(code) ?? { type: 'MultiLineString', coordinates: [] }
  const points: MultiPoint = { type: 'MultiPoint', coordinates: figure.coordinates.flat() }
  const [longitude, latitude] = geoCentroid(points)
  const { width, height } = SHEET
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .reflectX(true)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      points,
    )
  const at = (place: readonly number[]): [number, number] =>
    projection([place[0] ?? 0, place[1] ?? 0]) ?? [-99, -99]
  const lines = figure.coordinates
    .map((line) => `M${line.map((place) => at(place).map(n).join(' ')).join('L')}`)
    .join('')
  const shown = stars
    .filter(({ magnitude }) => magnitude < FAINTEST)
    .map(({ place, magnitude }) => ({ at: at(place), r: Math.max(1, 5.4 - magnitude) }))
    .filter(({ at: [x, y] }) => x > 0 && x < width && y > 0 && y < height)
  return [
    rect(0, 0, width, height, { fill: SKY }),
    path(lines, { fill: 'none', stroke: '#6f8fc0', 'stroke-width': 2 }),
    ...shown.map(({ at: [x, y], r }) => circle(x, y, r, { fill: '#fdf6dd' })),
  ]
}
