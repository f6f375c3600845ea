/** Colours of the drawings. They are shown on paper, in both themes. */
export const PAPER = '#fdfcf8'
export const INK = '#1d2733'
export const RED = '#c22f2f'
export const GREEN = '#1c7a4d'
export const SEA = '#e3eef6'

/** A number with one decimal, as short as possible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

type Attributes = Readonly<Record<string, string | number>>

export const element = (name: string, values: Attributes, inside = ''): string => {
  const list = Object.entries(values)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`
}

export const path = (d: string, values: Attributes = {}): string => element('path', { d, ...values })

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
