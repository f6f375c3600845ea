/** Colours of the drawings. They are shown on paper, in both themes. */
export const PAPER = '#fdfcf8'
export const INK = '#1d2733'
export const RED = '#c22f2f'
export const GREEN = '#1c7a4d'
export const SEA = '#e3eef6'

/** A number with one decimal, as short as possible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export type Attributes = Readonly<Record<string, string | number>>

export const element = (name: string, values: Attributes, inside = ''): string => {
  const list = Object.entries(values)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`
}

export const path = (d: string, values: Attributes = {}): string => element('path', { d, ...values })

type Point = readonly [x: number, y: number]

export const line = (x1: number, y1: number, x2: number, y2: number, values: Attributes = {}): string =>
  path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, values)

export const rect = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...values })

export const circle = (cx: number, cy: number, r: number, values: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...values })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, values: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...values })

export const polygon = (points: readonly Point[], values: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, values)

export const group = (values: Attributes, inside: readonly string[]): string =>
  element('g', values, inside.join(''))

/** The numbers 0 to `count` - 1, each made into something. */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** The point at an angle in degrees, clockwise from the top. */
export const around = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}

const FONT = { 'font-family': 'system-ui, sans-serif', 'font-weight': 700, 'text-anchor': 'middle' } as const

/** A text whose middle is at a point. */
export const text = (x: number, y: number, size: number, content: string, values: Attributes = {}): string =>
  element('text', { x, y: y + size * 0.36, 'font-size': size, ...FONT, fill: INK, ...values }, content)

/** The sheet of a drawing: 4 by 3. */
export const SHEET = { width: 480, height: 360 } as const

/** A whole drawing. */
export const drawing = (
  { width, height }: { readonly width: number; readonly height: number },
  inside: readonly string[],
  ground: string = PAPER,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${[
    element('rect', { x: 0, y: 0, width, height, fill: ground }),
    ...inside,
  ].join('')}</svg>\n`
