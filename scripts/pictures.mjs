// npm run pictures: takes the README's screenshots, with a real server and a real browser.
// npm run pictures -- party: takes those of a party in every phase, size and theme, into .cache/pictures/party, to look at.
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildDatabase, buildServer, buildWeb } from './build.mjs'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { install } from './install.mjs'
import { command } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

await command(async () => {
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  await buildWeb(toolchain)
  await buildDatabase(toolchain)
  await buildServer(toolchain)
  await findBrowser(toolchain)
  const screens = process.argv[2] === 'party' ? 'party' : 'readme'
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e']
  process.exit(await run(toolchain.node, args, { env: { ...process.env, SCREENS: screens } }))
})
