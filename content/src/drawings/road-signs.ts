import type { Drawings } from './catalogue.ts'
import { circle, group, INK, line, path, polygon, rect } from './svg.ts'

const RED = '#c22f2f'
const BLUE = '#2358a5'
const THICK = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 12,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

const warning = (...inside: string[]): string[] => [
  polygon(
    [
      [240, 30],
      [410, 324],
      [70, 324],
    ],
    { fill: '#ffffff', stroke: RED, 'stroke-width': 26, 'stroke-linejoin': 'round' },
  ),
  ...inside,
]

const ring = (...inside: string[]): string[] => [
  circle(240, 180, 138, { fill: '#ffffff', stroke: RED, 'stroke-width': 30 }),
  ...inside,
]

const blueRing = (...inside: string[]): string[] => [
  circle(240, 180, 138, { fill: BLUE, stroke: RED, 'stroke-width': 26 }),
  ...inside,
]

const board = (...inside: string[]): string[] => [
  rect(110, 50, 260, 260, { rx: 18, fill: BLUE, stroke: '#ffffff', 'stroke-width': 6 }),
  rect(104, 44, 272, 272, { rx: 22, fill: 'none', stroke: BLUE, 'stroke-width': 8 }),
  ...inside,
]

const car = (x: number, y: number, fill: string): string =>
  group({ transform: `translate(${x} ${y})` }, [
    path('M-36 30v-28l10-30h52l10 30v28h-12v10h-14v-10h-20v10h-14v-10z', { fill }),
    path('M-20-20h40l6 18h-52z', { fill: '#ffffff' }),
  ])

const white = { fill: 'none', stroke: '#ffffff', 'stroke-width': 22 } as const

/** Road signs after the Vienna Convention. */
export const ROAD_SIGNS: Drawings = {
  yield: () => [
    polygon(
      [
        [240, 320],
        [410, 36],
        [70, 36],
      ],
      { fill: '#ffffff', stroke: RED, 'stroke-width': 30, 'stroke-linejoin': 'round' },
    ),
  ],
  entry: () => [circle(240, 180, 150, { fill: RED }), rect(140, 154, 200, 52, { fill: '#ffffff' })],
  overtaking: () => ring(car(196, 180, RED), car(288, 180, INK)),
  stopping: () => blueRing(path('M146 86L334 274M334 86L146 274', { stroke: RED, 'stroke-width': 26 })),
  parking: () => blueRing(path('M146 86L334 274', { stroke: RED, 'stroke-width': 26 })),
  vehicles: () => ring(),
  slippery: () =>
    warning(
      car(240, 186, INK),
      path('M214 240q-28 18 0 34t-8 36M266 240q-28 18 0 34t-8 36', { ...THICK, 'stroke-width': 10 }),
    ),
  narrows: () => warning(path('M196 296v-60l20-30v-76M284 296v-60l-20-30v-76', THICK)),
  twoway: () =>
    warning(
      path('M208 292v-120M272 160v120', THICK),
      polygon(
        [
          [208, 130],
          [230, 176],
          [186, 176],
        ],
        { fill: INK },
      ),
      polygon(
        [
          [272, 300],
          [250, 258],
          [294, 258],
        ],
        { fill: INK },
      ),
    ),
  rocks: () =>
    warning(
      path('M150 300V250l24-60 22 14 16-54 30-30v180z', { fill: INK }),
      circle(284, 190, 15, { fill: INK }),
      circle(306, 236, 18, { fill: INK }),
      circle(272, 268, 13, { fill: INK }),
    ),
  crossing: () =>
    warning(
      path('M160 296v-84M200 296v-84M240 296v-84M280 296v-84M320 296v-84M150 230h180M150 266h180', THICK),
    ),
  lights: () =>
    warning(
      rect(208, 134, 64, 164, { rx: 14, fill: INK }),
      circle(240, 164, 18, { fill: '#e0443f' }),
      circle(240, 216, 18, { fill: '#f2c53d' }),
      circle(240, 268, 18, { fill: '#3fae5a' }),
    ),
  priority: () => [
    rect(140, 80, 200, 200, {
      rx: 14,
      fill: '#ffffff',
      stroke: INK,
      'stroke-width': 4,
      transform: 'rotate(45 240 180)',
    }),
    rect(168, 108, 144, 144, { rx: 6, fill: '#f2b632', transform: 'rotate(45 240 180)' }),
  ],
  oneway: () =>
    board(
      path('M240 290v-140', { ...white, 'stroke-width': 40 }),
      polygon(
        [
          [240, 70],
          [310, 160],
          [170, 160],
        ],
        { fill: '#ffffff' },
      ),
    ),
  deadend: () =>
    board(
      path('M240 294v-150', { ...white, 'stroke-width': 36 }),
      rect(160, 92, 160, 44, { fill: RED, stroke: '#ffffff', 'stroke-width': 6 }),
    ),
  motorway: () =>
    board(
      path('M206 290l20-190M274 290l-20-190', { ...white, 'stroke-width': 26 }),
      rect(136, 146, 208, 26, { fill: '#ffffff' }),
      path('M150 172v20M330 172v20', { ...white, 'stroke-width': 14 }),
      line(240, 110, 240, 290, { stroke: '#ffffff', 'stroke-width': 6, 'stroke-dasharray': '20 14' }),
    ),
  roundabout: () => [
    circle(240, 180, 150, { fill: BLUE }),
    ...[0, 120, 240].map((turn) =>
      group({ transform: `rotate(${turn} 240 180)` }, [
        path('M190 104a90 90 0 0 1 120 18', { ...white, 'stroke-width': 26 }),
        polygon(
          [
            [334, 166],
            [336, 96],
            [276, 130],
          ],
          { fill: '#ffffff' },
        ),
      ]),
    ),
  ],
}
