import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { aptInstall, onPath, whyNoApt } from './programs.mjs'
import { Refusal } from './refusal.mjs'

/** Debian's headless shell: it has everything that the tests need, and is a fifth faster than Chromium. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium for the large tests. In order of preference: `CHROMIUM_PATH`, Debian's headless shell,
 * another installed Chromium, Debian's Chromium, Playwright's own. Sets `CHROMIUM_PATH` for the programs
 * started from here, or leaves it unset for Playwright's own.
 */
export async function findBrowser({ node }) {
  if (process.env.CHROMIUM_PATH) return
  const mayInstall = whyNoApt() === null
  let path = installed([SHELL])
  if (!path && mayInstall && (await aptInstall(SHELL))) path = installed([SHELL])
  path ??= installed(NAMES)
  if (!path && mayInstall && (await aptInstall('chromium'))) path = installed(NAMES)
  if (path) {
    process.env.CHROMIUM_PATH = path
    return
  }
  console.log("Fetching Playwright's Chromium …")
  if ((await run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])) !== 0)
    throw new Refusal(
      'There is no Chromium to test with: please install one, or set CHROMIUM_PATH to where it is.',
    )
}

/**
 * The first of these programs that runs. It is tried, because a program on PATH may be a stub that only says
 * how to install the real one.
 */
function installed(names) {
  const runs = (path) => path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  return [...names.map(onPath), ...(names === NAMES ? PLACES : [])].find(runs) ?? null
}
