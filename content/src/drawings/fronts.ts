import type { Drawings } from './catalogue.ts'
import { n, path, polygon, rect, times } from './svg.ts'

const BLUE = '#2a62b8'
const RED = '#c22f2f'
const PURPLE = '#8a3fb0'

/** Points on the front, from left to right, with the direction towards which it moves. */
const at = (share: number): [x: number, y: number] => [50 + share * 380, 220 - Math.sin(share * Math.PI) * 70]

const course = (from: number, to: number, stroke: string): string =>
  path(
    `M${times(21, (i) =>
      at(from + ((to - from) * i) / 20)
        .map(n)
        .join(' '),
    ).join('L')}`,
    { fill: 'none', stroke, 'stroke-width': 7 },
  )

const tooth = (share: number, fill: string, way = -1): string => {
  const [x1, y1] = at(share - 0.045)
  const [x2, y2] = at(share + 0.045)
  const [mx, my] = at(share)
  return polygon(
    [
      [x1, y1],
      [mx, my + way * 38],
      [x2, y2],
    ],
    { fill },
  )
}

const bump = (share: number, fill: string): string => {
  const [x1, y1] = at(share - 0.045)
  const [x2, y2] = at(share + 0.045)
  return path(`M${n(x1)} ${n(y1)}A18 18 0 0 1 ${n(x2)} ${n(y2)}Z`, { fill })
}

const map = (...inside: string[]): string[] => [
  rect(0, 0, 480, 360, { fill: '#e3eef6' }),
  path('M0 360v-110q60-30 100-10t90 30t110-20t180 40v70z', { fill: '#d9e4c4' }),
  ...inside,
]

const PLACES = [0.12, 0.31, 0.5, 0.69, 0.88]

/** Fronts as weather maps draw them. */
export const FRONTS: Drawings = {
  cold: () => map(course(0, 1, BLUE), ...PLACES.map((share) => tooth(share, BLUE))),
  warm: () => map(course(0, 1, RED), ...PLACES.map((share) => bump(share, RED))),
  occluded: () =>
    map(
      course(0, 1, PURPLE),
      ...PLACES.map((share, i) => (i % 2 === 0 ? tooth(share, PURPLE) : bump(share, PURPLE))),
    ),
  stationary: () =>
    map(
      ...times(5, (i) => course(i / 5, (i + 1) / 5, i % 2 === 0 ? BLUE : RED)),
      ...PLACES.map((share, i) => (i % 2 === 0 ? tooth(share, BLUE, 1) : bump(share, RED))),
    ),
}
