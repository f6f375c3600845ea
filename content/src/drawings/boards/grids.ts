import type { Drawings } from '../catalogue.ts'
import { circle, line, path, rect, text, times } from '../svg.ts'

const ship = (x: number, y: number, length: number, isUpright = false): string =>
  isUpright
    ? rect(x + 3, y + 3, 22, length * 28 - 6, { rx: 11, fill: '#5b6675' })
    : rect(x + 3, y + 3, length * 28 - 6, 22, { rx: 11, fill: '#5b6675' })

/** Upright and hidden grids. */
export const GRIDS: Drawings = {
  four: () => [
    rect(58, 34, 364, 310, { rx: 14, fill: '#2a62b8' }),
    ...times(42, (at) => {
      const [x, y] = [at % 7, Math.floor(at / 7)]
      const sign = '.........................y...r.yr..ryryyrr'[at]
      return circle(88 + x * 50.5, 64 + y * 50, 20, {
        fill: { y: '#f2c53d', r: '#c22f2f' }[sign ?? '.'] ?? '#fdfcf8',
      })
    }),
  ],
  battleships: () => [
    rect(100, 40, 280, 280, { fill: '#8fbfe0' }),
    ...times(
      11,
      (at) =>
        line(100 + at * 28, 40, 100 + at * 28, 320, { stroke: '#ffffff', 'stroke-width': 2 }) +
        line(100, 40 + at * 28, 380, 40 + at * 28, { stroke: '#ffffff', 'stroke-width': 2 }),
    ),
    ...times(
      10,
      (at) =>
        text(114 + at * 28, 26, 16, String(at + 1)) + text(84, 54 + at * 28, 16, 'ABCDEFGHIJ'[at] ?? ''),
    ),
    ship(128, 68, 5),
    ship(324, 96, 4, true),
    ship(156, 180, 3),
    ship(128, 236, 3, true),
    ship(268, 264, 2),
    ...[
      [142, 82],
      [170, 82],
      [282, 278],
    ].map(([x = 0, y = 0]) =>
      path(`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`, { stroke: '#c22f2f', 'stroke-width': 5 }),
    ),
    ...[
      [226, 138],
      [198, 250],
      [366, 82],
      [254, 222],
      [366, 306],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, { fill: '#ffffff' })),
  ],
}
