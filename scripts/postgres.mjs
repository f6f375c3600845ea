import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { capture, ended, start } from './child.mjs'
import { freePort } from './free-port.mjs'
import { aptInstall, endingWithUs, onPath, whyNoApt } from './programs.mjs'
import { Refusal } from './refusal.mjs'

const DEBIAN = '/usr/lib/postgresql'
const START_MS = 30_000

/** Settings that avoid waiting for the disk, because nothing in this database needs to survive the tests. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * The folder of PostgreSQL's programs. If there is none and we are root, installs them with apt-get.
 *
 * @returns {Promise<{ programs: string } | { missing: string }>} `missing` says why there are none
 */
export async function findPostgres() {
  const programs = installedPrograms()
  if (programs) return { programs }
  const why = whyNoApt()
  if (why) return { missing: `no PostgreSQL is installed and ${why}` }
  await aptInstall('postgresql')
  const installed = installedPrograms()
  return installed ? { programs: installed } : { missing: 'apt-get could not install PostgreSQL' }
}

/**
 * Starts a separate server with a new folder in `within`, on a free port of 127.0.0.1, until we exit or call `stop`.
 * `restart` stops it with a signal (SIGINT: orderly, SIGQUIT: as in a crash) and starts it on the same data and port.
 */
export async function startPostgres(programs, settings = QUICK, within = tmpdir()) {
  const account = serverAccount()
  const folder = mkdtempSync(join(within, 'trivium-postgres-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const secret = randomBytes(16).toString('hex')
  writeFileSync(join(folder, 'secret'), secret)
  for (const path of [folder, join(folder, 'secret')])
    if (account.uid) chownSync(path, account.uid, account.gid)
  const options = { cwd: folder, ...account, env: { ...process.env, LC_ALL: 'C' } }
  await initialise(programs, folder, options)
  const port = await freePort()
  let server = await serve(programs, folder, { port, settings }, options)
  const stop = async (signal = 'SIGINT') => {
    server.child.kill(signal)
    await server.end
  }
  return {
    url: `postgres://trivium:${secret}@127.0.0.1:${port}/postgres`,
    stop,
    restart: async (signal) => {
      await stop(signal)
      server = await serve(programs, folder, { port, settings }, options)
    },
    /** Resolves when the server ends. */
    end: () => server.end,
  }
}

async function initialise(programs, folder, options) {
  const wishes = [
    '--username=trivium',
    '--auth=scram-sha-256',
    '--pwfile=secret',
    '--encoding=UTF8',
    '--no-sync',
  ]
  const { code, text } = await capture(
    join(programs, 'initdb'),
    ['--pgdata=data', '--locale=C', ...wishes],
    options,
  )
  if (code !== 0) throw new Refusal(`PostgreSQL could not lay out a database in ${folder}:\n${text}`)
}

async function serve(programs, folder, { port, settings }, options) {
  const chosen = [...settings, 'unix_socket_directories='].flatMap((setting) => ['-c', setting])
  const args = ['-D', 'data', '-h', '127.0.0.1', '-p', String(port), ...chosen]
  const piped = { ...options, stdio: ['ignore', 'ignore', 'pipe'], endBy: 'SIGINT' } // SIGTERM waits for clients
  const child = start(...endingWithUs(join(programs, 'postgres'), args, 'INT'), piped)
  const end = ended(child)
  let log = ''
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
    end.then(() => resolve(false))
    setTimeout(() => resolve(false), START_MS).unref()
  })
  if (await ready) return { child, end }
  child.kill('SIGINT')
  throw new Refusal(`PostgreSQL did not start in ${folder}:\n${log}`)
}

/** The newest version installed by Debian's packages, otherwise the one on PATH. */
function installedPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const debian = versions.map((version) => join(DEBIAN, version, 'bin'))
  const found = debian.find((folder) => existsSync(join(folder, 'initdb')))
  const other = onPath('initdb')
  return found ?? (other && dirname(realpathSync(other)))
}

/** The account that runs PostgreSQL, which refuses to run as root. Its Debian package creates one. */
function serverAccount() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10)
  const account = { uid: id('-u'), gid: id('-g') }
  if (!account.uid)
    throw new Refusal('PostgreSQL does not run as root, and there is no account named postgres.')
  return account
}
