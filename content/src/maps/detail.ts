/**
 * How much of the source's detail the map keeps. Areas are steradians where not named otherwise. A country is looked at
 * from nearer the smaller it is, and Europe's are looked at together from nearer than other continents'.
 */

const SQUARE_KM = 1 / 6371 ** 2

/** Points that make a triangle smaller than this are left out of a country as large as `PLAIN`. */
export const MIN_TRIANGLE = 240 * SQUARE_KM
const PLAIN = 250_000 * SQUARE_KM

const EUROPE = 3
/** Large countries, and land that is nobody's answer, need no less than this. */
export const MIN_CARE = 0.35
const MAX_CARE = 400

/** By how much a point of this country's outline weighs more than the triangle it makes. */
export const careFor = (area: number, isEuropean: boolean): number => {
  const care = (isEuropean ? EUROPE : 1) * (PLAIN / area) ** 0.6
  return Math.min(MAX_CARE, Math.max(MIN_CARE, care))
}

/** So many parts of a country stay, the largest, however small they are. */
export const PARTS_KEPT = 5
const MIN_SHARE = 0.0006
/** Of land that is nobody's answer. */
export const OTHER_LEAST = 400 * SQUARE_KM

/** Parts of a country below this are left out. */
export const leastPart = (area: number): number => Math.min(area * MIN_SHARE, 2_000 * SQUARE_KM)

/** Steps from one end of the world to the other: 0.8 km from west to east at the equator. */
export const GRID = 50_000
