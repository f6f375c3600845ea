import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'

/** Whether nats-server is installed; `npm test` installs it where it can. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** A NATS server of a test's own, on a port that it keeps when it is started again. */
export class NatsServer {
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'trivium-nats-'))
  #child: ChildProcess | null = null

  private constructor(port: number) {
    this.#port = port
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const log = join(this.#folder, `${Math.random()}.log`)
    this.#child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.#port), '-l', log], {
      stdio: 'ignore',
    })
    await until(() => readOr(log, '').includes('Server is ready'), 'nats-server is ready')
  }

  /** Ends the server at once, without a word to its clients. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === null) return
    this.#child = null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const readOr = (path: string, otherwise: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
