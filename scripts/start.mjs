// npm start: installs whatever is missing, then runs the server.
import { buildDatabase, buildServer, buildWeb, SERVER } from './build.mjs'
import { run } from './child.mjs'
import { settingsFile } from './env-file.mjs'
import { install } from './install.mjs'
import { command } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

/** Otherwise glibc keeps memory that each compiler thread has freed: about 60 MB. */
const MALLOC_ARENA_MAX = '2'

/** As many threads for the garbage collector as there are processors beside the main thread's, not always four. */
const V8_THREADS = '--v8-pool-size=0'

await command(async () => {
  const toolchain = await findToolchain()
  await install('serve', toolchain)
  await Promise.all([buildWeb(toolchain), buildDatabase(toolchain), buildServer(toolchain)])
  const env = { MALLOC_ARENA_MAX, ...process.env }
  process.exit(await run(toolchain.node, [V8_THREADS, ...settingsFile(), SERVER], { env }))
})
