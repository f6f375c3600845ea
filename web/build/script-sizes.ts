import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The largest first visit, in gzipped kB of script. */
const FIRST_VISIT = 110
/** What any other screen may add to that. */
const SCREEN = 25
/** The map needs more. */
const MAP = 49
const isText = (path: string): boolean => /^\/(articles?|privacy-policy|credits|daily-quiz)?(\/|$)/.test(path)

/** How much script a page may load, in gzipped kB. */
export const scriptBudget = (path: string): number =>
  isText(path) ? FIRST_VISIT : FIRST_VISIT + (path.startsWith('/country-quiz') ? MAP : SCREEN)

/** Gzipped kB of all scripts that a page's HTML refers to. */
export const gzippedScripts = async (outDir: string, html: string): Promise<number> => {
  const files = new Set([...html.matchAll(/[" ]\/([^" ]+\.js)(?=[" ])/g)].map((match) => match[1] as string))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
