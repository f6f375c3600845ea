import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const WEIGHTS = [500, 600, 700, 800, 900] as const
const HEAD = 44
const ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16

export interface Font {
  readonly name: 'Overpass'
  readonly weight: (typeof WEIGHTS)[number]
  readonly data: Buffer
}

interface Table {
  readonly tag: Buffer
  readonly checksum: number
  readonly data: Buffer
}

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const at = HEAD + place * ENTRY
    const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    }
  })

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** The font without WOFF compression: the picture renderer reads only uncompressed fonts. */
const unpacked = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * SFNT_ENTRY, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * SFNT_ENTRY, 10)
  const parts = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, place) => {
    const at = SFNT_HEAD + place * SFNT_ENTRY
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const body = Buffer.alloc(padded(data.length))
    data.copy(body)
    parts.push(body)
    offset += body.length
  })
  return Buffer.concat(parts)
}

const unpackedFont = async (subset: string, weight: number): Promise<Buffer> => {
  const name = `@fontsource/overpass/files/overpass-${subset}-${weight}-normal.woff`
  return unpacked(await readFile(fileURLToPath(import.meta.resolve(name))))
}

/** Writes the fonts with which the server draws cards of shared results. */
export const writeCardFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const subset of ['latin', 'latin-ext'])
    for (const weight of [700, 800, 900])
      await writeFile(join(folder, `overpass-${subset}-${weight}.ttf`), await unpackedFont(subset, weight))
}

/** The page's fonts in the weights that pictures use, and the folder that has them as files. */
export const readFonts = async (
  folder: string,
): Promise<{ readonly fonts: Font[]; readonly files: string[] }> => {
  await mkdir(folder, { recursive: true })
  const fonts: Font[] = []
  const files: string[] = []
  for (const weight of WEIGHTS) {
    const data = await unpackedFont('latin', weight)
    const file = join(folder, `overpass-${weight}.ttf`)
    await writeFile(file, data)
    fonts.push({ name: 'Overpass', weight, data })
    files.push(file)
  }
  return { fonts, files }
}
