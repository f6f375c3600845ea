import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Problem } from '../problem.ts'
import { PACK_LIMITS } from './limits.ts'

/** The files of a pack, by their paths inside it. */
export type PackFiles = ReadonlyMap<string, Uint8Array>

export type OpenedPack =
  | { readonly ok: true; readonly files: PackFiles }
  | { readonly ok: false; readonly problems: Problem[] }

const refuse = (file: string, message: string): OpenedPack => ({
  ok: false,
  problems: [{ file, line: 0, id: '', message }],
})

/** Two levels at most, and nothing that leads out of the pack. */
const isSafe = (path: string): boolean =>
  path.length <= 200 &&
  path.split('/').length <= 2 &&
  path.split('/').every((part) => /^[\w-][\w. -]*$/.test(part))

/** What systems add to folders and zips by themselves. */
const isSystemFile = (path: string): boolean =>
  /(?:^|\/)(?:\.(?!\.?(?:\/|$))|__MACOSX|Thumbs\.db$|desktop\.ini$)/.test(path)

/** Counts what is taken, and says what exceeds a limit. */
const createBounds = () => {
  let bytes = 0
  let files = 0
  return (size: number): string | null => {
    bytes += size
    files += 1
    if (files > PACK_LIMITS.files) return `expected at most ${PACK_LIMITS.files} files`
    if (bytes > PACK_LIMITS.unpacked)
      return `expected at most ${PACK_LIMITS.unpacked / 1e6} MB in all files together`
    return null
  }
}

const SAFE = 'expected a path such as questions/history.yaml, in letters, digits, hyphens and dots'

/** Removes the one folder that many programs put around everything. */
const withoutOuterFolder = (files: Map<string, Uint8Array>): Map<string, Uint8Array> => {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)))
  const [folder = ''] = folders
  if (folders.size !== 1 || folder === '' || files.has('pack.yaml')) return files
  return new Map([...files].map(([path, content]) => [path.slice(folder.length), content]))
}

/** Unpacks a zip in memory. Nothing is inflated beyond the size that its directory states and the limits allow. */
export const openZip = (zip: Uint8Array): OpenedPack => {
  if (zip.length > PACK_LIMITS.zip) return refuse('', `expected at most ${PACK_LIMITS.zip / 1e6} MB`)
  const over = createBounds()
  const excess: string[] = []
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, size, originalSize }) => {
        if (name.endsWith('/') || isSystemFile(name)) return false
        // Several entries may share the same packed bytes.
        const problem = excess.length > 0 ? null : over(Math.max(size, originalSize))
        if (problem !== null) excess.push(problem)
        return excess.length === 0
      },
    })
    if (excess[0] !== undefined) return refuse('', excess[0])
    const files = withoutOuterFolder(new Map(Object.entries(unpacked)))
    const unsafe = [...files.keys()].find((path) => !isSafe(path))
    return unsafe === undefined ? { ok: true, files } : refuse(unsafe.slice(0, 200), SAFE)
  } catch (error) {
    return refuse('', `expected a zip: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The paths of a folder's files, two levels deep; links are not followed. */
const pathsIn = async (folder: string, prefix = ''): Promise<string[]> => {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true })
  const paths = await Promise.all(
    entries
      .filter(({ name }) => !isSystemFile(name))
      .map((entry) => {
        const path = `${prefix}${entry.name}`
        return entry.isDirectory() && prefix === '' ? pathsIn(folder, `${path}/`) : [path]
      }),
  )
  return paths.flat().sort()
}

/** Reads a folder into memory. */
export const openFolder = async (folder: string): Promise<OpenedPack> => {
  const over = createBounds()
  const files = new Map<string, Uint8Array>()
  try {
    for (const path of await pathsIn(folder)) {
      if (!isSafe(path)) return refuse(path, SAFE)
      const status = await lstat(join(folder, path))
      if (!status.isFile()) return refuse(path, 'expected a file, not a link or a folder')
      const tooMuch = over(status.size)
      if (tooMuch !== null) return refuse('', tooMuch)
      files.set(path, await readFile(join(folder, path)))
    }
    return { ok: true, files }
  } catch (error) {
    return refuse(folder, `expected a readable folder: ${(error as Error).message}`)
  }
}
