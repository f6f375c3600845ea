// npm run check: all checks of the source that do not run the product.
import { runChecks } from './checks.mjs'
import { install } from './install.mjs'
import { command, Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

await command(async () => {
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  const failed = await runChecks(toolchain)
  if (failed > 0) throw new Refusal(`${failed} of the checks failed.`)
})
