import type { Drawings } from './catalogue.ts'
import { circle, ellipse, group, line, path, polygon, rect, times } from './svg.ts'

const GRASS = '#3f8f4f'
const WOOD = '#d9a766'
const MARKS = { fill: 'none', stroke: '#ffffff', 'stroke-width': 3 } as const

/** The same marks on both sides of a ground. */
const mirrored = (marks: readonly string[]): string[] => [
  ...marks,
  group({ transform: 'translate(480 0) scale(-1 1)' }, marks),
]

const ground = (colour: string, marks: readonly string[]): string[] => [
  rect(0, 0, 480, 360, { fill: colour }),
  group(MARKS, marks),
]

const hash = (x: number): string => line(x, 148, x, 156) + line(x, 204, x, 212)

/** Sports grounds and courts seen from above. */
export const GROUNDS: Drawings = {
  football: () =>
    ground(GRASS, [
      rect(30, 50, 420, 260),
      line(240, 50, 240, 310),
      circle(240, 180, 38),
      circle(240, 180, 3, { fill: '#ffffff' }),
      ...mirrored([
        rect(30, 102, 66, 156),
        rect(30, 145, 24, 70),
        path('M96 152a36 36 0 0 1 0 56'),
        rect(20, 162, 10, 36),
      ]),
    ]),
  rugby: () =>
    ground(GRASS, [
      rect(12, 50, 456, 260),
      line(240, 50, 240, 310),
      ...mirrored([
        line(56, 50, 56, 310, { 'stroke-width': 5 }),
        line(130, 50, 130, 310),
        line(203, 50, 203, 310, { 'stroke-dasharray': '14 12' }),
        line(56, 66, 240, 66, { 'stroke-dasharray': '12 14' }),
        line(56, 294, 240, 294, { 'stroke-dasharray': '12 14' }),
        path('M56 166v28M48 166h16M48 194h16', { stroke: '#f2c53d', 'stroke-width': 5 }),
      ]),
    ]),
  gridiron: () =>
    ground(GRASS, [
      rect(20, 70, 40, 220, { fill: '#8a3b3b' }),
      rect(420, 70, 40, 220, { fill: '#8a3b3b' }),
      rect(20, 70, 440, 220),
      ...times(21, (at) =>
        line(60 + at * 18, 70, 60 + at * 18, 290, { 'stroke-width': at % 2 === 0 ? 3 : 1.5 }),
      ),
      ...times(41, (at) => hash(60 + at * 9)),
    ]),
  cricket: () =>
    ground('#2f7a43', [
      ellipse(240, 180, 222, 164, { fill: GRASS }),
      path('M178 92a88 88 0 0 0 0 176h124a88 88 0 0 0 0-176z', { 'stroke-dasharray': '3 12' }),
      rect(178, 166, 124, 28, { fill: '#d8c08a', stroke: 'none' }),
      path('M192 166v28M288 166v28M184 170v20M296 170v20', { 'stroke-width': 2 }),
    ]),
  baseball: () =>
    ground('#2f7a43', [
      path('M240 330L64 154A250 250 0 0 1 416 154Z', { fill: GRASS }),
      path('M240 330l-86-86a122 122 0 0 1 172 0z', { fill: '#b98350', stroke: 'none' }),
      polygon(
        [
          [240, 318],
          [174, 252],
          [240, 186],
          [306, 252],
        ],
        { fill: GRASS, stroke: 'none' },
      ),
      circle(240, 252, 14, { fill: '#b98350', stroke: 'none' }),
      path('M240 330L64 154M240 330L416 154'),
      ...[
        [240, 186],
        [174, 252],
        [306, 252],
        [240, 318],
      ].map(([x = 0, y = 0]) =>
        rect(x - 6, y - 6, 12, 12, { fill: '#ffffff', transform: `rotate(45 ${x} ${y})` }),
      ),
    ]),
  tennis: () =>
    ground('#2f6db0', [
      rect(40, 70, 400, 220),
      line(40, 100, 440, 100),
      line(40, 260, 440, 260),
      ...mirrored([line(132, 100, 132, 260)]),
      line(132, 180, 348, 180),
      line(240, 58, 240, 302, { 'stroke-width': 5, stroke: '#dfe6ec' }),
      path('M40 180h10M430 180h10'),
    ]),
  badminton: () =>
    ground('#2b8a6b', [
      rect(40, 88, 400, 184),
      line(40, 104, 440, 104),
      line(40, 256, 440, 256),
      ...mirrored([line(63, 88, 63, 272), line(181, 88, 181, 272), line(40, 180, 181, 180)]),
      line(240, 76, 240, 284, { 'stroke-width': 5, stroke: '#dfe6ec' }),
    ]),
  volleyball: () =>
    ground('#3d8f8a', [
      rect(50, 85, 380, 190, { fill: '#e08a4a' }),
      line(240, 70, 240, 290, { 'stroke-width': 5 }),
      ...mirrored([line(177, 85, 177, 275), line(177, 60, 177, 80, { 'stroke-dasharray': '6 6' })]),
    ]),
  basketball: () =>
    ground(WOOD, [
      rect(20, 60, 440, 240),
      line(240, 60, 240, 300),
      circle(240, 180, 30),
      ...mirrored([
        rect(20, 142, 92, 76, { fill: '#b5562f' }),
        path('M112 150a30 30 0 0 1 0 60'),
        path('M20 76h47a106 106 0 0 1 0 208h-47'),
        circle(45, 180, 7),
        line(36, 166, 36, 194),
      ]),
    ]),
  handball: () =>
    ground('#2f6db0', [
      rect(40, 80, 400, 200),
      line(240, 80, 240, 280),
      ...mirrored([
        path('M40 92a72 72 0 0 1 60 66v44a72 72 0 0 1-60 66', { fill: '#e08a4a' }),
        path('M48 80a110 110 0 0 1 84 78v44a110 110 0 0 1-84 78', { 'stroke-dasharray': '10 9' }),
        line(110, 172, 110, 188),
        rect(28, 160, 12, 40),
      ]),
    ]),
  squash: () =>
    ground(WOOD, [
      rect(90, 20, 300, 320, { stroke: '#5b4630', 'stroke-width': 6 }),
      group({ stroke: '#b5322f', 'stroke-width': 4 }, [
        line(90, 200, 390, 200),
        line(240, 200, 240, 340),
        rect(90, 200, 76, 76),
        rect(314, 200, 76, 76),
      ]),
    ]),
  rink: () =>
    ground('#9fb4c4', [
      rect(20, 70, 440, 220, { rx: 70, fill: '#f4f9fd', stroke: '#44525e' }),
      line(240, 70, 240, 290, { stroke: '#c22f2f', 'stroke-width': 6 }),
      circle(240, 180, 34, { stroke: '#2a62b8' }),
      ...mirrored([
        line(180, 70, 180, 290, { stroke: '#2a62b8', 'stroke-width': 7 }),
        line(56, 82, 56, 278, { stroke: '#c22f2f' }),
        circle(104, 124, 30, { stroke: '#c22f2f' }),
        circle(104, 236, 30, { stroke: '#c22f2f' }),
        path('M56 164a18 16 0 0 1 0 32z', { fill: '#9cc7ee', stroke: '#c22f2f' }),
        circle(200, 124, 4, { fill: '#c22f2f', stroke: 'none' }),
        circle(200, 236, 4, { fill: '#c22f2f', stroke: 'none' }),
      ]),
    ]),
  curling: () =>
    ground('#9fb4c4', [
      rect(10, 110, 460, 140, { fill: '#f4f9fd', stroke: '#44525e' }),
      line(10, 180, 470, 180, { stroke: '#8b97a3', 'stroke-width': 1.5 }),
      ...mirrored([
        circle(82, 180, 58, { fill: '#3f7fc4', stroke: 'none' }),
        circle(82, 180, 39, { fill: '#f4f9fd', stroke: 'none' }),
        circle(82, 180, 20, { fill: '#d0453f', stroke: 'none' }),
        circle(82, 180, 6, { fill: '#f4f9fd', stroke: 'none' }),
        line(82, 110, 82, 250, { stroke: '#8b97a3', 'stroke-width': 1.5 }),
        line(168, 110, 168, 250, { stroke: '#44525e', 'stroke-width': 4 }),
      ]),
    ]),
  sumo: () =>
    ground('#7d6a55', [
      rect(70, 10, 340, 340, { fill: '#cdb48a', stroke: 'none' }),
      circle(240, 180, 136, { stroke: '#efe2c2', 'stroke-width': 16 }),
      circle(240, 180, 128, { fill: '#d9c398', stroke: '#a88f63', 'stroke-width': 2 }),
      path('M222 160v40M258 160v40', { 'stroke-width': 7 }),
    ]),
  track: () =>
    ground('#c4b59a', [
      rect(20, 70, 440, 220, { rx: 110, fill: '#b5492f', stroke: 'none' }),
      ...times(6, (at) =>
        rect(20 + at * 9, 70 + at * 9, 440 - at * 18, 220 - at * 18, { rx: 110 - at * 9, 'stroke-width': 2 }),
      ),
      rect(74, 124, 332, 112, { rx: 56, fill: GRASS }),
      line(330, 236, 330, 290, { 'stroke-width': 4 }),
    ]),
  snooker: () =>
    ground('#6b4630', [
      rect(30, 70, 420, 220, { fill: '#1c7a4d', stroke: '#4a2f1f', 'stroke-width': 8 }),
      ...[30, 240, 450].flatMap((x) =>
        [70, 290].map((y) => circle(x, y, 11, { fill: '#1d2733', stroke: 'none' })),
      ),
      path('M118 70v220M118 146a34 34 0 0 0 0 68', { 'stroke-width': 2 }),
      ...times(5, (row) =>
        times(row + 1, (at) =>
          circle(330 + row * 12, 180 - row * 7 + at * 14, 7, { fill: '#c22f2f', stroke: 'none' }),
        ).join(''),
      ),
      ...(
        [
          [118, 146, '#2fa05f'],
          [118, 180, '#7a4a22'],
          [118, 214, '#f2c53d'],
          [240, 180, '#2a62b8'],
          [316, 180, '#ef9ab4'],
          [420, 180, '#1d2733'],
          [100, 196, '#ffffff'],
        ] as const
      ).map(([x, y, fill]) => circle(x, y, 7, { fill, stroke: 'none' })),
    ]),
}
