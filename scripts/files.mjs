import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const NOT_SOURCE = new Set([
  '.cache',
  '.git',
  '.toolchain',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** Paths of all source files under a file or folder, relative to `base`, with forward slashes, sorted. */
export function listFiles(start, base = root) {
  const found = []
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isFile()) found.push(relative(base, path).split(sep).join('/'))
    if (stat?.isDirectory())
      for (const name of readdirSync(path)) if (!NOT_SOURCE.has(name)) visit(join(path, name))
  }
  visit(join(base, start))
  return found.sort()
}
