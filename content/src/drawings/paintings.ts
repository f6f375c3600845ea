import type { Drawings } from './catalogue.ts'
import { around, circle, ellipse, group, line, path, polygon, rect, times } from './svg.ts'

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

const clockFace = (x: number, y: number, bend: number): string =>
  path(`M${x - 60} ${y}q60-40 120 0q20 ${bend} 0 ${bend + 30}q-30 20-44-14q-20-20-60 0q-30 4-16-16z`, {
    fill: '#cfe0ea',
    stroke: '#b98d3c',
    'stroke-width': 7,
  }) +
  line(x, y + 4, x + 16, y - 10, { stroke: '#1d2733', 'stroke-width': 4 }) +
  line(x, y + 4, x - 14, y + 8, { stroke: '#1d2733', 'stroke-width': 4 })

const diner = (at: number): string => {
  const x = 40 + at * 33.3
  const fill = ['#7a3b3b', '#3b5a7a', '#6b7a3b', '#8a6a3a'][at % 4] ?? ''
  return at === 6
    ? path(`M${x} 150l44 90h-88z`, { fill: '#b5322f' }) + circle(x, 136, 17, { fill: '#d9a77a' })
    : path(`M${x} 168l20 70h-40z`, { fill }) + circle(x + (at < 6 ? 4 : -4), 158, 13, { fill: '#d9a77a' })
}

const petals = (x: number, y: number): string =>
  times(12, (at) => ellipse(...around(x, y, 22, at * 30), 7, 12, { fill: '#e0a526' })).join('') +
  circle(x, y, 16, { fill: '#7a4a22' })

/** Well-known paintings in a few shapes of our own. */
export const PAINTINGS: Drawings = {
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
  apple: () => [
    sky('#9fb8cc'),
    path('M0 230h480v130h-480z', { fill: '#7f8f9a' }),
    rect(0, 250, 480, 20, { fill: '#a9a49a' }),
    path('M130 360q0-110 60-130h100q60 20 60 130z', { fill: '#2b3540' }),
    polygon(
      [
        [214, 232],
        [266, 232],
        [240, 300],
      ],
      { fill: '#f4f4f0' },
    ),
    polygon(
      [
        [232, 244],
        [248, 244],
        [252, 330],
        [240, 350],
        [228, 330],
      ],
      { fill: '#b5322f' },
    ),
    ellipse(240, 160, 52, 64, { fill: '#e0b892' }),
    path('M186 108q0-70 54-70t54 70z', { fill: '#23282e' }),
    ellipse(240, 110, 82, 14, { fill: '#23282e' }),
    circle(240, 170, 40, { fill: '#5fa83a' }),
    path('M240 132q4-16 14-20M244 128q26-18 40 2q-22 14-40-2z', {
      fill: '#3a7a2a',
      stroke: '#3a5a2a',
      'stroke-width': 3,
    }),
  ],
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
  memory: () => [
    sky('#a9c4d6'),
    rect(0, 0, 480, 130, { fill: '#d9c08a' }),
    rect(0, 130, 480, 30, { fill: '#7fa4bc' }),
    rect(0, 160, 480, 200, { fill: '#6b5238' }),
    polygon(
      [
        [360, 130],
        [420, 70],
        [480, 90],
        [480, 150],
      ],
      { fill: '#b98d4a' },
    ),
    polygon(
      [
        [0, 230],
        [170, 230],
        [200, 330],
        [0, 360],
      ],
      { fill: '#8a6a44' },
    ),
    path('M110 230v-130q40-20 90-10', { fill: 'none', stroke: '#4a3a2a', 'stroke-width': 9 }),
    clockFace(178, 96, 60),
    clockFace(110, 240, 70),
    path('M230 290q60-50 120-20q30 30-20 40q-60 10-100-20z', { fill: '#d8c8b0' }),
    clockFace(300, 262, 40),
    circle(40, 290, 22, { fill: '#d9822f' }),
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
  gothic: () => [
    sky('#b8cfe0'),
    polygon(
      [
        [90, 190],
        [240, 40],
        [390, 190],
        [390, 360],
        [90, 360],
      ],
      { fill: '#f0ece2' },
    ),
    polygon(
      [
        [80, 190],
        [240, 26],
        [400, 190],
        [384, 196],
        [240, 54],
        [96, 196],
      ],
      { fill: '#7a6a5a' },
    ),
    path('M216 190v-44q0-30 24-46q24 16 24 46v44z', { fill: '#5b6f80' }),
    path('M240 100v90M216 150h48', { stroke: '#f0ece2', 'stroke-width': 4 }),
    path('M60 360q10-100 80-110q70 10 80 110z', { fill: '#3a2f2a' }),
    ellipse(140, 200, 36, 48, { fill: '#e6c4a0' }),
    path('M104 190q0-50 36-50t36 50q-36-30-72 0z', { fill: '#c9a24a' }),
    path('M250 360q0-110 80-116q80 6 90 116z', { fill: '#23282e' }),
    ellipse(334, 190, 38, 52, { fill: '#e6c4a0' }),
    circle(320, 188, 9, { fill: 'none', stroke: '#23282e', 'stroke-width': 3 }),
    circle(350, 188, 9, { fill: 'none', stroke: '#23282e', 'stroke-width': 3 }),
    path('M240 360v-110M216 190v50q24 20 48 0v-50M240 190v60', {
      fill: 'none',
      stroke: '#8a8f94',
      'stroke-width': 6,
    }),
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
  grid: () => [
    sky('#f6f4ee'),
    rect(170, 0, 310, 240, { fill: '#d0322a' }),
    rect(0, 250, 160, 110, { fill: '#2448a0' }),
    rect(420, 300, 60, 60, { fill: '#f2c53d' }),
    group({ fill: '#16181a' }, [
      rect(158, 0, 12, 360),
      rect(0, 240, 480, 12),
      rect(0, 120, 158, 14),
      rect(410, 252, 10, 108),
      rect(420, 296, 60, 10),
    ]),
  ],
}
