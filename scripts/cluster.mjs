// npm run cluster [-- PROCESSES]: PostgreSQL, NATS, three server processes and a balancer on this machine.
import { join } from 'node:path'
import { buildDatabase, buildWeb } from './build.mjs'
import { run } from './child.mjs'
import { root } from './files.mjs'
import { install } from './install.mjs'
import { command, Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

const MAIN = join(root, 'testkit/src/cluster/main.ts')

await command(async () => {
  const processes = process.argv[2] ?? '3'
  if (!/^[1-9]$/.test(processes)) throw new Refusal('Usage: npm run cluster [-- PROCESSES], from 1 to 9.')
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  await Promise.all([buildWeb(toolchain), buildDatabase(toolchain)])
  process.exit(await run(toolchain.node, [MAIN, processes]))
})
