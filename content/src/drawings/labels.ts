import type { Drawings } from './catalogue.ts'
import { circle, INK, line, path, rect } from './svg.ts'

const LINE = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 10,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const
const CROSS = path('M110 60l260 240M370 60l-260 240', LINE)
const TUB = path('M90 110l34 180h232l34-180M90 130q37 30 75 0t75 0t75 0t75 0', LINE)
const SQUARE = rect(120, 60, 240, 240, LINE)

/** Labels in clothes that say how to wash them. */
export const CARE_LABELS: Drawings = {
  hand: () => [
    TUB,
    path('M168 250q0-36 36-44l40-96q12-14 22 0l-14 70l62 0q20 6 16 26q-6 40-50 44z', {
      ...LINE,
      fill: '#fdfcf8',
      'stroke-width': 8,
    }),
  ],
  bleach: () => [path('M240 60l150 240h-300z', LINE), CROSS],
  tumble: () => [SQUARE, circle(240, 180, 96, LINE)],
  shade: () => [SQUARE, path('M120 150l90-90M120 110l50-50', LINE)],
  iron: () => [path('M90 260h290l-30-130h-140M90 260q10-90 110-90h150', LINE), CROSS],
  dryclean: () => [circle(240, 180, 130, LINE)],
}

const LAMP = (colour: string) =>
  ({
    fill: 'none',
    stroke: colour,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const
const AMBER = LAMP('#f2a93d')
const RED = LAMP('#f05a4f')
const BLUE = LAMP('#5aa9f5')

const panel = (...inside: string[]): string[] => [rect(0, 0, 480, 360, { fill: '#10141c' }), ...inside]

/** Warning lights of a car. */
export const DASHBOARD: Drawings = {
  oil: () =>
    panel(
      path('M130 200l60-20h90l20-24l50 22l-60 74h-120l-24-54M210 180v-26M186 154h50M100 186l34 14', RED),
      path('M376 196q22 34 0 40q-22-6 0-40z', RED),
    ),
  battery: () =>
    panel(
      rect(120, 120, 240, 140, RED),
      path('M150 120v-22h44v22M286 120v-22h44v22M150 186h40M290 186h40M310 166v40', RED),
    ),
  coolant: () =>
    panel(
      path('M226 90a16 16 0 0 1 32 0v110a32 32 0 1 1-32 0zM258 106h34M258 140h34M258 174h34', RED),
      path('M110 270q26-22 52 0t52 0t52 0t52 0t52 0M110 300q26-22 52 0t52 0t52 0t52 0t52 0', RED),
    ),
  beam: () =>
    panel(
      path('M250 90q110 10 110 90t-110 90q-20-90 0-180z', BLUE),
      ...[110, 145, 180, 215, 250].map((y) => line(110, y, 220, y, BLUE)),
    ),
  window: () =>
    panel(
      rect(110, 90, 260, 180, { ...AMBER, rx: 12 }),
      ...[180, 240, 300].map((x) =>
        path(`M${x - 10} 236q-18-26 0-46t0-46q-8-12 0-22M${x - 22} 134l12-18l12 18`, {
          ...AMBER,
          'stroke-width': 7,
        }),
      ),
    ),
  tyre: () =>
    panel(
      path(
        'M180 80q-80 90-20 190h160q60-100-20-190M160 270v20h160v-20M200 290v-18M240 290v-18M280 290v-18',
        AMBER,
      ),
      path('M240 110v90', { ...AMBER, 'stroke-width': 16 }),
      circle(240, 236, 6, AMBER),
    ),
  engine: () =>
    panel(
      path(
        'M150 140h40v-28h-34M224 112h-34M190 140h90l34 34h28v-24h28v100h-28v-24h-26l-24 34h-110l-32-32v-88M150 186h-34M116 150v74',
        AMBER,
      ),
    ),
  belt: () =>
    panel(
      circle(240, 90, 32, RED),
      path('M176 290v-90q0-60 64-60t64 60v90M190 150l100 130', RED),
      rect(196, 226, 40, 34, { ...RED, transform: 'rotate(50 216 243)' }),
    ),
}
