import { Worker } from 'node:worker_threads'
import { refused } from '@trivium/wire/refusals'
import type { Clock } from '../../clock.ts'
import type { LargeBody, Parsed } from './json-worker.ts'

/** Time limit for parsing a body, in ms: far more than the largest valid one takes. */
const TIMEOUT = 5_000
const MEMORY_MB = 256

interface Job {
  readonly body: LargeBody
  readonly done: (parsed: Parsed) => void
}

/** Parses large bodies off the main thread, one after the other; the thread starts with the first one. */
export class JsonThread {
  readonly #clock: Clock
  #worker: Worker | null = null
  readonly #waiting: Job[] = []
  #current: Job | null = null
  #cancel = () => {}

  constructor(clock: Clock) {
    this.#clock = clock
  }

  parse(body: LargeBody): Promise<Parsed> {
    return new Promise((done) => {
      this.#waiting.push({ body, done })
      this.#next()
    })
  }

  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    for (const job of this.#waiting.splice(0)) job.done(refused('shutting-down'))
    this.#finish(refused('shutting-down'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current !== null) return
    const job = this.#waiting.shift()
    if (job === undefined) return
    this.#current = job
    this.#worker ??= this.#start()
    this.#cancel = this.#clock.after(TIMEOUT, () => this.#abandon())
    this.#worker.postMessage(job.body, [job.body.bytes.buffer])
  }

  #finish(parsed: Parsed): void {
    this.#cancel()
    this.#current?.done(parsed)
    this.#current = null
    this.#next()
  }

  #start(): Worker {
    // Under `node --watch` a thread would send its imports as messages, which would be taken for replies.
    const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
    const worker = new Worker(new URL('./json-worker.ts', import.meta.url), {
      execArgv: [],
      env,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    worker.on('message', (parsed: Parsed) => this.#finish(parsed))
    // Out of memory, caused by a body that our pages never send; the next body gets a new thread.
    worker.once('error', () => this.#lose(worker))
    return worker
  }

  #abandon(): void {
    const worker = this.#worker
    if (worker === null) return
    void worker.terminate()
    this.#lose(worker)
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#finish(refused('bad-input', { expected: 'a body that can be read in a few seconds' }))
  }
}
