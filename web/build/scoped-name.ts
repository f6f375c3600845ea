import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/**
 * With 200 modules, the chance that two of them share their letters is 1 in 3,000. Even then only classes of
 * the same name clash.
 */
const LETTERS = 5

/**
 * A class name that is unique to its CSS module: `card_k3f9q`. The bundler's default also contains the line
 * number, which compresses badly and changes with every edit above it.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(ROOT, file.split('?')[0] as string).replaceAll('\\', '/')
  const hash = createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36)
  return `${name}_${hash.slice(-LETTERS)}`
}
