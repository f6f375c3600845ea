/**
 * How much of the source's detail the map keeps. Areas are steradians unless stated otherwise. Smaller countries are drawn in
 * more detail, and European ones in more detail than those of other continents.
 */

const SQUARE_KM = 1 / 6371 ** 2

/** In a country as large as `REFERENCE_AREA`, points that span a triangle smaller than this are dropped. */
export const MIN_TRIANGLE = 240 * SQUARE_KM
const REFERENCE_AREA = 250_000 * SQUARE_KM

const EUROPE_FACTOR = 3
/** The weight for large countries, and for land that is not asked. */
export const MIN_DETAIL_WEIGHT = 0.35
const MAX_DETAIL_WEIGHT = 400

/** The factor on the triangles of a country's outline: higher keeps more detail. */
export const detailWeight = (area: number, isEuropean: boolean): number => {
  const care = (isEuropean ? EUROPE_FACTOR : 1) * (REFERENCE_AREA / area) ** 0.6
  return Math.min(MAX_DETAIL_WEIGHT, Math.max(MIN_DETAIL_WEIGHT, care))
}

/** How many of a country's parts, largest first, are kept however small they are. */
export const PARTS_KEPT = 5
const MIN_SHARE = 0.0006
/** The minimum area for land that is not asked. */
export const MIN_OTHER_AREA = 400 * SQUARE_KM

/** Parts of a country below this area are dropped. */
export const minPartArea = (area: number): number => Math.min(area * MIN_SHARE, 2_000 * SQUARE_KM)

/** Grid steps across the world: 0.8 km from west to east at the equator. */
export const GRID = 50_000
