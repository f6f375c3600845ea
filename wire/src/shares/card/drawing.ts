/** A line of text on a card, in Overpass. */
export interface CardText {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  readonly weight: 700 | 800 | 900
  readonly fill: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

/** A card: shapes as SVG, which contain nobody's words, and above them the texts. */
export interface CardDrawing {
  readonly width: number
  readonly height: number
  readonly shapes: string
  readonly texts: readonly CardText[]
}

/** What Overpass can write; other characters are left out. */
const WRITABLE = /[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026]/gu

/** Letters by their width in the heaviest weight, em. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.28, " .:;',\u2018\u2019Iijl"],
  [0.33, '!|'],
  [0.42, 'f(){}[]t1-r'],
  [0.5, '"_?s`'],
  [0.57, '/\\7*JLceoz'],
  [0.6, 'Fakbdgpqvy35'],
  [0.63, '$2hnuSTx+69<=>CZ^~8'],
  [0.68, '0EP4G'],
  [0.74, 'VBRY#OQ&DNUXAHK'],
  [0.79, 'w'],
  [0.9, 'M%@Wm…'],
]

const widthOf = (letter: string): number => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? 0.7

/** How wide a text is, about, in em. */
export const emsOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

/** The text as a card can show it: in one line, and cut if it is longer than `most` em. */
export const writable = (text: string, most: number): string => {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').replace(WRITABLE, '').trim()
  if (emsOf(line) <= most) return line
  let cut = line
  while (cut !== '' && emsOf(`${cut}…`) > most) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** The largest size, up to `size`, in which the text is at most `width` wide. */
export const fitted = (text: string, size: number, width: number): number =>
  Math.min(size, Math.floor(width / Math.max(emsOf(text), 1)))

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The static fonts of the server have a name for each weight. */
const FAMILIES = { 700: 'Overpass', 800: 'Overpass ExtraBold', 900: 'Overpass Black' } as const

const written = ({ x, y, size, weight, fill, anchor, text }: CardText): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${FAMILIES[weight]}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${escaped(text)}</text>`

/** The drawing as an SVG document; without its texts for a page that writes them itself. */
export const svgOf = ({ width, height, shapes, texts }: CardDrawing, hasTexts = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}${hasTexts ? texts.map(written).join('') : ''}</svg>`
