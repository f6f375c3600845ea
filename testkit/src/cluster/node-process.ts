import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { whenOver } from '../when-over.ts'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const PRELOAD = new URL('./preload.ts', import.meta.url).href
/** As `npm start` runs the server. */
const FLAGS = ['--v8-pool-size=0', '--import', PRELOAD]
const READY_WITHIN = 180_000
const LOOK_EVERY = 25

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether a server can take players. */
export const isReady = (url: string, within = 2_000): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(`${url}/readyz`, { agent: false, timeout: within }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })

export interface NodeProcessOptions {
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  /** The server's source; by default this repository's. */
  readonly main?: string | undefined
  /** Called with each line that the server prints. */
  readonly onLine: (line: string) => void
}

/** One server process of a cluster. */
export class NodeProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly ended: Promise<number | null>
  #resume: (() => void) | null = null
  #last = ''

  constructor({ port, environment, main = MAIN, onLine }: NodeProcessOptions) {
    this.url = `http://127.0.0.1:${port}`
    this.#child = spawn(process.execPath, [...FLAGS, main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.ended = once(this.#child, 'exit').then(([code]) => code as number | null)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      if (stream !== null)
        createInterface(stream).on('line', (line) => {
          this.#last = line
          onLine(line)
        })
  }

  get pid(): number {
    return this.#child.pid as number
  }

  get over(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Resolves when it can take players. */
  async ready(): Promise<void> {
    const until = Date.now() + READY_WITHIN
    while (!(await isReady(this.url))) {
      if (this.over) throw new Error(`the server at ${this.url} has ended before it was ready: ${this.#last}`)
      if (Date.now() > until) throw new Error(`the server at ${this.url} is not ready: ${this.#last}`)
      await wait(LOOK_EVERY)
    }
  }

  /** Stops it in the middle of what it does, until `resume`, or until the end of this program, however it ends. */
  pause(): void {
    this.#resume = whenOver('kill -CONT "$1"', String(this.pid))
    process.kill(this.pid, 'SIGSTOP')
  }

  resume(): void {
    this.#resume?.()
    this.#resume = null
  }

  /** Sends a signal that ends it, and waits for the end. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.resume()
    if (this.over) return
    this.#child.kill(signal)
    await this.ended
  }
}
