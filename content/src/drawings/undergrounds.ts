import type { Drawings } from './catalogue.ts'
import { circle, ellipse, INK, path, rect, times } from './svg.ts'

/**
 * Underground railways by their form: our own sketches, without names. They show the lines that make the form, in the colours
 * by which people call them, and leave out short branches, light railways and most stations.
 */

const WATER = '#cfe3f2'

const track = (d: string, stroke: string): string =>
  path(d, { stroke, 'stroke-width': 8, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })

const river = (d: string, width: number): string =>
  path(d, { stroke: WATER, 'stroke-width': width, fill: 'none', 'stroke-linecap': 'round' })

const station = (x: number, y: number): string =>
  circle(x, y, 6, { fill: '#ffffff', stroke: INK, 'stroke-width': 2.5 })

const stations = (...places: readonly (readonly [x: number, y: number])[]): string[] =>
  places.map(([x, y]) => station(x, y))

export const UNDERGROUNDS: Drawings = {
  // One loop with fifteen stations, which crosses the river twice.
  Glasgow: () => [
    river('M-10 262C90 240 150 190 240 196C330 202 400 250 490 232', 26),
    ellipse(240, 180, 150, 112, { stroke: '#f08a24', 'stroke-width': 9, fill: 'none' }),
    ellipse(240, 180, 138, 100, { stroke: '#8b8f94', 'stroke-width': 9, fill: 'none' }),
    ...times(15, (at) => {
      const angle = (at * 2 * Math.PI) / 15 + 0.3
      return station(240 + 144 * Math.cos(angle), 180 + 106 * Math.sin(angle))
    }),
  ],
  // Lines through the middle, an old brown ring round the centre and a new, larger one.
  Moscow: () => [
    track('M240 56A124 124 0 1 1 239 56z', '#6fc3bd'),
    track('M112 345L205 222L268 152L352 15', '#d63a2f'),
    track('M140 15L214 142L258 214L282 345', '#3a9a4b'),
    track('M15 168L190 172L280 186L465 158', '#2f5fb3'),
    track('M272 15L256 140L226 214L202 345', '#ef8a2c'),
    track('M52 52L200 164L278 196L432 322', '#84409a'),
    track('M216 15L224 130L240 222L238 345', '#9a9da1'),
    track('M330 15L292 128L284 190L392 345', '#a7c93a'),
    track('M240 118A62 62 0 1 1 239 118z', '#8a4b2d'),
    ...stations(
      [196, 136],
      [282, 136],
      [302, 180],
      [182, 202],
      [220, 239],
      [256, 239],
      [180, 171],
      [285, 223],
    ),
  ],
  // A rectangle in a rectangle, and a grid of straight lines.
  Beijing: () => [
    track('M20 186H460', '#c9302c'),
    track('M40 150H455', '#b5882f'),
    track('M105 262H450', '#e8c23a'),
    track('M130 15L196 82V345', '#2f8f86'),
    track('M240 15V345', '#4fae5a'),
    track('M284 15V345', '#a5367f'),
    rect(85, 48, 310, 266, { rx: 16, stroke: '#7cc0e4', 'stroke-width': 8, fill: 'none' }),
    rect(164, 112, 152, 124, { rx: 12, stroke: '#2c5fae', 'stroke-width': 8, fill: 'none' }),
    ...stations(
      [196, 112],
      [284, 112],
      [164, 186],
      [316, 186],
      [196, 236],
      [284, 236],
      [85, 186],
      [395, 186],
    ),
  ],
  // Three lines that make a triangle in the centre.
  Prague: () => [
    river('M140 370C180 300 120 250 152 205C184 160 130 90 222 92C310 94 330 60 320 -10', 18),
    track('M45 118L140 132L208 188L272 226L345 212L440 236', '#3c9a4c'),
    track('M50 312L140 252L208 188L290 142L365 140L440 98', '#edc12d'),
    track('M370 30L290 62L282 96L290 142L272 226L304 290L410 340', '#cf3a34'),
    ...stations([208, 188], [272, 226], [290, 142]),
  ],
  // Lines that fan out from the old centre by the river, and two across.
  'Buenos Aires': () => [
    path('M480 0H425L445 90L440 200L480 330z', { fill: WATER }),
    track('M120 34L250 104L346 164L398 186', '#3d9a57'),
    track('M48 112L220 164L346 164L404 148', '#d23b38'),
    track('M40 206L210 208L345 206L402 200', '#58b7e3'),
    track('M90 330L190 292L300 250L352 240L402 216L416 200L414 100', '#7a4796'),
    track('M396 98L346 164L345 206L352 300', '#2c55a5'),
    track('M276 52L262 112L258 206L252 330', '#ecc52e'),
    ...stations([346, 164], [345, 206], [352, 240], [260, 110], [259, 164], [258, 207], [256, 268]),
  ],
  // A long U with its foot by the lake, crossed by one line.
  Toronto: () => [
    rect(0, 326, 480, 34, { fill: WATER }),
    track('M70 30L120 96L196 150L214 196L222 282Q226 306 242 306T262 282V24', '#edc12d'),
    track('M50 226L110 204H390L440 150', '#3c9a4c'),
    track('M262 76H350', '#8d3f8f'),
    ...stations([214, 204], [262, 204], [262, 76]),
  ],
  // A ring, crossed by two lines that share their way through the centre.
  Copenhagen: () => [
    river('M425 -10C385 60 375 145 360 214C340 270 270 300 200 372', 20),
    track('M45 152L122 160L226 166L318 216L374 258L354 345', '#2f8f55'),
    track('M45 162L122 170L222 176L312 226L370 268L445 342', '#edc12d'),
    track('M300 15L304 96A112 112 0 0 1 172 275L108 345', '#2c6fb5'),
    track('M228 74A104 104 0 1 1 227 74z', '#d23b38'),
    ...stations([124, 165], [224, 171], [320, 224], [301, 99], [174, 271]),
  ],
}
