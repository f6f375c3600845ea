import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './child.mjs'

const SUFFIXES = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']

/** The path of a program on PATH; null if there is none. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => SUFFIXES.map((suffix) => join(folder, name + suffix)))
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Why Debian packages cannot be installed from here; null if they can. */
export function whyNoApt() {
  if (!onPath('apt-get')) return 'there is no apt-get to install it with'
  if (process.getuid() !== 0) return 'only root may install it with apt-get'
  return null
}

/** Installs a Debian package; returns whether it succeeded. Call it only if {@link whyNoApt} returns null. */
export async function aptInstall(name) {
  console.log(`Installing Debian's ${name} (apt-get) …`)
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  await run('apt-get', ['update', '-qq'], options) // if this fails, the old package list may still work
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)) === 0
}

/**
 * The command that runs a program which gets a signal from the system when the process that started it is over, even if that was killed.
 * Only on Linux with `setpriv`; elsewhere it is the program itself.
 *
 * @returns {[string, string[]]}
 */
export function endingWithUs(program, args, signal) {
  const setpriv = process.platform === 'linux' ? onPath('setpriv') : null
  return setpriv ? [setpriv, ['--pdeathsig', signal, program, ...args]] : [program, args]
}
