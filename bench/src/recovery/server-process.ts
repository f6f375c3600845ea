import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const END_WITH_PARENT = import.meta.resolve('@trivium/testkit/end-with-parent')
const LOOK_EVERY = 5

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const answersWell = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })

/** The real server in a separate process, as `npm start` runs it. */
export class ServerProcess {
  readonly startedAt = Date.now()
  readonly #child: ChildProcess
  readonly #url: string
  readonly #ended: Promise<void>
  #over = false

  /** `complaint` is called with the message of each line that the server logs as a warning or worse. */
  constructor(port: number, dataDir: string, complaint: (message: string) => void) {
    this.#url = `http://127.0.0.1:${port}`
    this.#child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        // Each player has a separate address in the proxy's header.
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', () => {
        this.#over = true
        resolve()
      })
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      if (stream !== null) createInterface(stream).on('line', (line) => complain(line, complaint))
  }

  /** Milliseconds from the start of the process until `/readyz` answers 200. */
  async ready(): Promise<number> {
    while (!(await answersWell(`${this.#url}/readyz`))) {
      if (this.#over) throw new Error('the server has ended before it was ready')
      await wait(LOOK_EVERY)
    }
    return Date.now() - this.startedAt
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get over(): boolean {
    return this.#over
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  /** Stops it as an operator does. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM')
    await this.#ended
  }
}

const complain = (line: string, complaint: (message: string) => void): void => {
  try {
    const { msg, level, err } = JSON.parse(line) as { msg?: string; level: number; err?: { message: string } }
    complaint(`${level >= 50 ? 'error' : 'warning'}: ${msg}${err ? ` (${err.message})` : ''}`)
  } catch {
    // The line is the ready message or the output of a crash.
    if (line.trim() !== '' && !line.startsWith('Trivium is ready')) complaint(line)
  }
}
