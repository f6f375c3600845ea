import { around, circle, group, INK, line, polygon, RED, rect } from './svg.ts'

const YELLOW = '#f2c53d'

/** Directions of an arm as the reader sees them, in degrees clockwise from the top. */
const LOW_LEFT = 225
const LEFT = 270
const HIGH_LEFT = 315
const UP = 0
const HIGH_RIGHT = 45
const RIGHT = 90
const LOW_RIGHT = 135
const DOWN = 180

/** The arms of each letter. */
const ARMS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ A: [LOW_LEFT, DOWN], B: [LEFT, DOWN], C: [HIGH_LEFT, DOWN], D: [UP, DOWN] },
  ...{ E: [HIGH_RIGHT, DOWN], F: [RIGHT, DOWN], G: [LOW_RIGHT, DOWN] },
  ...{ H: [LOW_LEFT, LEFT], I: [LOW_LEFT, HIGH_LEFT], J: [UP, RIGHT], K: [LOW_LEFT, UP] },
  ...{ L: [LOW_LEFT, HIGH_RIGHT], M: [LOW_LEFT, RIGHT], N: [LOW_LEFT, LOW_RIGHT] },
  ...{ O: [LEFT, HIGH_LEFT], P: [LEFT, UP], Q: [LEFT, HIGH_RIGHT], R: [LEFT, RIGHT], S: [LEFT, LOW_RIGHT] },
  ...{ T: [HIGH_LEFT, UP], U: [HIGH_LEFT, HIGH_RIGHT], V: [UP, LOW_RIGHT], W: [HIGH_RIGHT, RIGHT] },
  ...{ X: [HIGH_RIGHT, LOW_RIGHT], Y: [HIGH_LEFT, RIGHT], Z: [RIGHT, LOW_RIGHT] },
}

const SKIN = '#c98e62'

/** An arm with its flag: an upright square, red below yellow, on the far side of the stick. */
const arm = (degrees: number): string => {
  const side = degrees >= DOWN || degrees === UP ? -1 : 1
  const [sx, sy] = [240 + side * (degrees === UP || degrees === DOWN ? 22 : 34), 150]
  const [hx, hy] = around(sx, sy, 70, degrees)
  const [ex, ey] = around(sx, sy, 150, degrees)
  const [fx, fy] = around(sx, sy, 84, degrees)
  // The flag hangs on the side away from the head.
  const turn = degrees + (side > 0 ? 90 : -90)
  const corner = (x: number, y: number) => around(x, y, 60, turn)
  return group({}, [
    line(sx, sy, hx, hy, { stroke: '#25507f', 'stroke-width': 22, 'stroke-linecap': 'round' }),
    polygon([[fx, fy], [ex, ey], corner(ex, ey)], { fill: RED }),
    polygon([[fx, fy], corner(ex, ey), corner(fx, fy)], { fill: YELLOW }),
    line(hx, hy, ex, ey, { stroke: INK, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    circle(hx, hy, 11, { fill: SKIN }),
  ])
}

/** A signaller who shows a letter. */
export const drawSemaphore = (letter: string): string[] => {
  const arms = ARMS[letter] ?? [DOWN, DOWN]
  return [
    group({ transform: 'translate(36 54) scale(0.85)' }, [
      rect(214, 240, 22, 104, { fill: '#33404d', rx: 8 }),
      rect(244, 240, 22, 104, { fill: '#33404d', rx: 8 }),
      rect(202, 128, 76, 124, { fill: '#25507f', rx: 18 }),
      ...arms.map(arm),
      circle(240, 94, 28, { fill: SKIN }),
      rect(212, 58, 56, 18, { fill: '#ffffff', stroke: INK, 'stroke-width': 2, rx: 8 }),
    ]),
  ]
}
