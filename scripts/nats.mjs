import { aptInstall, onPath, whyNoApt } from './programs.mjs'

/**
 * The path of nats-server. If there is none and we are root, installs it with apt-get.
 *
 * @returns {Promise<{ program: string } | { missing: string }>} `missing` says why there is none
 */
export async function findNats() {
  const program = onPath('nats-server')
  if (program) return { program }
  const why = whyNoApt()
  if (why) return { missing: `no nats-server is installed and ${why}` }
  await aptInstall('nats-server')
  const installed = onPath('nats-server')
  return installed ? { program: installed } : { missing: 'apt-get could not install nats-server' }
}
