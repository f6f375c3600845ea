import type { Drawings } from './catalogue.ts'
import { around, circle, ellipse, INK, line, path, polygon, rect, times } from './svg.ts'

const EDGE = {
  stroke: INK,
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
  fill: 'none',
} as const
const FACE = { ...EDGE, fill: '#cfe0f2' } as const
const LIGHT = { ...EDGE, fill: '#e6f0fa' } as const
const SHADE = { ...EDGE, fill: '#a9c6e4' } as const
const HIDDEN = { ...EDGE, 'stroke-width': 2.5, 'stroke-dasharray': '7 7' } as const
const MARKED = { ...EDGE, stroke: '#c22f2f', 'stroke-width': 7 } as const

const regular =
  (corners: number, turn = 0) =>
  (): string[] => [
    polygon(
      times(corners, (at) => around(240, 182, 132, turn + (360 * at) / corners)),
      FACE,
    ),
  ]

const slice = (share: number, parts: number) => (): string[] => [
  circle(240, 180, 140, LIGHT),
  path(
    `M240 180L240 40A140 140 0 ${share > 0.5 ? 1 : 0} 1 ${around(240, 180, 140, share * 360)
      .map((x) => Math.round(x * 10) / 10)
      .join(' ')}Z`,
    { ...EDGE, fill: '#2a62b8' },
  ),
  ...times(parts, (at) =>
    line(240, 180, ...around(240, 180, 140, (at * 360) / parts), { ...EDGE, 'stroke-width': 2 }),
  ),
]

/** Plane figures, parts of a circle, solids and shares. */
export const SHAPES: Drawings = {
  pentagon: regular(5),
  hexagon: regular(6),
  heptagon: regular(7),
  octagon: regular(8, 22.5),
  rhombus: () => [
    polygon(
      [
        [240, 50],
        [340, 180],
        [240, 310],
        [140, 180],
      ],
      FACE,
    ),
  ],
  trapezium: () => [
    polygon(
      [
        [160, 90],
        [320, 90],
        [410, 270],
        [80, 270],
      ],
      FACE,
    ),
  ],
  parallelogram: () => [
    polygon(
      [
        [170, 90],
        [420, 90],
        [310, 270],
        [60, 270],
      ],
      FACE,
    ),
  ],
  kite: () => [
    polygon(
      [
        [240, 40],
        [340, 130],
        [240, 320],
        [140, 130],
      ],
      FACE,
    ),
  ],
  chord: () => [
    circle(240, 180, 140, FACE),
    line(...around(240, 180, 140, -70), ...around(240, 180, 140, 40), MARKED),
  ],
  radius: () => [
    circle(240, 180, 140, FACE),
    line(240, 180, ...around(240, 180, 140, 50), MARKED),
    circle(240, 180, 6, { fill: INK }),
  ],
  diameter: () => [
    circle(240, 180, 140, FACE),
    line(...around(240, 180, 140, 60), ...around(240, 180, 140, 240), MARKED),
    circle(240, 180, 6, { fill: INK }),
  ],
  tangent: () => [circle(240, 205, 120, FACE), line(90, 85, 390, 85, MARKED)],
  cone: () => [
    path('M120 270L240 50L360 270A120 34 0 0 1 120 270z', FACE),
    path('M120 270A120 34 0 0 1 360 270', HIDDEN),
  ],
  cylinder: () => [
    path('M140 90V270A100 32 0 0 0 340 270V90z', FACE),
    ellipse(240, 90, 100, 32, LIGHT),
    path('M140 270A100 32 0 0 1 340 270', HIDDEN),
  ],
  sphere: () => [
    circle(240, 180, 135, FACE),
    path('M105 180A135 40 0 0 0 375 180', EDGE),
    path('M105 180A135 40 0 0 1 375 180', HIDDEN),
  ],
  torus: () => [
    ellipse(240, 180, 190, 104, FACE),
    path('M150 160A96 52 0 0 0 330 160', EDGE),
    path('M166 176A80 40 0 0 1 314 176A100 46 0 0 1 166 176z', { ...EDGE, fill: '#fdfcf8' }),
  ],
  pyramid: () => [
    polygon(
      [
        [240, 50],
        [90, 250],
        [260, 310],
      ],
      FACE,
    ),
    polygon(
      [
        [240, 50],
        [260, 310],
        [390, 240],
      ],
      SHADE,
    ),
    path('M90 250L225 195L390 240M225 195L240 50', HIDDEN),
  ],
  prism: () => [
    polygon(
      [
        [90, 270],
        [170, 110],
        [240, 270],
      ],
      FACE,
    ),
    polygon(
      [
        [170, 110],
        [320, 70],
        [390, 230],
        [240, 270],
      ],
      SHADE,
    ),
    path('M90 270L245 232L390 230M245 232L320 70', HIDDEN),
  ],
  third: slice(1 / 3, 6),
  quarter: slice(1 / 4, 8),
  'two fifths': slice(2 / 5, 5),
  'three eighths': slice(3 / 8, 8),
}

