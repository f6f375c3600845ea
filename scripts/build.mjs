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

const DATABASE_STAMP = join(root, 'server/dist/new-database/.trivium-build')

const DATABASE_INPUTS = [
  'server/src/database',
  'server/src/questions',
  'server/src/prepare-database.ts',
  'content/questions',
  'content/src/questions',
  'package-lock.json',
]

/** The built server; `server/src/main.ts` runs without a build. */
export const SERVER = join(root, 'server/dist/program/main.mjs')

const SERVER_STAMP = join(root, 'server/dist/program/.trivium-build')

const SERVER_INPUTS = [
  'server/src',
  'server/build',
  'wire/src',
  'rules/src',
  'content/src',
  'package-lock.json',
]

/** Builds the web app if any of its inputs has changed since the last build. */
export async function buildWeb({ node }) {
  if (!existsSync(CONFIG)) throw new Refusal('web/vite.config.ts is missing: there is no web app to build.')
  const build = () => run(node, [VITE, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  await buildOnce({ name: 'web app', stamp: STAMP, inputs: INPUTS, build })
}

/** Makes the database that new data folders are copied from, if any of its inputs has changed since the last build. */
export async function buildDatabase({ node }) {
  const build = () => run(node, [join(root, 'server/src/prepare-database.ts')])
  await buildOnce({ name: 'database', stamp: DATABASE_STAMP, inputs: DATABASE_INPUTS, build })
}

/** Puts the server into a few files that start fast, if any of its inputs has changed since the last build. */
export async function buildServer({ node }) {
  const build = () => run(node, [join(root, 'server/build/program.ts')])
  await buildOnce({ name: 'server', stamp: SERVER_STAMP, inputs: SERVER_INPUTS, build })
}

async function buildOnce({ name, stamp, inputs, build }) {
  const state = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const since = Date.now()
  console.log(`Building the ${name} …`)
  rmSync(stamp, { force: true })
  if ((await build()) !== 0) throw new Refusal(`The ${name} could not be built: see above.`)
  writeFileSync(stamp, state)
  console.log(`Built the ${name} in ${((Date.now() - since) / 1000).toFixed(1)} s.`)
}

/**
 * Changes whenever an input is added, removed or written. It covers only names, sizes and times, so it takes
 * just a few ms.
 */
function fingerprint(inputs) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => listFiles(input))) {
    if (/\.test\.tsx?$/.test(path)) continue
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
