// npm run admin -- COMMAND: manages admins, bans and backups, through the running server or in its database.
import { run } from './child.mjs'
import { settingsFile } from './env-file.mjs'
import { install } from './install.mjs'
import { command } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

await command(async () => {
  const toolchain = await findToolchain()
  await install('serve', toolchain)
  const args = [...settingsFile(), 'server/src/control/main.ts', ...process.argv.slice(2)]
  process.exit(await run(toolchain.node, args))
})
