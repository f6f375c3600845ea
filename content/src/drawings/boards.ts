import type { Drawings } from './catalogue.ts'
import { around, circle, INK, line, path, polygon, rect, text, times } from './svg.ts'

const WOOD = '#d9b27a'
const EDGE = { fill: 'none', stroke: '#4a3520', 'stroke-width': 2.5 } as const
const LIGHT = '#f4ead2'
const DARK = '#2b2520'

/** A square board of `count` by `count` fields. */
const chequered = (count: number, pale: string, deep: string): string[] => {
  const size = 328 / count
  return times(count * count, (at) => {
    const [x, y] = [at % count, Math.floor(at / count)]
    return rect(76 + x * size, 16 + y * size, size, size, { fill: (x + y) % 2 === 0 ? pale : deep })
  })
}

const stone = (x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, { fill, stroke: '#5a5147', 'stroke-width': 1.5 })

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

const star = (x: number, y: number, r: number, turn: number): string =>
  polygon(
    times(3, (at) => around(x, y, r, turn + at * 120)),
    { fill: WOOD, stroke: '#4a3520', 'stroke-width': 2 },
  )

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

const ship = (x: number, y: number, length: number, isUpright = false): string =>
  isUpright
    ? rect(x + 3, y + 3, 22, length * 28 - 6, { rx: 11, fill: '#5b6675' })
    : rect(x + 3, y + 3, length * 28 - 6, 22, { rx: 11, fill: '#5b6675' })

/** Board games, most of them as they are set up. */
export const BOARDS: Drawings = {
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
