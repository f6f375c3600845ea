import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { listFiles, root } from './files.mjs'
import { Refusal } from './refusal.mjs'

const CONFIG = join(root, 'web/vite.config.ts')
const STAMP = join(root, 'web/dist/.trivium-build')
const VITE = join(root, 'node_modules/vite/bin/vite.js')

const INPUTS = [
  'web',
  'wire/src',
  'rules/src',
  'content/src',
  'content/articles',
  'content/pictures',
  'content/sounds',
  'package-lock.json',
  'tsconfig.base.json',
]

/** Builds the web app if any of its inputs has changed since the last build. */
export async function buildWeb({ node }) {
  const inputs = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return
  if (!existsSync(CONFIG)) throw new Refusal('web/vite.config.ts is missing: there is no web app to build.')
  const since = Date.now()
  console.log('Building the web app …')
  rmSync(STAMP, { force: true })
  const code = await run(node, [VITE, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  if (code !== 0) throw new Refusal('The web app could not be built: see above.')
  writeFileSync(STAMP, inputs)
  console.log(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s.`)
}

/**
 * Changes whenever an input is added, removed or written. It covers only names, sizes and times, so it takes
 * just a few ms.
 */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap((input) => listFiles(input))) {
    if (/\.test\.tsx?$/.test(path)) continue
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
