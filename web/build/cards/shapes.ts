import type { Colours } from './colours.ts'

/** Drawings in a field of 500 by 500, as SVG. */
export type Shape = (colour: Colours) => string

const panel = (fill: string, inside: string): string =>
  `<rect width="500" height="500" rx="36" fill="${fill}"/>${inside}`

/** The logo, enlarged: its roads continue beyond the right and bottom edges of the field. */
export const crossroads: Shape = (colour) => `
  <g fill="none" stroke="${colour('on-green')}" stroke-width="104"><path d="M60 190H700M250 190V700"/></g>
  <path d="M62 92V288L-44 190Z" fill="${colour('on-green')}"/>
  <g fill="none" stroke="${colour('green')}" stroke-width="7" stroke-dasharray="34 26"><path d="M20 190H160M340 190H700M250 280V700"/></g>
  <circle cx="250" cy="190" r="76" fill="${colour('yellow')}" stroke="${colour('on-yellow')}" stroke-width="20"/>`

const stone = (x: number, y: number, width: number, fill: string, line: string): string => {
  const height = width * 1.16
  const round = width / 2
  return `<path d="M${x} ${y + height}V${y + round}A${round} ${round} 0 0 1 ${x + width} ${y + round}V${y + height}Z" fill="${fill}" stroke="${line}" stroke-width="7" stroke-linejoin="round"/>`
}

const tick = (x: number, y: number, size: number, colour: string): string =>
  `<path d="M${x} ${y}l${size * 0.36} ${size * 0.36} ${size * 0.64}-${size * 0.72}" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`

const cross = (x: number, y: number, size: number, colour: string): string =>
  `<path d="M${x} ${y}l${size} ${size}m0-${size}l-${size} ${size}" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round"/>`

const route = (y: number, colour: string, on: string, ink: string, marks: string): string => {
  const stones = [...marks].map((mark, place) => {
    const x = 40 + place * 87
    const isRight = mark === '1'
    const drawn = isRight ? tick(x + 19, y + 45, 36, on) : cross(x + 22, y + 28, 28, ink)
    return stone(x, y, 72, isRight ? colour : 'none', colour) + drawn
  })
  return `${stones.join('')}<path d="M30 ${y + 100}H470" stroke="${colour}" stroke-width="18" stroke-linecap="round"/>`
}

/** Two players' routes through a match. */
export const routes: Shape = (colour) =>
  panel(
    colour('surface'),
    route(95, colour('you'), colour('on-you'), colour('ink'), '11011') +
      route(305, colour('them'), colour('on-them'), colour('ink'), '10110'),
  )

const numbered = (place: number, colour: Colours): string => {
  const x = 32 + (place % 5) * 90
  const y = place < 5 ? 110 : 290
  const [fill, line, ink] =
    place < 3
      ? [colour('green'), colour('green'), colour('on-green')]
      : place === 3
        ? [colour('yellow'), colour('on-yellow'), colour('on-yellow')]
        : [colour('surface'), colour('line-strong'), colour('ink-soft')]
  const middle = x + 38
  return `${stone(x, y, 76, fill, line)}<text x="${middle}" y="${y + 64}" font-size="38" font-weight="900" text-anchor="middle" fill="${ink}">${place + 1}</text>`
}

/** Ten milestones; the fourth is next. */
export const milestones: Shape = (colour) =>
  panel(
    colour('surface'),
    `${Array.from({ length: 10 }, (_, place) => numbered(place, colour)).join('')}
    <path d="M28 212H472M28 392H472" stroke="${colour('line')}" stroke-width="12" stroke-linecap="round"/>`,
  )

/** A road that gets steeper towards a flag. */
export const climb: Shape = (colour) => {
  const steps = [60, 100, 150, 215, 300].map((height, place) => {
    const x = 30 + place * 92
    return `<rect x="${x}" y="${470 - height}" width="76" height="${height}" rx="10" fill="${colour(place === 4 ? 'yellow' : 'on-green')}"/>`
  })
  return `${steps.join('')}
    <path d="M436 170V22" stroke="${colour('on-yellow')}" stroke-width="12" stroke-linecap="round"/>
    <path d="M430 26H322l26 32-26 32H430Z" fill="${colour('wrong')}" stroke="${colour('on-green')}" stroke-width="7" stroke-linejoin="round"/>`
}

/** Three numbered places. */
export const board: Shape = (colour) => {
  const places = [
    { x: 10, height: 250, number: 2, fill: colour('on-green'), ink: colour('ink') },
    { x: 174, height: 370, number: 1, fill: colour('yellow'), ink: colour('on-yellow') },
    { x: 338, height: 180, number: 3, fill: colour('on-green-soft'), ink: colour('ink') },
  ]
  const drawn = places.map(
    ({ x, height, number, fill, ink }) =>
      `<rect x="${x}" y="${480 - height}" width="152" height="${height}" rx="16" fill="${fill}"/>
      <text x="${x + 76}" y="${480 - height + 112}" font-size="96" font-weight="900" text-anchor="middle" fill="${ink}">${number}</text>`,
  )
  return `${drawn.join('')}<path d="M0 490H500" stroke="${colour('on-green')}" stroke-width="14" stroke-linecap="round"/>`
}

/** The settings of a custom quiz. */
export const sliders: Shape = (colour) => {
  const rows = [
    { y: 120, at: 330, fill: colour('you') },
    { y: 250, at: 150, fill: colour('yellow') },
    { y: 380, at: 400, fill: colour('green') },
  ]
  const drawn = rows.map(
    ({ y, at, fill }) =>
      `<path d="M60 ${y}H440" stroke="${colour('line')}" stroke-width="22" stroke-linecap="round"/>
      <path d="M60 ${y}H${at}" stroke="${fill}" stroke-width="22" stroke-linecap="round"/>
      <circle cx="${at}" cy="${y}" r="40" fill="${fill}" stroke="${colour('ink')}" stroke-width="9"/>`,
  )
  return panel(colour('surface'), drawn.join(''))
}

/** A page of text with headings. */
export const words: Shape = (colour) => {
  const lines = [190, 226, 262, 360, 396, 432].map((y, place) => {
    const width = place % 3 === 2 ? 220 : 380
    return `<path d="M60 ${y}h${width}" stroke="${colour('line')}" stroke-width="14" stroke-linecap="round"/>`
  })
  return panel(
    colour('surface'),
    `<path d="M60 96h300" stroke="${colour('ink')}" stroke-width="30" stroke-linecap="round"/>
    <path d="M60 140h380" stroke="${colour('green')}" stroke-width="8"/>
    <path d="M60 310h210" stroke="${colour('green')}" stroke-width="20" stroke-linecap="round"/>
    ${lines.join('')}`,
  )
}
