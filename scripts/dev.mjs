// npm run dev: runs the server and the web app, and reloads each of them when its source changes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endAll, ended, start } from './child.mjs'
import { settingsFile } from './env-file.mjs'
import { root } from './files.mjs'
import { install } from './install.mjs'
import { command, Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

const WATCH = ['--watch', '--watch-preserve-output']

await command(async () => {
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  for (const path of ['server/src/main.ts', 'web/vite.config.ts'])
    if (!existsSync(join(root, path)))
      throw new Refusal(`${path} is missing: there is nothing to develop on.`)
  const server = start(toolchain.node, [...WATCH, ...settingsFile(), 'server/src/main.ts'])
  const web = start(toolchain.node, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'web') })
  const code = await Promise.race([ended(server), ended(web)])
  endAll('SIGTERM', code)
})
