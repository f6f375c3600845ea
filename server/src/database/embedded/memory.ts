import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const MB = 1024 * 1024

/** With little data, a large page cache would only occupy memory: the engine writes to all of it when it starts. */
const SMALL = { upTo: 64 * MB, cache: '32MB' }
const LARGE = { cache: '128MB' }

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sizeOf(path) : statSync(path).size
    })
    .reduce((all, size) => all + size, 0)

/** The engine's setting for its page cache, by the size of the folder's tables and indexes. */
export const pageCache = (folder: string): string =>
  `shared_buffers=${sizeOf(join(folder, 'base')) <= SMALL.upTo ? SMALL.cache : LARGE.cache}`

/**
 * V8 compiles a function of the engine again, optimised, once about this many bytes of it were executed. Its default
 * of 13 MB optimises some hundred functions while the server starts; one of them alone takes 600 MB to compile.
 */
export const optimiseLater = (): void => setFlagsFromString('--wasm-tiering-budget=2147483647')
