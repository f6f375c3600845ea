import type { Drawings } from './catalogue.ts'
import { circle, group, line, path, polygon, rect, text, times } from './svg.ts'

const dark = (inside: readonly string[]): string[] => [rect(0, 0, 480, 360, { fill: '#10141c' }), ...inside]

const cells = (
  left: number,
  top: number,
  size: number,
  list: readonly (readonly [column: number, row: number, fill: string])[],
): string[] => list.map(([x, y, fill]) => rect(left + x * size, top + y * size, size - 2, size - 2, { fill }))

const shape = (fill: string, ...places: (readonly [number, number])[]) =>
  places.map(([x, y]) => [x, y, fill] as const)

const tile = (x: number, y: number, size: number, fill: string, label: string, ink = '#ffffff'): string =>
  rect(x, y, size - 6, size - 6, { rx: 5, fill }) +
  text(x + size / 2 - 3, y + size / 2 - 3, size * (label.length > 2 ? 0.34 : 0.42), label, { fill: ink })

const invader = (x: number, y: number, fill: string): string =>
  group({ fill, transform: `translate(${x} ${y})` }, [
    path('M8 0h4v4h8v-4h4v4h4v4h4v12h-4v-4h-4v4h-4v4h-8v-4h-4v-4h-4v4h-4v-12h4v-4h4z'),
    rect(9, 9, 4, 4, { fill: '#10141c' }),
    rect(19, 9, 4, 4, { fill: '#10141c' }),
  ])

const MINES = ['20', '71', '43', '85', '16', '57', '07', '90', '36']
const FLAGS = ['43', '71']
const INKS = ['', '#2a62b8', '#1c7a4d', '#c22f2f']

const minesNear = (column: number, row: number): number =>
  MINES.filter((at) => Math.abs(Number(at[0]) - column) < 2 && Math.abs(Number(at[1]) - row) < 2).length

/** Opens a square, and the squares around it if it has no mine near, as the game does. */
const openFrom = (column: number, row: number, open: Set<string>): Set<string> => {
  const at = `${column}${row}`
  const isOnBoard = column >= 0 && column < 10 && row >= 0 && row < 8
  if (!isOnBoard || open.has(at) || MINES.includes(at)) return open
  open.add(at)
  if (minesNear(column, row) === 0)
    for (const [x, y] of times(9, (step) => [(step % 3) - 1, Math.floor(step / 3) - 1] as const))
      openFrom(column + x, row + y, open)
  return open
}

const OPEN = [
  [1, 2],
  [4, 1],
  [6, 4],
].reduce((open, [column = 0, row = 0]) => openFrom(column, row, open), new Set<string>())

const mineSquare = (column: number, row: number): string => {
  const [x, y] = [30 + column * 42, 12 + row * 42]
  const isOpen = OPEN.has(`${column}${row}`)
  const near = minesNear(column, row)
  return [
    rect(x, y, 40, 40, { fill: isOpen ? '#e6eaed' : '#a0a8af', stroke: '#8b97a3', 'stroke-width': 1.5 }),
    isOpen && near > 0 ? text(x + 20, y + 20, 24, String(near), { fill: INKS[near] ?? '#1d2733' }) : '',
    FLAGS.includes(`${column}${row}`)
      ? path(`M${x + 14} ${y + 32}v-24l16 8l-16 8`, { fill: '#c22f2f', stroke: '#1d2733', 'stroke-width': 2 })
      : '',
  ].join('')
}

const NUMBERS = [
  '57..3....',
  '4..915...',
  '.12....4.',
  '2...4...7',
  '6..2.7..9',
  '3...8...4',
  '.4....82.',
  '...691..5',
  '....2..31',
]

