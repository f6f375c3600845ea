import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Media } from '@trivium/rules/game/media'
import type { MediaFields } from '@trivium/wire/documents/question-media'
import { opaqueAddresses } from '../opaque-addresses.ts'

/** The pictures and sounds of questions, each at an address that does not reveal what it is. */
export interface MediaFiles {
  /** A question's picture or sound as games carry it; null if it has none or the file is missing. */
  mediaOf(fields: MediaFields): Media | null
  /** The content of a file, by the last part of its address. */
  fileAt(name: string): Buffer | undefined
  /** Reads the files of packs that were installed meanwhile. */
  refresh(): Promise<void>
}

export const NO_MEDIA_FILES: MediaFiles = {
  mediaOf: () => null,
  fileAt: () => undefined,
  refresh: async () => {},
}

/** The files that ship with the product. */
export const MEDIA_FOLDER = fileURLToPath(new URL('../../../content/question-media', import.meta.url))

const PICTURE_ENDINGS: readonly string[] = ['.svg', '.webp']
/** The ending from which a sound's address is derived; the others have the same one. */
const MAIN_SOUND = '.ogg'

/** Happens only at a start, where reading a thousand small files in parallel would take several times as long. */
const readFolder = (path: string): Map<string, Buffer> => {
  if (!existsSync(path)) return new Map()
  return new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name))]))
}

/** Pictures and sounds by their names. */
const mediaFilesOf = (
  contents: ReadonlyMap<string, Buffer>,
  secret: Uint8Array,
): Omit<MediaFiles, 'refresh'> => {
  const addressOf = opaqueAddresses(secret, 'addresses of question media')
  const addresses = new Map<string, string>()
  const files = new Map<string, Buffer>()
  for (const [name, content] of contents) {
    const ending = extname(name)
    const main = PICTURE_ENDINGS.includes(ending)
      ? content
      : contents.get(`${name.slice(0, -ending.length)}${MAIN_SOUND}`)
    if (main === undefined) continue
    const address = addressOf(main)
    addresses.set(name, address)
    files.set(`${address}${ending}`, content)
  }
  return {
    mediaOf({ image, audio }) {
      const address = addresses.get(image?.file ?? `${audio?.file}${MAIN_SOUND}`)
      if (address === undefined) return null
      if (image === undefined) return { kind: 'sound', src: address, ms: audio?.ms ?? 0 }
      const { file, width, height, alt } = image
      return { kind: 'picture', src: `${address}${extname(file)}`, width, height, alt }
    },
    fileAt: (name) => files.get(name),
  }
}

/** The files of packs, by name. Their names are made from their content, so they cannot be confused with bundled ones. */
export type ReadPackMedia = () => Promise<ReadonlyMap<string, Buffer> | null>

/** Reads a folder of pictures and sounds. `readPackMedia` returns null if nothing has changed since it was called last. */
export const readMediaFiles = (
  folder: string,
  secret: Uint8Array,
  readPackMedia: ReadPackMedia = async () => null,
): MediaFiles => {
  const bundled = mediaFilesOf(readFolder(folder), secret)
  let ofPacks: Omit<MediaFiles, 'refresh'> = NO_MEDIA_FILES
  return {
    mediaOf: (fields) => bundled.mediaOf(fields) ?? ofPacks.mediaOf(fields),
    fileAt: (name) => bundled.fileAt(name) ?? ofPacks.fileAt(name),
    async refresh() {
      const contents = await readPackMedia()
      if (contents !== null) ofPacks = mediaFilesOf(contents, secret)
    },
  }
}
