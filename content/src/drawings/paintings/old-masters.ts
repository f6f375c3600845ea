import type { Drawings } from '../catalogue.ts'
import { circle, ellipse, line, path, polygon, rect, times } from '../svg.ts'

const sky = (fill: string): string => rect(0, 0, 480, 360, { fill })

const diner = (at: number): string => {
  const x = 40 + at * 33.3
  const fill = ['#7a3b3b', '#3b5a7a', '#6b7a3b', '#8a6a3a'][at % 4] ?? ''
  return at === 6
    ? path(`M${x} 150l44 90h-88z`, { fill: '#b5322f' }) + circle(x, 136, 17, { fill: '#d9a77a' })
    : path(`M${x} 168l20 70h-40z`, { fill }) + circle(x + (at < 6 ? 4 : -4), 158, 13, { fill: '#d9a77a' })
}

/** Leonardo, Botticelli, Vermeer, Hokusai. */
export const OLD_MASTERS: Drawings = {
  supper: () => [
    sky('#b5a184'),
    polygon(
      [
        [0, 0],
        [150, 60],
        [150, 190],
        [0, 250],
      ],
      { fill: '#8f7a5c' },
    ),
    polygon(
      [
        [480, 0],
        [330, 60],
        [330, 190],
        [480, 250],
      ],
      { fill: '#8f7a5c' },
    ),
    ...[180, 222, 268].map((x, at) =>
      rect(x, at === 1 ? 70 : 84, at === 1 ? 36 : 30, at === 1 ? 100 : 84, { fill: '#bcd6e8' }),
    ),
    ...times(13, diner),
    rect(10, 236, 460, 50, { fill: '#f4f0e6' }),
    ...times(11, (at) => circle(50 + at * 38, 246, 6, { fill: '#c9a36a' })),
    path('M30 286v60M450 286v60', { stroke: '#6b4a2f', 'stroke-width': 10 }),
  ],
  venus: () => [
    sky('#bcd9d6'),
    path('M0 220h480v140h-480z', { fill: '#8fc0b4' }),
    ...times(8, (at) =>
      path(`M${20 + at * 58} ${250 + (at % 3) * 22}l12 8l12-8`, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 3,
      }),
    ),
    path('M240 352q-110-10-120-74q60 20 120 20t120-20q-10 64-120 74z', {
      fill: '#f0d5b8',
      stroke: '#b98d6a',
      'stroke-width': 3,
    }),
    ...times(7, (at) => line(240, 350, 138 + at * 34, 292, { stroke: '#c9a07a', 'stroke-width': 3 })),
    path('M224 300q-8-90 0-150q16-20 36 0q10 60-4 150z', { fill: '#f2d3b4' }),
    circle(242, 118, 22, { fill: '#f2d3b4' }),
    path('M222 108q20-34 46 0q18 60 8 120q-4 30-24 20q20-60 4-120z', { fill: '#d9933a' }),
    path('M40 130q30-30 70-10q-20 30-60 30z', { fill: '#e6b8a0' }),
    path('M70 120l60 20M70 130l60 30', { stroke: '#ffffff', 'stroke-width': 3 }),
    path('M380 130q50 10 60 170h-70q-20-100 10-170z', { fill: '#e89aa4' }),
    circle(394, 112, 18, { fill: '#f2d3b4' }),
  ],
  pearl: () => [
    sky('#15181c'),
    path('M150 360q10-90 90-100q90 10 110 100z', { fill: '#a8843a' }),
    path('M200 150q-20 110 40 130q60-6 66-130z', { fill: '#f0d2b0' }),
    path('M176 160q0-90 84-96q70 10 60 96q-60-40-144 0z', { fill: '#2f62b0' }),
    path('M300 90q60 10 56 90q0 60-14 120q-30-50-24-110z', { fill: '#e0b84a' }),
    circle(300, 246, 14, { fill: '#f4f6f8' }),
    circle(296, 241, 4, { fill: '#ffffff' }),
    ellipse(226, 190, 8, 5, { fill: '#2b2b2b' }),
    ellipse(266, 190, 8, 5, { fill: '#2b2b2b' }),
    path('M234 248q12-8 24 0q-12 12-24 0z', { fill: '#c2453f' }),
  ],
  wave: () => [
    sky('#e9dcc0'),
    polygon(
      [
        [270, 250],
        [310, 196],
        [350, 250],
      ],
      { fill: '#3b5a7a' },
    ),
    polygon(
      [
        [296, 216],
        [310, 196],
        [324, 216],
        [310, 222],
      ],
      { fill: '#ffffff' },
    ),
    path(
      'M0 360v-200q30-120 140-130q110 0 120 70q-40-30-80-14q50 10 54 50q-60-20-80 40q-16 70 60 100q120 30 266-40v124z',
      { fill: '#2f5a8f' },
    ),
    path('M140 40q100-6 116 58q-44-30-84-14M176 84q48 12 56 50q-50-18-74 26', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    ...[
      [262, 104],
      [238, 140],
      [274, 126],
      [214, 96],
      [196, 150],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, { fill: '#ffffff' })),
    path('M230 300q90 30 190-10l-20 24q-80 20-150 4z', { fill: '#d8c08a' }),
  ],
}
