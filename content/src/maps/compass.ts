/** An offset to the east and north, in any unit. */
export type Offset = readonly [east: number, north: number]

/** The eight directions, clockwise. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

export type CompassPoint = (typeof COMPASS)[number]

/** Half the width of a main direction, degrees: people say 'north' where a compass says 'north-north-east'. */
const MAIN = 32

/** The direction of an offset, one of eight. */
export const compassPoint = ([east, north]: Offset): CompassPoint => {
  const degrees = (Math.atan2(east, north) * 180) / Math.PI + 360
  const quarter = Math.round(degrees / 90)
  const aside = degrees - quarter * 90
  const eighth = quarter * 2 + (aside > MAIN ? 1 : aside < -MAIN ? -1 : 0)
  return COMPASS[(eighth + 8) % 8] as CompassPoint
}

/** For sorting: north first, then clockwise. */
export const compassOrder = (point: CompassPoint): number => COMPASS.indexOf(point)
