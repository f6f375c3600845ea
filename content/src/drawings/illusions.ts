import type { Drawings } from './catalogue.ts'
import { around, circle, INK, line, path, polygon, rect, times } from './svg.ts'

const PEN = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 6,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

const pacman = (x: number, y: number, turn: number): string => {
  const [ax, ay] = around(x, y, 52, turn - 30)
  const [bx, by] = around(x, y, 52, turn + 30)
  return path(
    `M${x} ${y}L${Math.round(bx)} ${Math.round(by)}A52 52 0 1 1 ${Math.round(ax)} ${Math.round(ay)}Z`,
    { fill: INK },
  )
}

const flower = (x: number, r: number, petal: number, count: number, far: number): string[] => [
  ...times(count, (at) => circle(...around(x, 180, far, (at * 360) / count), petal, { fill: '#8fb3d6' })),
  circle(x, 180, r, { fill: '#d9742b' }),
]

/** One of the three equal parts of an impossible triangle, in distances from the sides of its hole. */
const ARM = [
  [-1, -2, 5],
  [5, -2, -1],
  [-1, 4, -1],
  [-1, 3, 0],
  [3, -1, 0],
  [-2, -1, 5],
] as const

/** Drawings that fool the eye. */
export const ILLUSIONS: Drawings = {
  arrows: () => [
    path('M110 120h260M150 84l-40 36l40 36M330 84l40 36l-40 36', PEN),
    path('M110 250h260M70 214l40 36l-40 36M410 214l-40 36l40 36', PEN),
  ],
  discs: () => [...flower(150, 34, 40, 6, 84), ...flower(370, 34, 12, 8, 56)],
  railway: () => [
    path('M150 340L226 20M330 340L254 20', PEN),
    ...times(7, (at) =>
      line(150 + at * 11 - 20, 330 - at * 46, 330 - at * 11 + 20, 330 - at * 46, {
        ...PEN,
        'stroke-width': 3,
        stroke: '#8b97a3',
      }),
    ),
    line(190, 90, 290, 90, { ...PEN, stroke: '#f2b632', 'stroke-width': 14 }),
    line(190, 260, 290, 260, { ...PEN, stroke: '#f2b632', 'stroke-width': 14 }),
  ],
  triangle: () => [pacman(240, 70, 180), pacman(130, 262, 60), pacman(350, 262, 300)],
  cube: () => [
    path(
      'M140 130h150v150h-150zM210 70h150v150h-150zM140 130l70-60M290 130l70-60M140 280l70-60M290 280l70-60',
      PEN,
    ),
  ],
  vase: () => [
    rect(60, 20, 360, 320, { fill: INK }),
    path(
      'M150 20h180q-4 40-34 62q-20 20-8 44q22 22 18 34q-14 6-10 18q6 10-2 18q4 14-4 24q-20 14-22 34q4 50 62 86h-180q58-36 62-86q-2-20-22-34q-8-10-4-24q-8-8-2-18q4-12-10-18q-4-12 18-34q12-24-8-44q-30-22-34-62z',
      { fill: '#fdfcf8' },
    ),
  ],
  tribar: () =>
    [0, 1, 2].map((turn) =>
      polygon(
        ARM.map((corner) => {
          const [a = 0, b = 0] = [corner[turn], corner[(turn + 1) % 3]]
          return [240 + 38 * (a + b / 2 - 1), 222 - 33 * b] as const
        }),
        { ...PEN, 'stroke-width': 4, fill: ['#a9c6e4', '#e6f0fa', '#5f8fc0'][turn] ?? '' },
      ),
    ),
  wall: () =>
    times(7, (row) => [
      ...times(9, (at) =>
        rect(at * 60 - 40 + ([0, 14, 28, 14, 0, 14, 28][row] ?? 0), 20 + row * 46, 30, 42, { fill: INK }),
      ),
      line(0, 64 + row * 46, 480, 64 + row * 46, { stroke: '#8b97a3', 'stroke-width': 4 }),
    ]).flat(),
  slants: () => [
    ...times(5, (row) => line(40, 60 + row * 60, 440, 60 + row * 60, PEN)),
    ...times(5, (row) =>
      times(16, (at) => {
        const [x, y, way] = [52 + at * 25, 60 + row * 60, row % 2 === 0 ? 1 : -1]
        return line(x - 9 * way, y - 16, x + 9 * way, y + 16, { ...PEN, 'stroke-width': 3 })
      }).join(''),
    ),
  ],
  rays: () => [
    ...times(36, (at) =>
      line(240, 180, ...around(240, 180, 230, at * 10), { ...PEN, 'stroke-width': 1.5, stroke: '#5b6675' }),
    ),
    line(40, 130, 440, 130, { ...PEN, stroke: '#c22f2f' }),
    line(40, 230, 440, 230, { ...PEN, stroke: '#c22f2f' }),
  ],
}
