import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { Tab } from './tab.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--remote-debugging-port=0',
]
const STARTS_WITHIN = 30_000

/** A separate Chromium with its own profile, controlled over the DevTools protocol. */
export class Chromium {
  readonly #child: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket

  private constructor(child: ChildProcess, profile: string, socket: WebSocket) {
    this.#child = child
    this.#profile = profile
    this.#socket = socket
  }

  static async launch(): Promise<Chromium> {
    const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
    if (path === undefined) throw new Error('There is no Chromium: set CHROMIUM_PATH to where it is.')
    const profile = await mkdtemp(join(tmpdir(), 'trivium-bench-chromium-'))
    const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const socket = new WebSocket(await addressOf(child), { maxPayload: 256 * 1024 * 1024 })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    // Each command listens for its response, and each tab for its events.
    socket.setMaxListeners(0)
    return new Chromium(child, profile, socket)
  }

  /** A tab in its own browser context, without other tabs' cookies or files. */
  tab(width: number, height: number): Promise<Tab> {
    return Tab.open(this.#socket, width, height)
  }

  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()))
    this.#socket.close()
    this.#child.kill('SIGTERM')
    await gone
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The DevTools address that Chromium prints. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stderr !== null)
      createInterface(child.stderr).on('line', (line) => {
        const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    child.once('exit', () => reject(new Error('Chromium has ended.')))
    setTimeout(() => reject(new Error('Chromium takes too long to start.')), STARTS_WITHIN).unref()
  })
