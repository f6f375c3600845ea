/** East and north of something, in any one unit. */
export type Offset = readonly [east: number, north: number]

/** The eight directions, as the clock goes. */
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

/** Half the width of a main direction, degrees: people say 'north' where a compass says 'north by north-east'. */
const MAIN = 32

/** Which of the eight directions an offset points to. */
export const compassPoint = ([east, north]: Offset): CompassPoint => {
  const degrees = (Math.atan2(east, north) * 180) / Math.PI + 360
  const quarter = Math.round(degrees / 90)
  const aside = degrees - quarter * 90
  const eighth = quarter * 2 + (aside > MAIN ? 1 : aside < -MAIN ? -1 : 0)
  return COMPASS[(eighth + 8) % 8] as CompassPoint
}

/** For sorting: north first, and then as the clock goes. */
export const compassOrder = (point: CompassPoint): number => COMPASS.indexOf(point)
