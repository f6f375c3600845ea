import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { Refusal } from './refusal.mjs'
import { NPM_FLAGS, needsShell } from './toolchain.mjs'

const LOCK = join(root, 'package-lock.json')
const INSTALLED = join(root, 'node_modules/.package-lock.json') // npm's own list of what it installed
const STAMP = join(root, 'node_modules/.trivium-install')
const PLATFORM = `${process.platform}-${process.arch}`

const MODES = {
  serve: {
    says: 'Installing what the server needs',
    args: ['--omit=dev', '--workspace=server', '--workspace=web'],
  },
  everything: { says: 'Installing everything, tools and tests too', args: ['--include=dev'] },
}

/** Installs what package-lock.json lists for this mode. Never reduces a complete install to a smaller one. */
export async function install(mode, toolchain) {
  const lock = readFileSync(LOCK)
  const hash = createHash('sha256').update(lock).digest('hex')
  const last = readStamp()
  const enough = last.mode === 'everything' ? 'everything' : mode
  if (last.lock === hash && last.platform === PLATFORM && last.mode === enough) return
  const byHand = installedByHand(JSON.parse(lock))
  if (!byHand) await npmCi(enough, toolchain)
  writeFileSync(
    STAMP,
    JSON.stringify({ lock: hash, platform: PLATFORM, mode: byHand ? 'everything' : enough }),
  )
}

async function npmCi(mode, toolchain) {
  const [program, ...args] = await toolchain.npm()
  const since = Date.now()
  console.log(`${MODES[mode].says} (npm ci) …`)
  rmSync(STAMP, { force: true })
  const code = await run(program, [...args, 'ci', ...NPM_FLAGS, ...MODES[mode].args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: needsShell(program),
  })
  if (code !== 0) throw new Refusal('npm could not install the packages: see above.')
  console.log(`Installed in ${((Date.now() - since) / 1000).toFixed(1)} s.`)
}

function readStamp() {
  if (!existsSync(STAMP)) return {}
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return {} // a half-written stamp counts as none
  }
}

function installedByHand(lock) {
  return existsSync(INSTALLED) && covers(JSON.parse(readFileSync(INSTALLED, 'utf8')), lock, process)
}

/**
 * Whether npm's list of installed packages has everything that the lock file lists for this platform. If so,
 * somebody has already run a plain `npm install` or `npm ci`, and it need not be repeated.
 */
export function covers(installed, lock, { platform, arch }) {
  const there = installed.packages
  const fits = (list, value) => !list || list.includes(value)
  return (
    Object.values(there).every(({ os, cpu }) => fits(os, platform) && fits(cpu, arch)) &&
    Object.entries(lock.packages).every(
      ([path, { version, optional }]) =>
        !path.includes('node_modules/') || optional || (path in there && there[path].version === version),
    )
  )
}
