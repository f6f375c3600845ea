import type { Drawings } from '../catalogue.ts'
import { circle, INK, line, path, polygon, rect, text, times } from '../svg.ts'
import { chequered, DARK, EDGE, LIGHT, stone } from './fields.ts'

const point = (at: number, isTop: boolean): string => {
  const x = 52 + at * 29 + (at > 5 ? 28 : 0)
  const fill = (at + (isTop ? 0 : 1)) % 2 === 0 ? '#8a3b2b' : '#e9d3a6'
  return isTop
    ? polygon(
        [
          [x, 30],
          [x + 28, 30],
          [x + 14, 160],
        ],
        { fill },
      )
    : polygon(
        [
          [x, 330],
          [x + 28, 330],
          [x + 14, 200],
        ],
        { fill },
      )
}

/** The men of backgammon: point from the left, top row, number, colour. */
const MEN = [
  [0, true, 5, LIGHT],
  [4, true, 3, DARK],
  [6, true, 5, DARK],
  [11, true, 2, LIGHT],
  [0, false, 5, DARK],
  [4, false, 3, LIGHT],
  [6, false, 5, LIGHT],
  [11, false, 2, DARK],
] as const

const ludoYard = (x: number, y: number, fill: string): string =>
  rect(x, y, 128, 128, { fill, stroke: INK, 'stroke-width': 2 }) +
  rect(x + 26, y + 26, 76, 76, { rx: 10, fill: '#ffffff' }) +
  times(4, (at) =>
    circle(x + 46 + (at % 2) * 36, y + 46 + Math.floor(at / 2) * 36, 12, {
      fill,
      stroke: INK,
      'stroke-width': 2,
    }),
  ).join('')

/** Boards of races with dice. */
export const RACES: Drawings = {
  backgammon: () => [
    rect(36, 16, 408, 328, { fill: '#5b3a22' }),
    rect(50, 28, 178, 304, { fill: '#c99a5e' }),
    rect(252, 28, 178, 304, { fill: '#c99a5e' }),
    ...times(12, (at) => point(at, true) + point(at, false)),
    ...MEN.flatMap(([at, isTop, count, fill]) =>
      times(count, (i) =>
        stone(66 + at * 29 + (at > 5 ? 28 : 0), isTop ? 43 + i * 25 : 317 - i * 25, 12.5, fill),
      ),
    ),
  ],
  ludo: () => [
    rect(80, 20, 320, 320, { fill: '#ffffff', stroke: INK, 'stroke-width': 3 }),
    ...times(54, (at) => {
      const [x, y] = [at % 3, Math.floor(at / 3) % 6]
      const arm = Math.floor(at / 18)
      return arm === 0
        ? rect(208 + x * 21.3, 20 + y * 21.3, 21.3, 21.3, EDGE) +
            rect(208 + x * 21.3, 212 + y * 21.3, 21.3, 21.3, EDGE)
        : arm === 1
          ? rect(80 + y * 21.3, 148 + x * 21.3, 21.3, 21.3, EDGE) +
            rect(272 + y * 21.3, 148 + x * 21.3, 21.3, 21.3, EDGE)
          : ''
    }),
    ludoYard(80, 20, '#c22f2f'),
    ludoYard(272, 20, '#2fa05f'),
    ludoYard(80, 212, '#2a62b8'),
    ludoYard(272, 212, '#f2c53d'),
    polygon(
      [
        [208, 148],
        [240, 180],
        [208, 212],
      ],
      { fill: '#c22f2f' },
    ),
    polygon(
      [
        [208, 148],
        [240, 180],
        [272, 148],
      ],
      { fill: '#2fa05f' },
    ),
    polygon(
      [
        [272, 148],
        [240, 180],
        [272, 212],
      ],
      { fill: '#f2c53d' },
    ),
    polygon(
      [
        [208, 212],
        [240, 180],
        [272, 212],
      ],
      { fill: '#2a62b8' },
    ),
  ],
  ladders: () => [
    ...chequered(6, '#f6e9c9', '#bcd6e8'),
    ...times(36, (at) =>
      text(
        90 + (at % 6) * 54.7,
        28 + Math.floor(at / 6) * 54.7,
        12,
        String(Math.floor(at / 6) % 2 === 0 ? 36 - at : 31 - at + 2 * (at % 6) - 0),
        { fill: '#6b6054' },
      ),
    ),
    ...[
      [110, 320, 150, 150],
      [330, 210, 300, 50],
    ].map(
      ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
        line(x1 - 10, y1, x2 - 10, y2, { stroke: '#8a5a33', 'stroke-width': 5 }) +
        line(x1 + 12, y1, x2 + 12, y2, { stroke: '#8a5a33', 'stroke-width': 5 }) +
        times(6, (at) => {
          const share = (at + 0.5) / 6
          const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
          return line(x - 10, y, x + 12, y, { stroke: '#8a5a33', 'stroke-width': 4 })
        }).join(''),
    ),
    path('M230 50q50 40 0 80t0 80q20 30 10 60', {
      fill: 'none',
      stroke: '#2fa05f',
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    circle(230, 46, 11, { fill: '#2fa05f' }),
    circle(226, 43, 2.5, { fill: INK }),
    path('M380 110q-50 50 -10 100t0 110', {
      fill: 'none',
      stroke: '#9a4fc0',
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    circle(381, 106, 11, { fill: '#9a4fc0' }),
    circle(377, 103, 2.5, { fill: INK }),
  ],
}
