import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { LineString, MultiPolygon } from 'geojson'
import { SHEET } from './svg.ts'

/** Centres a country or a course on the sheet, as large as it fits within a margin in pixels. */
export const projectionFor = (geometry: MultiPolygon | LineString, margin: number): GeoProjection => {
  const [longitude, latitude] = geoCentroid(geometry)
  const { width, height } = SHEET
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      geometry,
    )
}
