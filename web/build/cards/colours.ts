import { readFile } from 'node:fs/promises'
import { hexOf } from '@trivium/wire/site/oklch'

const TOKENS = new URL('../../src/design/tokens.css', import.meta.url)
const TOKEN = /--([\w-]+): (?:light-dark\()?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g

/** A design token's value in the light theme, `#rrggbb`. */
export type Colours = (token: string) => string

/** The page's own colours. Pictures do not follow anyone's theme, so they use the light one. */
export const readColours = async (): Promise<Colours> => {
  const css = await readFile(TOKENS, 'utf8')
  const known = new Map<string, string>()
  for (const [, name = '', l, c, h] of css.matchAll(TOKEN))
    known.set(name, hexOf([Number(l), Number(c), Number(h)]))
  return (token) => {
    const colour = known.get(token)
    if (colour === undefined) throw new Error(`The design has no colour token --${token}.`)
    return colour
  }
}
