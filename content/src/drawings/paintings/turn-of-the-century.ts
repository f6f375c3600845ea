import type { Drawings } from '../catalogue.ts'
import { around, circle, ellipse, line, path, rect, times } from '../svg.ts'

const sky = (fill: string): string => rect(0, 0, 480, 360, { fill })

const swirl = (x: number, y: number, r: number): string =>
  [1, 0.7, 0.4]
    .map((share) =>
      circle(x, y, r * share, {
        fill: 'none',
        stroke: share === 0.7 ? '#f2e08a' : '#8fb8e8',
        'stroke-width': 6,
        'stroke-dasharray': '16 8',
      }),
    )
    .join('')

const petals = (x: number, y: number): string =>
  times(12, (at) => ellipse(...around(x, y, 22, at * 30), 7, 12, { fill: '#e0a526' })).join('') +
  circle(x, y, 16, { fill: '#7a4a22' })

/** Van Gogh, Munch, Klimt. */
export const TURN_OF_THE_CENTURY: Drawings = {
  night: () => [
    sky('#1d3a7a'),
    swirl(230, 130, 54),
    swirl(310, 150, 40),
    ...[
      [80, 60],
      [150, 40],
      [190, 220],
      [340, 60],
      [60, 150],
      [390, 190],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 16, { fill: '#f2d84a' }) +
        circle(x, y, 26, { fill: 'none', stroke: '#f2e9a8', 'stroke-width': 4, 'stroke-dasharray': '8 6' }),
    ),
    circle(430, 66, 34, { fill: '#f2b632' }),
    circle(442, 60, 26, { fill: '#1d3a7a' }),
    path('M0 280q120-60 240-20t240-40v140h-480z', { fill: '#28508f' }),
    path('M60 360q-30-130 10-230q12-60 22-80q6 40 14 80q40 110 20 230z', { fill: '#16241c' }),
    ...times(6, (at) => rect(200 + at * 40, 300 - (at % 2) * 8, 26, 30, { fill: '#33465f' })),
    path('M290 300v-60l8-26l8 26v60z', { fill: '#22324a' }),
  ],
  flowers: () => [
    sky('#f0d77a'),
    rect(0, 270, 480, 90, { fill: '#d9a93a' }),
    path('M180 240q-20 110 10 110h100q30 0 10-110z', {
      fill: '#e6c25a',
      stroke: '#8a6a1f',
      'stroke-width': 4,
    }),
    line(176, 290, 304, 290, { stroke: '#4a78b0', 'stroke-width': 5 }),
    ...[
      [150, 110],
      [210, 70],
      [280, 90],
      [340, 130],
      [180, 170],
      [250, 150],
      [310, 190],
      [130, 190],
    ].flatMap(([x = 0, y = 0]) => [
      line(x, y, 240, 250, { stroke: '#6b7a2a', 'stroke-width': 5 }),
      petals(x, y),
    ]),
  ],
  scream: () => [
    sky('#e8823a'),
    ...times(5, (at) =>
      path(`M0 ${30 + at * 26}q120-40 240 0t240-10`, {
        fill: 'none',
        stroke: at % 2 === 0 ? '#c2452c' : '#f2b04a',
        'stroke-width': 12,
      }),
    ),
    path('M0 190q160-40 300 0t180-20v190h-480z', { fill: '#2f4a6b' }),
    path('M0 250L330 170L480 360H0z', { fill: '#8a5a3a' }),
    path('M0 244L330 166M0 300L380 230', { stroke: '#5b3a26', 'stroke-width': 9 }),
    path('M200 360q-10-90 40-110q50 20 50 110z', { fill: '#23303b' }),
    path('M240 140q44 0 40 52q-6 34-22 66h-34q-18-32-22-66q-4-52 38-52z', { fill: '#e6d3a8' }),
    circle(226, 182, 9, { fill: '#23303b' }),
    circle(256, 182, 9, { fill: '#23303b' }),
    ellipse(241, 220, 9, 17, { fill: '#23303b' }),
    path('M200 260q-14-50 6-72M282 260q16-50-4-72', {
      fill: 'none',
      stroke: '#e6d3a8',
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }),
  ],
  kiss: () => [
    sky('#8a6a3a'),
    ...times(50, (at) => circle((at * 97) % 480, (at * 61) % 280, 3, { fill: '#d8b04a' })),
    path('M0 300q120-30 240-10t240 0v70h-480z', { fill: '#4f7a3a' }),
    ...times(30, (at) =>
      circle((at * 53) % 480, 316 + ((at * 17) % 40), 5, {
        fill: ['#e58fb4', '#f2d84a', '#8fb8e8'][at % 3] ?? '',
      }),
    ),
    path('M170 310q-20-180 70-260q110 60 90 260z', { fill: '#e0b13a' }),
    ...times(12, (at) =>
      rect(196 + (at % 3) * 30, 120 + Math.floor(at / 3) * 42, 18, 30, {
        fill: at % 2 === 0 ? '#23303b' : '#f4ead2',
      }),
    ),
    ...times(9, (at) =>
      circle(286 + (at % 2) * 24, 170 + at * 14, 9, {
        fill: ['#c2452c', '#8a5fc0', '#2fa05f'][at % 3] ?? '',
      }),
    ),
    circle(252, 78, 24, { fill: '#3a2a1c' }),
    ellipse(276, 96, 24, 20, { fill: '#ecc9a4', transform: 'rotate(24 276 96)' }),
    path('M296 82q22 10 14 34q-18 2-22-14z', { fill: '#a8522f' }),
  ],
}
