import type { Drawings } from './catalogue.ts'
import { circle, INK, path, polygon } from './svg.ts'

const WIRE = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const
const BLUE = '#2a62b8'

/** Signs of circuit diagrams. */
export const CIRCUITS: Drawings = {
  resistor: () => [path('M50 180h80l18-44l37 88l37-88l37 88l37-88l37 88l18-44h79', WIRE)],
  capacitor: () => [path('M50 180h166M216 90v180M264 90v180M264 180h166', WIRE)],
  diode: () => [
    path('M50 180h380M300 110v140', WIRE),
    polygon(
      [
        [180, 110],
        [300, 180],
        [180, 250],
      ],
      { ...WIRE, fill: INK },
    ),
  ],
  led: () => [
    path('M50 200h380M300 130v140', WIRE),
    polygon(
      [
        [180, 130],
        [300, 200],
        [180, 270],
      ],
      { ...WIRE, fill: INK },
    ),
    path('M240 116l48-56M262 60h28v28M290 130l48-56M312 74h28v28', {
      ...WIRE,
      stroke: BLUE,
      'stroke-width': 6,
    }),
  ],
  battery: () => [path('M50 180h130M180 80v200M220 130v100M260 80v200M300 130v100M300 180h130', WIRE)],
  lamp: () => [
    path('M50 180h100M330 180h100M176 116l128 128M304 116l-128 128', WIRE),
    circle(240, 180, 90, WIRE),
  ],
  switch: () => [
    path('M50 200h116M314 200h116M174 194l130-80', WIRE),
    circle(170, 200, 8, { fill: INK }),
    circle(310, 200, 8, { fill: INK }),
  ],
  earth: () => [path('M240 50v130M130 180h220M170 230h140M210 280h60', WIRE)],
  transistor: () => [
    circle(250, 180, 120, WIRE),
    path('M70 180h130M200 110v140M200 150l100-64v-46M200 210l100 64v46', WIRE),
    polygon(
      [
        [292, 270],
        [248, 262],
        [268, 232],
      ],
      { fill: INK },
    ),
  ],
}
