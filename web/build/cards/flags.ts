import { readFile } from 'node:fs/promises'

const FLAGS = new URL('../../../content/pictures/flags/', import.meta.url)
/** Well-known flags and some that few people know. */
const SHOWN = ['br', 'jp', 'ke', 'gb', 'sc', 'bt']
const WIDTH = 200
const HEIGHT = 150
const GAP = 25

/** Flags hung like pictures on a wall, in 500 by 500. */
export const flagWall = async (line: string): Promise<string> => {
  const flags = await Promise.all(
    SHOWN.map(async (id, place) => {
      const svg = await readFile(new URL(`${id}.svg`, FLAGS))
      const x = 50 + (place % 2) * (WIDTH + GAP)
      const y = Math.floor(place / 2) * (HEIGHT + GAP)
      const data = `data:image/svg+xml;base64,${svg.toString('base64')}`
      return `<image x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" href="${data}"/>
        <rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${line}" stroke-width="6" rx="4"/>`
    }),
  )
  return flags.join('')
}
