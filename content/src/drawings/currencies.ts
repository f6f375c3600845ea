import type { Drawings } from './catalogue.ts'
import { INK, path } from './svg.ts'

const PEN = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 22,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

const drawn = (d: string) => (): string[] => [path(d, PEN)]

/** Signs of currencies, drawn with one pen. */
export const CURRENCY_SIGNS: Drawings = {
  euro: drawn('M330 90a112 112 0 1 0 0 180M140 160h150M140 204h140'),
  pound: drawn('M310 110q-16-50-66-50q-54 0-54 62v60q0 74-40 110h164M140 186h124'),
  yen: drawn('M150 60l90 120l90-120M240 180v120M160 196h160M160 244h160'),
  rupee: drawn('M150 66h190M150 126h190M150 66h60q70 0 70 60t-70 60h-60l130 114'),
  won: drawn('M120 70l60 220l60-190l60 190l60-220M100 150h280M100 196h280'),
  lira: drawn('M210 50v250q120 4 126-120M140 160l160-66M140 216l160-66'),
  rouble: drawn('M190 300v-240h80q66 0 66 66t-66 66h-130M140 240h130'),
  naira: drawn('M160 300v-240l160 240v-240M120 156h240M120 204h240'),
  baht: drawn('M180 70h70q60 0 60 54t-60 54h-70h80q66 0 66 60t-66 60h-80zM240 36v290'),
  shekel: drawn('M140 290v-210h90q70 0 70 70v90M220 150v140h60q70 0 70-70v-140'),
  dong: drawn('M300 50v200M300 190q0-56-54-56t-54 60t54 60t54-64M256 92h90M190 310h130'),
  hryvnia: drawn(
    'M176 100q20-44 70-44q66 0 66 56q0 34-46 62l-66 40q-36 24-36 50q0 42 66 42q60 0 84-40M140 160h200M140 206h200',
  ),
}
