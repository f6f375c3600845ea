import type { Drawings } from './catalogue.ts'
import { ellipse, line, path, rect, times } from './svg.ts'

const GLASS = {
  fill: 'none',
  stroke: '#33505f',
  'stroke-width': 6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const
const WATER = { fill: '#8fc7de' } as const

const marks = (x: number, from: number, to: number, count: number): string[] =>
  times(count, (at) =>
    line(
      x,
      from + ((to - from) * at) / (count - 1),
      x + (at % 2 === 0 ? 26 : 16),
      from + ((to - from) * at) / (count - 1),
      { ...GLASS, 'stroke-width': 3 },
    ),
  )

/** Things of a laboratory. */
export const GLASSWARE: Drawings = {
  'conical flask': () => [
    path('M190 190l-72 130h244l-72-130z', WATER),
    path('M206 40h68M212 40v90l-104 180q-6 20 16 20h232q22 0 16-20l-104-180v-90', GLASS),
  ],
  'round flask': () => [
    path('M150 240a92 92 0 0 0 180 0z', WATER),
    path('M206 30h68M214 30v104a94 94 0 1 0 52 0v-104', GLASS),
  ],
  beaker: () => [
    rect(144, 190, 192, 136, WATER),
    path('M124 60l16 14v240q0 16 16 16h168q16 0 16-16v-254', GLASS),
    ...marks(146, 130, 290, 7),
  ],
  'test tube': () => [
    path('M212 180v110a28 28 0 0 0 56 0v-110z', WATER),
    path('M196 36h88M208 36v254a32 32 0 0 0 64 0v-254', GLASS),
  ],
  'measuring cylinder': () => [
    rect(204, 150, 72, 160, WATER),
    path('M190 24l12 12v274h76v-286M160 334h160l-20-24h-120z', GLASS),
    ...marks(206, 60, 290, 13),
  ],
  'petri dish': () => [
    ellipse(240, 210, 170, 60, { ...WATER, opacity: 0.5 }),
    path('M60 170v36a180 64 0 0 0 360 0v-36', GLASS),
    ellipse(240, 170, 180, 64, GLASS),
    ...[
      [190, 160],
      [250, 186],
      [300, 156],
      [230, 140],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 14, 7, { fill: '#d98a5a' })),
  ],
  funnel: () => [
    path('M110 60h260l-110 130v120l-40 24v-144z', GLASS),
    path('M136 92h208l-84 98h-40z', WATER),
  ],
  'bunsen burner': () => [
    path('M240 20q52 60 24 104h-48q-28-44 24-104z', { fill: '#4a8fe0' }),
    path('M240 62q22 34 10 62h-20q-12-28 10-62z', { fill: '#bfe0ff' }),
    path('M222 126h36v150h-36zM212 230h56v28h-56zM150 330q6-54 72-54h36q66 0 72 54zM258 300h150', GLASS),
  ],
}
