import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withDataFolder } from '@trivium/testkit/with-data-folder'

const run = promisify(execFile)
const ADMIN = fileURLToPath(new URL('../server/src/control/main.ts', import.meta.url))
const MAIN = fileURLToPath(new URL('../server/dist/program/main.mjs', import.meta.url))
const READY_WITHIN = 60_000

/** Each test starts a server, so Node caches the compiled modules. */
const COMPILED = fileURLToPath(new URL('../.cache/e2e-modules', import.meta.url))

/**
 * Uses only the baseline compiler for the database's code: optimising occupies all processors for half a
 * second, and few tests are long enough to gain from it.
 */
const FOR_A_SHORT_LIFE = ['--liftoff-only']

/** Settings as an operator sets them. */
export type Environment = Readonly<Record<string, string>>

/** A server process as an operator runs it, except for how its code is compiled, with its own data folder and a free port. */
export class GameServer {
  readonly folder: string
  /** The lines that it logged as problems. */
  readonly problems: string[] = []
  readonly #environment: Environment
  #child: ChildProcess | null = null
  #port = 0

  private constructor(folder: string, environment: Environment) {
    this.folder = folder
    this.#environment = environment
  }

  /** Starts on this data folder. */
  static async on(folder: string, environment: Environment = {}): Promise<GameServer> {
    const server = new GameServer(folder, environment)
    try {
      await server.start()
    } catch (error) {
      await server.remove()
      throw error
    }
    return server
  }

  /** Starts on a backup restored with `npm run admin -- restore`. */
  static async restored(backup: string): Promise<GameServer> {
    const server = new GameServer(await newFolder(), {})
    await server.admin('restore', backup)
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts again on the same folder, and on the same port once it had one. */
  async start(): Promise<void> {
    // A server with a public address does not print where it listens.
    if (this.#port === 0 && this.#environment.PUBLIC_URL !== undefined) this.#port = await freePort()
    const child = spawn(process.execPath, [...FOR_A_SHORT_LIFE, MAIN], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    const said = await portOf(child, this.problems)
    if (this.#port === 0) this.#port = said
    await this.#ready()
  }

  /** `npm run admin -- …` with the running server; returns its output. Rejects when it fails. */
  async admin(...args: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [ADMIN, ...args], { env: this.#env })
    return stdout
  }

  /** Stops, changes the stored data, and starts again. */
  async between(work: Parameters<typeof withDataFolder>[1]): Promise<void> {
    await this.stop()
    await withDataFolder(this.folder, work)
    await this.start()
  }

  /** `kill -9`, as in a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** An orderly shutdown. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true })
  }

  get #env(): NodeJS.ProcessEnv {
    const { PATH } = process.env
    const own = {
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(this.#port),
      DATA_DIR: this.folder,
      LOG_LEVEL: 'error',
    }
    return { PATH, ...own, ...this.#environment }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async #ready(): Promise<void> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN) })
    if (!answer.ok) throw new Error(`/readyz answers ${answer.status}: ${await answer.text()}`)
  }
}

/** A new folder for a server's data. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'trivium-e2e-'))

/** The advice that a server without an admin prints. */
const ADVICE = /^To become admin: /

/** A free port. */
const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

/** The port of the address that the server prints, 0 if it has none; any other line except its advice is a problem. */
const portOf = (child: ChildProcess, problems: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      for (const line of String(chunk)
        .split('\n')
        .filter((text) => text.trim() !== '')) {
        const address = /^Trivium is ready: (.*)$/.exec(line)?.[1]
        if (address !== undefined) resolve(Number(new URL(address).port))
        else if (!ADVICE.test(line)) problems.push(line)
      }
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The server did not start: ${problems.join('\n')}`)))
    setTimeout(() => reject(new Error('The server takes too long to start.')), READY_WITHIN).unref()
  })
