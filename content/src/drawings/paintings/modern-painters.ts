import type { Drawings } from '../catalogue.ts'
import { circle, ellipse, group, line, path, polygon, rect } from '../svg.ts'

const sky = (fill: string): string => rect(0, 0, 480, 360, { fill })

const clockFace = (x: number, y: number, bend: number): string =>
  path(`M${x - 60} ${y}q60-40 120 0q20 ${bend} 0 ${bend + 30}q-30 20-44-14q-20-20-60 0q-30 4-16-16z`, {
    fill: '#cfe0ea',
    stroke: '#b98d3c',
    'stroke-width': 7,
  }) +
  line(x, y + 4, x + 16, y - 10, { stroke: '#1d2733', 'stroke-width': 4 }) +
  line(x, y + 4, x - 14, y + 8, { stroke: '#1d2733', 'stroke-width': 4 })

/** Magritte, Dalí, Grant Wood, Mondrian. */
export const MODERN_PAINTERS: Drawings = {
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
