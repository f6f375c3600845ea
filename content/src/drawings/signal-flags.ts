import { circle, INK, polygon, RED, rect } from './svg.ts'

const BLUE = '#2a62b8'
const YELLOW = '#f2c53d'

const WHITE = '#ffffff'
const BLACK = '#1a1a1a'
const SIZE = 264
const [LEFT, TOP] = [108, 48]

/** Coordinates inside a flag: 0 to 1 from the hoist to the fly, and from top to bottom. */
const at = (x: number, y: number): [number, number] => [LEFT + x * SIZE, TOP + y * SIZE]

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  rect(LEFT + x * SIZE, TOP + y * SIZE, width * SIZE, height * SIZE, { fill })

const shape = (points: readonly (readonly [number, number])[], fill: string): string =>
  polygon(
    points.map(([x, y]) => at(x, y)),
    { fill },
  )

const columns = (...fills: string[]): string[] =>
  fills.map((fill, i) => box(i / fills.length, 0, 1 / fills.length, 1, fill))
const rows = (...fills: string[]): string[] =>
  fills.map((fill, i) => box(0, i / fills.length, 1, 1 / fills.length, fill))
const all = (fill: string): string => box(0, 0, 1, 1, fill)
const middle = (side: number, fill: string): string => box((1 - side) / 2, (1 - side) / 2, side, side, fill)
const quarters = (a: string, b: string): string[] => [
  ...[box(0, 0, 0.5, 0.5, a), box(0.5, 0, 0.5, 0.5, b)],
  ...[box(0, 0.5, 0.5, 0.5, b), box(0.5, 0.5, 0.5, 0.5, a)],
]
const cross = (fill: string): string[] => [box(0, 0.4, 1, 0.2, fill), box(0.4, 0, 0.2, 1, fill)]
const saltire = (fill: string): string[] => [
  shape(
    [
      [0, 0],
      [0.14, 0],
      [1, 0.86],
      [1, 1],
      [0.86, 1],
      [0, 0.14],
    ],
    fill,
  ),
  shape(
    [
      [1, 0],
      [0.86, 0],
      [0, 0.86],
      [0, 1],
      [0.14, 1],
      [1, 0.14],
    ],
    fill,
  ),
]
const swallowtail = (half: string, other: string): string[] => [
  shape(
    [
      [0, 0],
      [1, 0],
      [0.75, 0.5],
      [1, 1],
      [0, 1],
    ],
    other,
  ),
  box(0, 0, 0.5, 1, half),
]
/** Bands from the bottom left to the top right. */
const diagonals = (): string[] => [
  all(YELLOW),
  ...[1, 3, 5, 7, 9].map((i) => {
    const [from, to] = [i / 5, (i + 1) / 5]
    return shape(
      to <= 1
        ? [
            [0, from],
            [from, 0],
            [to, 0],
            [0, to],
          ]
        : [
            [Math.max(0, from - 1), 1],
            [1, Math.max(0, from - 1)],
            [1, Math.min(1, to - 1)],
            [Math.min(1, to - 1), 1],
          ],
      RED,
    )
  }),
]

/** The flags of the International Code of Signals. */
const FLAGS: Readonly<Record<string, () => string[]>> = {
  A: () => swallowtail(WHITE, BLUE),
  B: () => swallowtail(RED, RED),
  C: () => rows(BLUE, WHITE, RED, WHITE, BLUE),
  D: () => rows(YELLOW, BLUE, BLUE, YELLOW),
  E: () => rows(BLUE, RED),
  F: () => [
    all(WHITE),
    shape(
      [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0, 0.5],
      ],
      RED,
    ),
  ],
  G: () => columns(YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE),
  H: () => columns(WHITE, RED),
  I: () => [all(YELLOW), circle(...at(0.5, 0.5), SIZE / 4, { fill: BLACK })],
  J: () => rows(BLUE, WHITE, BLUE),
  K: () => columns(YELLOW, BLUE),
  L: () => quarters(YELLOW, BLACK),
  M: () => [all(BLUE), ...saltire(WHITE)],
  N: () =>
    [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        box(column / 4, row / 4, 0.25, 0.25, (row + column) % 2 === 0 ? BLUE : WHITE),
      ),
    ),
  O: () => [
    all(YELLOW),
    shape(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      RED,
    ),
  ],
  P: () => [all(BLUE), middle(0.4, WHITE)],
  Q: () => [all(YELLOW)],
  R: () => [all(RED), ...cross(YELLOW)],
  S: () => [all(WHITE), middle(0.4, BLUE)],
  T: () => columns(RED, WHITE, BLUE),
  U: () => quarters(RED, WHITE),
  V: () => [all(WHITE), ...saltire(RED)],
  W: () => [all(BLUE), middle(0.66, WHITE), middle(0.33, RED)],
  X: () => [all(WHITE), ...cross(BLUE)],
  Y: diagonals,
  Z: () => [
    shape(
      [
        [0, 0],
        [1, 0],
        [0.5, 0.5],
      ],
      YELLOW,
    ),
    shape(
      [
        [1, 0],
        [1, 1],
        [0.5, 0.5],
      ],
      BLUE,
    ),
    shape(
      [
        [1, 1],
        [0, 1],
        [0.5, 0.5],
      ],
      RED,
    ),
    shape(
      [
        [0, 1],
        [0, 0],
        [0.5, 0.5],
      ],
      BLACK,
    ),
  ],
}

const outlineOf = (letter: string): string =>
  polygon(
    (letter === 'A' || letter === 'B'
      ? [
          [0, 0],
          [1, 0],
          [0.75, 0.5],
          [1, 1],
          [0, 1],
        ]
      : [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]
    ).map(([x = 0, y = 0]) => at(x, y)),
    { fill: 'none', stroke: INK, 'stroke-width': 3 },
  )

/** A signal flag, on its halyard. */
export const drawSignalFlag = (letter: string): string[] => [
  rect(LEFT - 14, 16, 6, 328, { fill: '#8b97a3', rx: 3 }),
  ...(FLAGS[letter]?.() ?? []),
  outlineOf(letter),
]