/** Games as they look while they are played, in plain shapes of our own. */
export const SCREENS: Drawings = {
  pong: () =>
    dark([
      line(240, 10, 240, 350, { stroke: '#8b97a3', 'stroke-width': 5, 'stroke-dasharray': '14 12' }),
      rect(40, 120, 14, 80, { fill: '#ffffff' }),
      rect(426, 190, 14, 80, { fill: '#ffffff' }),
      rect(310, 150, 14, 14, { fill: '#ffffff' }),
    ]),
  breakout: () =>
    dark([
      ...['#c22f2f', '#d9742b', '#f2c53d', '#2fa05f', '#2a62b8'].flatMap((fill, row) =>
        times(10, (at) =>
          row === 4 && at > 3 && at < 7 ? '' : rect(32 + at * 42, 40 + row * 22, 38, 18, { fill }),
        ),
      ),
      circle(262, 226, 8, { fill: '#ffffff' }),
      rect(210, 320, 84, 14, { rx: 4, fill: '#9cc7ee' }),
    ]),
  tetris: () =>
    dark([
      rect(150, 8, 180, 344, { fill: '#1b2330', stroke: '#5b6675', 'stroke-width': 3 }),
      ...cells(160, 10, 20, [
        ...shape('#9a4fc0', [3, 3], [4, 3], [5, 3], [4, 4]),
        ...shape('#f2c53d', [0, 15], [1, 15], [0, 16], [1, 16]),
        ...shape('#2fa05f', [2, 15], [3, 15], [3, 14], [4, 14]),
        ...shape('#2fa9c4', [7, 13], [7, 14], [7, 15], [7, 16]),
        ...shape('#d9742b', [2, 16], [3, 16], [4, 16], [4, 15]),
        ...shape('#c22f2f', [5, 15], [6, 15], [6, 16], [5, 14]),
      ]),
    ]),
  snake: () => [
    rect(0, 0, 480, 360, { fill: '#a8c04a' }),
    rect(20, 20, 440, 320, { fill: 'none', stroke: '#2c3614', 'stroke-width': 6 }),
    path('M100 250h120v-100h110v60', {
      fill: 'none',
      stroke: '#2c3614',
      'stroke-width': 20,
      'stroke-linejoin': 'miter',
      'stroke-dasharray': '18 3',
    }),
    rect(386, 244, 20, 20, { fill: '#2c3614' }),
  ],
  invaders: () =>
    dark([
      ...['#e5e5e5', '#8fd18f', '#8fd18f', '#e58fb4'].flatMap((fill, row) =>
        times(8, (at) => invader(46 + at * 48, 34 + row * 38, fill)),
      ),
      ...times(4, (at) =>
        path(`M${62 + at * 104} 276v-16l10-10h24l10 10v16h-12v-8h-20v8z`, { fill: '#2fa05f' }),
      ),
      line(250, 216, 250, 236, { stroke: '#ffffff', 'stroke-width': 4 }),
      path('M222 336v-16h20v-8h16v8h20v16z', { fill: '#2fa05f' }),
    ]),
  asteroids: () =>
    dark([
      group({ fill: 'none', stroke: '#ffffff', 'stroke-width': 3, 'stroke-linejoin': 'round' }, [
        polygon([
          [240, 160],
          [254, 200],
          [240, 192],
          [226, 200],
        ]),
        polygon([
          [80, 60],
          [120, 44],
          [150, 70],
          [138, 104],
          [146, 130],
          [100, 142],
          [70, 118],
          [84, 92],
        ]),
        polygon([
          [350, 230],
          [396, 220],
          [420, 260],
          [396, 276],
          [406, 310],
          [360, 318],
          [330, 290],
          [342, 262],
        ]),
        polygon([
          [380, 60],
          [408, 50],
          [420, 78],
          [398, 96],
          [372, 86],
        ]),
        polygon([
          [96, 270],
          [122, 262],
          [134, 284],
          [112, 302],
          [92, 292],
        ]),
      ]),
      ...times(3, (at) => circle(240 + at * 2, 130 - at * 30, 3, { fill: '#ffffff' })),
    ]),
  frogger: () =>
    dark([
      rect(0, 20, 480, 130, { fill: '#24508f' }),
      rect(0, 150, 480, 36, { fill: '#6b4fa0' }),
      rect(0, 316, 480, 36, { fill: '#6b4fa0' }),
      ...[
        [30, 40, 120],
        [250, 40, 150],
        [90, 82, 100],
        [330, 82, 120],
        [10, 124, 90],
        [200, 124, 140],
      ].map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 22, { rx: 11, fill: '#8a5a33' })),
      ...[
        [60, 198, '#c22f2f'],
        [300, 198, '#f2c53d'],
        [150, 240, '#e5e5e5'],
        [380, 240, '#c22f2f'],
        [40, 282, '#f2c53d'],
        [260, 282, '#e58fb4'],
      ].map(([x, y, fill]) =>
        group({ fill: String(fill) }, [
          rect(Number(x), Number(y), 56, 26, { rx: 6 }),
          rect(Number(x) + 12, Number(y) + 5, 12, 16, { fill: '#10141c' }),
        ]),
      ),
      group({ fill: '#3fc45a' }, [
        circle(240, 332, 12),
        circle(230, 320, 5),
        circle(250, 320, 5),
        path('M222 346l8-10M258 346l-8-10', { stroke: '#3fc45a', 'stroke-width': 6 }),
      ]),
    ]),
  flappy: () => [
    rect(0, 0, 480, 360, { fill: '#7cc6e8' }),
    ...[
      [110, 90, 210],
      [270, 150, 270],
      [430, 60, 180],
    ].flatMap(([x = 0, above = 0, below = 0]) => [
      rect(x - 28, 0, 56, above, { fill: '#4f9c3a', stroke: '#2c5a20', 'stroke-width': 3 }),
      rect(x - 34, above - 22, 68, 22, { fill: '#4f9c3a', stroke: '#2c5a20', 'stroke-width': 3 }),
      rect(x - 28, below, 56, 330 - below, { fill: '#4f9c3a', stroke: '#2c5a20', 'stroke-width': 3 }),
      rect(x - 34, below, 68, 22, { fill: '#4f9c3a', stroke: '#2c5a20', 'stroke-width': 3 }),
    ]),
    rect(0, 330, 480, 30, { fill: '#d8c07a' }),
    circle(190, 170, 18, { fill: '#f2c53d', stroke: '#4a3a10', 'stroke-width': 3 }),
    circle(197, 164, 5, { fill: '#ffffff', stroke: '#4a3a10', 'stroke-width': 2 }),
    path('M206 172l14 4l-14 6z', { fill: '#e0662f' }),
    path('M176 172q8 12 18 2z', { fill: '#ffffff', stroke: '#4a3a10', 'stroke-width': 2 }),
  ],
  minesweeper: () => [
    rect(0, 0, 480, 360, { fill: '#c0c4c8' }),
    ...times(80, (at) => mineSquare(at % 10, Math.floor(at / 10))),
  ],
  merge: () => [
    rect(90, 30, 300, 300, { rx: 10, fill: '#b5a898' }),
    ...times(16, (at) => {
      const value = [0, 2, 0, 4, 0, 0, 8, 16, 2, 32, 64, 4, 128, 256, 8, 2][at] ?? 0
      const fill =
        ['#cbbfb0', '#ece2d6', '#ebdcc0', '#efae74', '#f08f5e', '#ef7657', '#ef5738', '#ebcb6a', '#ebc85c'][
          value === 0 ? 0 : Math.log2(value)
        ] ?? '#ebcb6a'
      return tile(
        98 + (at % 4) * 72.5,
        38 + Math.floor(at / 4) * 72.5,
        72.5,
        fill,
        value === 0 ? '' : String(value),
        value < 8 ? '#6b6054' : '#ffffff',
      )
    }),
  ],
  wordle: () =>
    times(30, (at) => {
      const marks = 'yy.yyy..ggggggg'
      const letters = 'STAREROUSTCREST'
      const [x, y] = [104 + (at % 5) * 55, 12 + Math.floor(at / 5) * 56]
      const mark = marks[at]
      if (mark === undefined)
        return rect(x, y, 49, 49, { fill: 'none', stroke: '#b9c0c7', 'stroke-width': 3 })
      return tile(
        x,
        y,
        55,
        { y: '#c9a93a', g: '#4f9c5a', '.': '#6f7a84' }[mark] ?? '#6f7a84',
        letters[at] ?? '',
      )
    }),
  sudoku: () => [
    ...times(10, (at) =>
      line(78 + at * 36, 18, 78 + at * 36, 342, { stroke: '#1d2733', 'stroke-width': at % 3 === 0 ? 4 : 1 }),
    ),
    ...times(10, (at) =>
      line(78, 18 + at * 36, 402, 18 + at * 36, { stroke: '#1d2733', 'stroke-width': at % 3 === 0 ? 4 : 1 }),
    ),
    ...NUMBERS.flatMap((row, y) =>
      [...row].map((digit, x) => (digit === '.' ? '' : text(96 + x * 36, 36 + y * 36, 24, digit))),
    ),
  ],
}
