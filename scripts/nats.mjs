import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { ended, start } from './child.mjs'
import { freePort } from './free-port.mjs'
import { aptInstall, endingWithUs, onPath, whyNoApt } from './programs.mjs'
import { Refusal } from './refusal.mjs'

/** Debian installs it where only root's PATH leads. */
const DEBIAN = '/usr/sbin/nats-server'
const START_MS = 30_000

/**
 * The program nats-server. If there is none and we are root, installs it with apt-get.
 *
 * @returns {Promise<{ program: string } | { missing: string }>} `missing` says why there is none
 */
export async function findNats() {
  const program = installedProgram()
  if (program) return { program }
  const why = whyNoApt()
  if (why) return { missing: `no nats-server is installed and ${why}` }
  await aptInstall('nats-server')
  const installed = installedProgram()
  return installed ? { program: installed } : { missing: 'apt-get could not install nats-server' }
}

/**
 * Starts a separate server with a password on a free port of 127.0.0.1, until we exit or call `stop`. `restart` stops it
 * with a signal and starts it on the same port.
 */
export async function startNats(program) {
  const port = await freePort()
  const secret = randomBytes(16).toString('hex')
  let server = await serve(program, port, secret)
  const stop = async (signal = 'SIGTERM') => {
    server.child.kill(signal)
    await server.end
  }
  return {
    url: `nats://trivium:${secret}@127.0.0.1:${port}`,
    stop,
    restart: async (signal) => {
      await stop(signal)
      server = await serve(program, port, secret)
    },
    /** Resolves when the server ends. */
    end: () => server.end,
  }
}

async function serve(program, port, secret) {
  const args = ['--addr', '127.0.0.1', '--port', String(port), '--user', 'trivium', '--pass', secret]
  const child = start(...endingWithUs(program, args, 'TERM'), { stdio: ['ignore', 'ignore', 'pipe'] })
  const end = ended(child)
  let log = ''
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000)
      if (log.includes('Server is ready')) resolve(true)
    })
    end.then(() => resolve(false))
    setTimeout(() => resolve(false), START_MS).unref()
  })
  if (await ready) return { child, end }
  child.kill('SIGTERM')
  throw new Refusal(`nats-server did not start:\n${log}`)
}

function installedProgram() {
  return onPath('nats-server') ?? (existsSync(DEBIAN) ? DEBIAN : null)
}
