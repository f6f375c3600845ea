import type { Drawings } from '../catalogue.ts'
import { around, circle, INK, line, path, polygon, rect, times } from '../svg.ts'
import { chequered, DARK, EDGE, LIGHT, stone } from './fields.ts'

const WOOD = '#d9b27a'

const star = (x: number, y: number, r: number, turn: number): string =>
  polygon(
    times(3, (at) => around(x, y, r, turn + at * 120)),
    { fill: WOOD, stroke: '#4a3520', 'stroke-width': 2 },
  )

/** Boards for stones that are set or jump. */
export const STONES: Drawings = {
  draughts: () => [
    ...chequered(8, '#f1e3c6', '#7a9a6a'),
    ...times(64, (at) => {
      const [x, y] = [at % 8, Math.floor(at / 8)]
      if ((x + y) % 2 === 0 || (y > 2 && y < 5)) return ''
      return stone(96.5 + x * 41, 36.5 + y * 41, 16, y < 3 ? DARK : LIGHT)
    }),
  ],
  go: () => [
    rect(76, 16, 328, 328, { fill: WOOD }),
    ...times(
      13,
      (at) =>
        line(90 + at * 25, 30, 90 + at * 25, 330, { stroke: INK, 'stroke-width': 1.5 }) +
        line(90, 30 + at * 25, 390, 30 + at * 25, { stroke: INK, 'stroke-width': 1.5 }),
    ),
    ...[3, 6, 9].flatMap((x) => [3, 6, 9].map((y) => circle(90 + x * 25, 30 + y * 25, 3.5, { fill: INK }))),
    ...[
      [3, 3],
      [9, 2],
      [10, 4],
      [3, 9],
      [4, 10],
      [6, 9],
      [9, 9],
    ].map(([x = 0, y = 0]) => stone(90 + x * 25, 30 + y * 25, 11.5, DARK)),
    ...[
      [4, 2],
      [9, 3],
      [8, 3],
      [2, 8],
      [3, 10],
      [10, 9],
      [9, 10],
    ].map(([x = 0, y = 0]) => stone(90 + x * 25, 30 + y * 25, 11.5, '#fbfaf6')),
  ],
  reversi: () => [
    rect(76, 16, 328, 328, { fill: '#2c7a4b' }),
    ...times(
      9,
      (at) =>
        line(76 + at * 41, 16, 76 + at * 41, 344, { stroke: INK, 'stroke-width': 2 }) +
        line(76, 16 + at * 41, 404, 16 + at * 41, { stroke: INK, 'stroke-width': 2 }),
    ),
    ...[
      [3, 3, '#fbfaf6'],
      [4, 4, '#fbfaf6'],
      [3, 4, DARK],
      [4, 3, DARK],
    ].map(([x, y, fill]) => stone(96.5 + Number(x) * 41, 36.5 + Number(y) * 41, 17, String(fill))),
  ],
  morris: () => [
    rect(70, 10, 340, 340, { fill: WOOD }),
    ...[0, 50, 100].map((at) =>
      rect(90 + at, 30 + at, 300 - at * 2, 300 - at * 2, { ...EDGE, 'stroke-width': 4 }),
    ),
    path('M240 30v100M240 230v100M90 180h100M290 180h100', { ...EDGE, 'stroke-width': 4 }),
    ...[
      [90, 30],
      [240, 80],
      [340, 80],
      [190, 180],
      [90, 330],
    ].map(([x = 0, y = 0]) => stone(x, y, 15, '#fbfaf6')),
    ...[
      [390, 180],
      [290, 230],
      [140, 280],
      [240, 330],
      [390, 30],
    ].map(([x = 0, y = 0]) => stone(x, y, 15, DARK)),
  ],
  chequers: () => [
    circle(240, 180, 172, { fill: '#e9dcc0', stroke: '#4a3520', 'stroke-width': 3 }),
    star(240, 180, 150, 0),
    star(240, 180, 150, 180),
    ...times(6, (arm) => {
      const fill = ['#c22f2f', '#f2c53d', '#2fa05f', DARK, '#2a62b8', '#fbfaf6'][arm] ?? DARK
      return times(4, (row) =>
        times(row + 1, (at) => {
          const [px, py] = around(240, 180, 140 - row * 18, arm * 60)
          const [dx, dy] = around(0, 0, (at - row / 2) * 20, arm * 60 + 90)
          return stone(px + dx, py + dy, 8, fill)
        }).join(''),
      ).join('')
    }),
    ...times(7, (row) =>
      times(7 - Math.abs(3 - row), (at) =>
        circle(240 + (at - (6 - Math.abs(3 - row)) / 2) * 22, 180 + (row - 3) * 19, 6, { fill: '#a9855a' }),
      ).join(''),
    ),
  ],
}
