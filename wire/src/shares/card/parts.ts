import { type CardToken, colour } from './colours.ts'

/** Shapes of cards, as SVG. Positions are of the middle unless said otherwise. */

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A sign with a line inside its edge, on two posts that end at `ground`. */
export const sign = (x: number, y: number, width: number, height: number, ground: number): string => {
  const post = (at: number) =>
    rect(at - 11, y + height - 20, 22, ground - y - height + 20, colour('ink-soft'))
  return `${post(x + width * 0.18)}${post(x + width * 0.82)}${rect(x, y, width, height, colour('green'), 34)}<rect x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 24}" rx="24" fill="none" stroke="${colour('on-green')}" stroke-width="7"/>`
}

/** A yellow sign that points to the right. */
export const arrowSign = (x: number, y: number, width: number, height: number): string => {
  const tip = height * 0.34
  const d = `M${x} ${y}H${x + width - tip}L${x + width} ${y + height / 2}L${x + width - tip} ${y + height}H${x}Z`
  const ink = colour('on-yellow')
  return `<path d="${d}" fill="${colour('yellow')}" stroke="${colour('yellow')}" stroke-width="28" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`
}

export const post = (x: number, from: number, to: number): string =>
  rect(x - 11, from, 22, to - from, colour('ink-soft'))

const HATCH = `<pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="${colour('wrong')}"/><rect width="5" height="14" fill="${colour('on-green')}" fill-opacity="0.3"/></pattern>`
export const DEFINITIONS = `<defs>${HATCH}</defs>`

/** A stud in the road: right with a tick, wrong hatched with a bar. */
export const stud = (
  x: number,
  y: number,
  r: number,
  isRight: boolean,
  right: CardToken = 'green',
): string => {
  const white = colour('on-green')
  const edge = `stroke="${white}" stroke-width="${r * 0.16}"`
  if (!isRight)
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#hatch)" ${edge}/>${line(`M${x - r * 0.42} ${y}h${r * 0.84}`, white, r * 0.26)}`
  const tick = `M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.3} ${r * 0.54}-${r * 0.62}`
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(right)}" ${edge}/>${line(tick, white, r * 0.24)}`
}

/** The traveller's van, driving to the right; `x`, `y`: the ground below its middle. */
export const van = (x: number, y: number, scale: number, body: CardToken = 'you', isBack = false): string => {
  const ink = colour('ink')
  const white = colour('on-green')
  const turned = isBack ? `scale(${-scale} ${scale})` : `scale(${scale})`
  return `<g transform="translate(${x} ${y}) ${turned}">
    <path d="M-62-14V-62a14 14 0 0 1 14-14H18c9 0 15 4 20 11l18 25h4a10 10 0 0 1 10 10v16z" fill="${colour(body)}" stroke="${white}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M6-64h11c5 0 8 2 11 6l11 18H6zM-48-64h40v24h-40z" fill="${colour('you-tint')}"/>
    <path d="M-62-28h132" stroke="${white}" stroke-width="5"/>
    <g fill="${ink}" stroke="${white}" stroke-width="6"><circle cx="-34" cy="-14" r="15"/><circle cx="38" cy="-14" r="15"/></g>
    <circle cx="66" cy="-30" r="5" fill="${colour('yellow')}"/>
  </g>`
}

/** A finishing arch over the road; `x`, `y`: its top left corner. */
export const finish = (x: number, y: number, width: number, height: number): string => {
  const side = 18
  const columns = Math.floor(width / side)
  const squares = Array.from({ length: columns * 2 }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    if ((column + row) % 2 === 1) return ''
    return rect(x + column * side, y + row * side, side, side, colour('ink'))
  })
  const [left, right] = [x + 7, x + columns * side - 7]
  return `${line(`M${left} ${y}V${y + height}M${right} ${y}V${y + height}`, colour('wrong'), 14)}${rect(x, y, columns * side, side * 2, colour('surface'))}${squares.join('')}<rect x="${x}" y="${y}" width="${columns * side}" height="${side * 2}" rx="3" fill="none" stroke="${colour('ink')}" stroke-width="5"/>`
}

/** The product's logo, 48 px wide; `x`, `y`: its top left corner. */
export const logo = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="48" height="48" rx="12" fill="${colour('green')}"/><path d="M0 19H48M24 19V48" fill="none" stroke="${colour('on-green')}" stroke-width="11"/><circle cx="24" cy="19" r="7" fill="${colour('yellow')}" stroke="${colour('on-yellow')}" stroke-width="2.5"/></g>`

/** Dashes along a road. */
export const dashes = (d: string): string =>
  line(d, colour('on-green'), 7, 'stroke-dasharray="34 40" stroke-opacity="0.75"')

export { line }
