import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Gzipped kB of all scripts that a page's HTML refers to. */
export const gzippedScripts = async (outDir: string, html: string): Promise<number> => {
  const files = new Set([...html.matchAll(/[" ]\/([^" ]+\.js)(?=[" ])/g)].map((match) => match[1] as string))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
