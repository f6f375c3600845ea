// node scripts/run.mjs FILE …: runs a TypeScript program of this repository with the right Node and packages. Data folders
// that it makes are copies of the built database, as those of `npm start` are.
import { buildDatabase } from './build.mjs'
import { run } from './child.mjs'
import { install } from './install.mjs'
import { command, Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

await command(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Refusal('Usage: node scripts/run.mjs FILE [ARGUMENT …]')
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  await buildDatabase(toolchain)
  process.exit(await run(toolchain.node, [file, ...args]))
})
