import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { CARDS } from '@trivium/wire/public-pages'
import satori from 'satori'
import type { Card } from '../../src/app/page-metadata/metadata.ts'
import type { Entry } from '../built.ts'
import { CARD_SIZE } from '../page-head.ts'
import { artOf } from './art.ts'
import { type Colours, readColours } from './colours.ts'
import { sign, wordsOf } from './design.ts'
import { type Font, readFonts, writeCardFonts } from './fonts.ts'

/**
 * The folders of the cards in the build, with and without the logo. A card is named after a hash of its
 * content; the card without the logo has the same name.
 */
const [FOLDER, UNSIGNED] = [CARDS.folder, CARDS.unsigned].map((path) => path.slice(1)) as [string, string]

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'

const wordsAsPaths = async (card: Card, colour: Colours, fonts: readonly Font[]): Promise<string> => {
  const words = wordsOf(card, colour) as Parameters<typeof satori>[0]
  const svg = await satori(words, {
    ...CARD_SIZE,
    fonts: fonts.map((font) => ({ ...font, style: 'normal' as const })),
  })
  return svg.replace('<svg', '<svg x="0" y="0"')
}

const toPng = (svg: string, fontFiles: string[]): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Overpass' } })
    .render()
    .asPng()

/**
 * Draws a card, or takes it from the cache of an earlier build. Returns a hash of its content, for its name.
 */
const drawn = async (svg: string, cache: string, fontFiles: string[]): Promise<string> => {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const file = join(cache, `${hash}.png`)
  if (!existsSync(file)) await writeFile(file, toPng(svg, fontFiles))
  return hash
}

/**
 * Draws the picture that social networks show for each page; returns the pictures' paths by page path. Pictures that
 * an earlier build drew come from `cache`.
 */
export const drawCards = async (
  entry: Entry,
  outDir: string,
  cache: string,
): Promise<ReadonlyMap<string, string>> => {
  const colour = await readColours()
  const { fonts, files } = await readFonts(join(cache, 'fonts'))
  await mkdir(join(outDir, UNSIGNED), { recursive: true })
  await writeCardFonts(join(outDir, CARDS.fonts))
  const paths = new Map<string, string>()
  for (const [path, { card }] of Object.entries(entry.ABOUT_PAGES)) {
    const words = await wordsAsPaths(card, colour, fonts)
    const art = await artOf(card.art, entry, colour)
    const [marked, unsigned] = [true, false].map((isMarked) => sign(words, art, colour, isMarked)) as [
      string,
      string,
    ]
    const hash = await drawn(marked, cache, files)
    const file = `${nameOf(path)}-${hash}.png`
    await copyFile(join(cache, `${hash}.png`), join(outDir, FOLDER, file))
    await copyFile(join(cache, `${await drawn(unsigned, cache, files)}.png`), join(outDir, UNSIGNED, file))
    paths.set(path, `/${FOLDER}${file}`)
  }
  return paths
}
