import { fileURLToPath } from 'node:url'
import { openFolder } from '@trivium/content/packs/files'
import { zipSync } from 'fflate'

const FOLDER = fileURLToPath(new URL('../../docs/example-pack', import.meta.url))

/** Texts by their paths; null: without this file. */
export type PackChanges = Readonly<Record<string, string | null>>

/** The example of the documentation, with changes. */
export const examplePack = async (changes: PackChanges = {}): Promise<ReadonlyMap<string, Uint8Array>> => {
  const opened = await openFolder(FOLDER)
  if (!opened.ok) throw new Error('the example cannot be read')
  const files = new Map(opened.files)
  for (const [path, text] of Object.entries(changes))
    if (text === null) files.delete(path)
    else files.set(path, Buffer.from(text))
  return files
}

export const zipped = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(files)))

/** The example as a zip, with changes. */
export const examplePackZip = async (changes: PackChanges = {}): Promise<Uint8Array<ArrayBuffer>> =>
  zipped(await examplePack(changes))