/** The graph of a function from -6 to 6 on axes. */
const graph = (f: (x: number) => number) => (): string[] => {
  const runs: string[][] = [[]]
  for (let at = -130; at <= 130; at += 1) {
    const x = at / 20
    const y = f(x)
    const isSeen = Number.isFinite(y) && Math.abs(y) <= 5.1
    if (isSeen) runs.at(-1)?.push(`${Math.round(240 + x * 34)} ${Math.round(180 - y * 34)}`)
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return [
    path('M10 180h456M240 350v-336', { ...EDGE, stroke: '#8b97a3', 'stroke-width': 2 }),
    polygon(
      [
        [462, 174],
        [474, 180],
        [462, 186],
      ],
      { fill: '#8b97a3' },
    ),
    polygon(
      [
        [234, 16],
        [240, 4],
        [246, 16],
      ],
      { fill: '#8b97a3' },
    ),
    path(
      runs
        .filter((run) => run.length > 1)
        .map((run) => `M${run.join('L')}`)
        .join(''),
      { ...EDGE, stroke: '#2a62b8', 'stroke-width': 5 },
    ),
  ]
}

/** Graphs of functions. */
export const GRAPHS: Drawings = {
  square: graph((x) => x * x),
  cubic: graph((x) => x * x * x),
  absolute: graph((x) => Math.abs(x)),
  root: graph((x) => Math.sqrt(x)),
  reciprocal: graph((x) => (Math.abs(x) < 0.01 ? Number.NaN : 1 / x)),
  exponential: graph((x) => 2 ** x),
  sine: graph((x) => Math.sin(x)),
  line: graph((x) => 3 - x),
}

const hand = (degrees: number, length: number, width: number): string =>
  line(240, 180, ...around(240, 180, length, degrees), { ...EDGE, 'stroke-width': width })

const clock =
  (hour: number, minute: number, isMirrored = false) =>
  (): string[] => {
    const way = isMirrored ? -1 : 1
    return [
      circle(240, 180, 150, { fill: '#ffffff', stroke: INK, 'stroke-width': 8 }),
      ...times(12, (at) =>
        line(...around(240, 180, at % 3 === 0 ? 116 : 128, at * 30), ...around(240, 180, 140, at * 30), {
          ...EDGE,
          'stroke-width': at % 3 === 0 ? 8 : 4,
        }),
      ),
      hand(way * (hour * 30 + minute / 2), 78, 11),
      hand(way * minute * 6, 118, 7),
      circle(240, 180, 10, { fill: '#c22f2f' }),
      isMirrored ? rect(78, 18, 324, 324, { ...EDGE, stroke: '#a98a55', 'stroke-width': 14, rx: 20 }) : '',
    ]
  }

/** Clocks, some in a mirror. */
export const CLOCKS: Drawings = {
  '10 10': clock(10, 10),
  '4 40': clock(4, 40),
  '7 30': clock(7, 30),
  '1 45': clock(1, 45),
  'mirror 3 00': clock(3, 0, true),
  'mirror 9 00': clock(9, 0, true),
  'mirror 8 15': clock(8, 15, true),
  'mirror 3 45': clock(3, 45, true),
}

/** A number in Maya digits: dots are one, bars are five. */
const maya = (value: number) => (): string[] => {
  const [bars, dots] = [Math.floor(value / 5), value % 5]
  const bottom = 180 + bars * 26
  return [
    ...times(bars, (at) => rect(120, bottom - at * 52 - 18, 240, 34, { fill: '#7a4a22', rx: 8 })),
    ...times(dots, (at) =>
      circle(240 + (at - (dots - 1) / 2) * 60, bottom - bars * 52, 20, { fill: '#7a4a22' }),
    ),
  ]
}

/** A number in lamps: the right one is worth one, the next two, and so on. */
const lamps = (value: number) => (): string[] => [
  rect(0, 0, 480, 360, { fill: '#1b2330' }),
  ...times(4, (at) => {
    const isLit = Math.floor(value / 2 ** (3 - at)) % 2 === 1
    return circle(90 + at * 100, 180, 38, {
      fill: isLit ? '#f2c53d' : '#2f3b4c',
      stroke: '#5b6675',
      'stroke-width': 5,
    })
  }),
]

/** Numbers in other ways of writing. */
export const NUMBERS: Drawings = {
  'maya 7': maya(7),
  'maya 12': maya(12),
  'maya 13': maya(13),
  'maya 18': maya(18),
  'lamps 5': lamps(5),
  'lamps 9': lamps(9),
  'lamps 11': lamps(11),
  'lamps 14': lamps(14),
}
