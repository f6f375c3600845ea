import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { aptInstall, onPath, whyNoApt } from './programs.mjs'
import { Refusal } from './refusal.mjs'

/** Debian's headless shell: it has what tests need, and is a fifth faster. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium for the large tests: `CHROMIUM_PATH`, else Debian's headless shell, else another installed one, else
 * Debian's, else Playwright's own.
 * Sets `CHROMIUM_PATH` for the programs started from here, or leaves it unset for Playwright's own.
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

/** Runs it once: a name on PATH may be a stub that only says how to install the real one. */
function installed(names) {
  const runs = (path) => path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  return [...names.map(onPath), ...(names === NAMES ? PLACES : [])].find(runs) ?? null
}
