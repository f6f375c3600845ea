import type { Drawings } from './catalogue.ts'
import { circle, ellipse, group, path, rect, times } from './svg.ts'

const night = (...inside: string[]): string[] => [
  rect(0, 0, 480, 360, { fill: '#101c33' }),
  ...times(40, (at) =>
    circle((at * 137) % 480, (at * 89 + 31) % 360, at % 5 === 0 ? 1.6 : 0.9, { fill: '#8fa0bd' }),
  ),
  ...inside,
]

/** The Moon as it is seen from the north; `lit` is the share of its width that is lit, from the right or the left. */
const moon = (lit: number, isWaxing: boolean) => (): string[] => {
  const bulge = Math.abs(1 - 2 * lit) * 120
  const d = `M240 60A120 120 0 0 1 240 300A${bulge} 120 0 0 ${lit > 0.5 ? 1 : 0} 240 60Z`
  return night(
    circle(240, 180, 120, { fill: '#25324b' }),
    group(isWaxing ? {} : { transform: 'translate(480 0) scale(-1 1)' }, [path(d, { fill: '#f3efdc' })]),
  )
}

/** Phases of the Moon. */
export const MOONS: Drawings = {
  'waxing crescent': moon(0.22, true),
  'first quarter': moon(0.5, true),
  'waxing gibbous': moon(0.8, true),
  'new moon': () => night(circle(240, 180, 120, { fill: '#25324b' })),
  'full moon': () => night(circle(240, 180, 120, { fill: '#f3efdc' })),
  'waning gibbous': moon(0.8, false),
  'last quarter': moon(0.5, false),
  'waning crescent': moon(0.22, false),
}

const ball = (fill: string, ...inside: string[]): string[] =>
  night(
    `<defs><clipPath id="b">${circle(240, 180, 120)}</clipPath></defs>`,
    circle(240, 180, 120, { fill }),
    group({ 'clip-path': 'url(#b)' }, inside),
    circle(240, 180, 120, { fill: 'none', stroke: '#0a1222', 'stroke-width': 3 }),
  )

const band = (y: number, height: number, fill: string): string => rect(110, y, 260, height, { fill })

const crater = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: '#8a8580' }) + circle(x + r * 0.15, y + r * 0.15, r * 0.75, { fill: '#a8a39c' })

/** Planets, with what makes them easy to tell apart. */
export const PLANETS: Drawings = {
  mercury: () =>
    ball(
      '#b8b2aa',
      crater(200, 130, 26),
      crater(280, 160, 16),
      crater(220, 220, 34),
      crater(300, 240, 20),
      crater(160, 190, 14),
      crater(260, 90, 12),
      crater(330, 190, 12),
    ),
  venus: () =>
    ball(
      '#e6c98c',
      path('M110 120q80-40 130 0t140-10v30q-80 20-130 0t-140 20z', { fill: '#f2deb0' }),
      path('M110 200q80-40 130 0t140-10v36q-80 20-130 0t-140 20z', { fill: '#d8b56f' }),
      path('M110 270q80-30 130 0t140-10v20q-80 20-130 0t-140 10z', { fill: '#f2deb0' }),
    ),
  earth: () =>
    ball(
      '#2f6fc0',
      path('M150 90q40-30 80-14q20 20-6 40q-20 8-22 40q-24 10-30-20q-30-10-22-46z', { fill: '#4f9c5a' }),
      path('M214 190q40-6 50 26q-6 40-30 66q-18-10-16-44q-18-20-4-48z', { fill: '#4f9c5a' }),
      path('M290 90q60-10 80 40v60q-20 40-40 60q-26-20-20-60q-40-20-20-100z', { fill: '#4f9c5a' }),
      ellipse(240, 62, 60, 12, { fill: '#ffffff' }),
      ellipse(240, 300, 70, 12, { fill: '#ffffff' }),
    ),
  mars: () =>
    ball(
      '#c8643a',
      path('M130 200q60-50 130-20t120-10v40q-80 30-130 6t-120 20z', { fill: '#a84e2c' }),
      circle(300, 120, 26, { fill: '#b5562f' }),
      circle(190, 120, 14, { fill: '#b5562f' }),
      ellipse(240, 64, 52, 14, { fill: '#fbf6ef' }),
      ellipse(240, 298, 40, 9, { fill: '#fbf6ef' }),
    ),
  jupiter: () =>
    ball(
      '#e2c9a4',
      band(84, 16, '#b98458'),
      band(118, 26, '#c99a6a'),
      band(168, 20, '#f1e2c8'),
      band(196, 34, '#b98458'),
      band(248, 14, '#d3ab7e'),
      ellipse(290, 222, 34, 20, { fill: '#c2503a', stroke: '#f1e2c8', 'stroke-width': 4 }),
    ),
  saturn: () => [
    ...night(),
    group({ transform: 'rotate(-16 240 180)' }, [
      ellipse(240, 180, 210, 56, { fill: 'none', stroke: '#c9b184', 'stroke-width': 26 }),
      ellipse(240, 180, 176, 44, { fill: 'none', stroke: '#8f7a54', 'stroke-width': 8 }),
      circle(240, 180, 100, { fill: '#e2cd9c' }),
      rect(142, 150, 196, 14, { fill: '#cdb47f' }),
      rect(150, 216, 180, 12, { fill: '#cdb47f' }),
      path('M30 180A210 56 0 0 0 450 180', { fill: 'none', stroke: '#c9b184', 'stroke-width': 26 }),
      path('M64 180A176 44 0 0 0 416 180', { fill: 'none', stroke: '#8f7a54', 'stroke-width': 8 }),
    ]),
  ],
  uranus: () => [
    ...ball('#a6dbe0', rect(110, 150, 260, 40, { fill: '#b8e5e8' })),
    group({ transform: 'rotate(82 240 180)' }, [
      path('M70 180A170 34 0 0 0 410 180', { fill: 'none', stroke: '#dfe8ea', 'stroke-width': 3 }),
      path('M70 180A170 34 0 0 1 118 158M410 180A170 34 0 0 0 362 158', {
        fill: 'none',
        stroke: '#dfe8ea',
        'stroke-width': 3,
      }),
    ]),
  ],
  neptune: () =>
    ball(
      '#2f57c8',
      band(120, 10, '#4a72de'),
      band(230, 14, '#2647ac'),
      ellipse(210, 190, 36, 16, { fill: '#1d388c' }),
      path('M180 168q40-16 80 0M270 220q30-8 50 0', {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
    ),
}
