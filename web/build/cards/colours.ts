import { readFile } from 'node:fs/promises'

const TOKENS = new URL('../../src/design/tokens.css', import.meta.url)
const TOKEN = /--([\w-]+): (?:light-dark\()?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g

/** Light below which its value goes down in a straight line. */
const TOE = 0.0031308

const channel = (linear: number): string => {
  const light = Math.min(1, Math.max(0, linear))
  const value = light <= TOE ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

/** A colour as pictures take it. `hue` in degrees. */
const hexOf = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${channel(red)}${channel(green)}${channel(blue)}`
}

/** A token of the design as it is by day, `#rrggbb`. */
export type Colours = (token: string) => string

/** The page's own colours: pictures that nobody's theme reaches are drawn by day. */
export const readColours = async (): Promise<Colours> => {
  const css = await readFile(TOKENS, 'utf8')
  const known = new Map<string, string>()
  for (const [, name = '', l, c, h] of css.matchAll(TOKEN))
    known.set(name, hexOf(Number(l), Number(c), Number(h)))
  return (token) => {
    const colour = known.get(token)
    if (colour === undefined) throw new Error(`There is no colour --${token} for a picture.`)
    return colour
  }
}
