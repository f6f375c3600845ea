/** Colours of the drawings. They are shown on paper, in both themes. */
export const INK = '#1d2733'
export const PAPER = '#fdfcf8'
export const RED = '#c22f2f'
export const BLUE = '#2a62b8'
export const GREEN = '#1c7a4d'
export const YELLOW = '#f2c53d'
export const ORANGE = '#d9742b'
export const PALE = '#d5dbe1'
export const GREY = '#8b97a3'
export const SEA = '#e3eef6'
export const SKY = '#101c33'

/** A number with one decimal, as short as possible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Attributes; numbers are rounded. */
export type Attributes = Readonly<Record<string, string | number>>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')

export const element = (name: string, values: Attributes, inside = ''): string =>
  inside === '' ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${inside}</${name}>`

export const group = (values: Attributes, inside: readonly string[]): string =>
  element('g', values, inside.join(''))

export const path = (d: string, values: Attributes = {}): string => element('path', { d, ...values })

export const line = (x1: number, y1: number, x2: number, y2: number, values: Attributes = {}): string =>
  path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, values)

export const rect = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...values })

export const circle = (cx: number, cy: number, r: number, values: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...values })

export const polygon = (points: readonly (readonly [number, number])[], values: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, values)

export const polyline = (points: readonly (readonly [number, number])[], values: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, { fill: 'none', ...values })

const FONT = { 'font-family': 'system-ui, sans-serif', 'font-weight': 700, 'text-anchor': 'middle' } as const

/** A text around a point. */
export const text = (x: number, y: number, size: number, content: string, values: Attributes = {}): string =>
  element('text', { x, y: y + size * 0.36, 'font-size': size, ...FONT, fill: INK, ...values }, content)

/** The point at an angle in degrees, clockwise from the top. */
export const around = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}

export interface Sheet {
  readonly width: number
  readonly height: number
}

/** The usual sheet: 4 by 3. */
export const SHEET: Sheet = { width: 480, height: 360 }

/** A whole drawing. */
export const drawing = ({ width, height }: Sheet, inside: readonly string[], ground = PAPER): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${[
    rect(0, 0, width, height, { fill: ground }),
    ...inside,
  ].join('')}</svg>\n`
