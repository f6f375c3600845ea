import type { Worker } from 'node:worker_threads'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Logger } from 'pino'
import { boundedThread, isOutOfMemory } from '../../../bounded-thread.ts'
import type { Clock } from '../../../clock.ts'
import type { FromThread, ReadFile, ReadRequest } from './messages.ts'

/** A file of 2 MB takes two seconds of this at worst. */
const TIME_LIMIT = 20_000
const MAX_MEGABYTES = 256
/** Files waiting while another is read. */
const MAX_WAITING = 20
const BUSY_RETRY = 60_000
/** An idle thread ends after this, ms. */
const IDLE_LIMIT = 30_000

/** The progress of a player's file. */
export type Progress = { readonly state: 'waiting' | 'reading'; readonly progress: number }

interface Job {
  readonly order: ReadRequest
  progress: Progress
  readonly done: (outcome: ReadFile | Refused) => void
}

export interface FileReaderDependencies {
  readonly clock: Clock
  readonly log: Logger
  /** The program of the thread. */
  readonly program?: URL
}

/**
 * Reads players' files, one at a time, in a thread with limits: a file that exceeds them ends the thread and affects
 * nothing else.
 */
export class FileReader {
  readonly #deps: FileReaderDependencies
  readonly #byPlayer = new Map<string, Job>()
  #waiting: Job[] = []
  #current: Job | null = null
  #thread: Worker | null = null
  #cancelTimer = () => {}
  #stopped = false

  constructor(dependencies: FileReaderDependencies) {
    this.#deps = dependencies
  }

  /** Null instead of a file: its format is unknown. Refusals: quiz-import-running, imports-busy, file-too-heavy. */
  async read(uid: string, order: ReadRequest): Promise<ReadFile | Refused> {
    if (this.#stopped) return refused('shutting-down')
    if (this.#byPlayer.has(uid)) return refused('quiz-import-running')
    if (this.#waiting.length >= MAX_WAITING) return refused('imports-busy', { retryAfter: BUSY_RETRY })
    try {
      return await new Promise((done) => {
        const job: Job = { order, progress: { state: 'waiting', progress: 0 }, done }
        this.#byPlayer.set(uid, job)
        this.#waiting.push(job)
        this.#next()
      })
    } finally {
      this.#byPlayer.delete(uid)
    }
  }

  progressOf(uid: string): Progress | null {
    return this.#byPlayer.get(uid)?.progress ?? null
  }

  /** Refuses all running and waiting files. */
  async stop(): Promise<void> {
    this.#stopped = true
    const jobs = this.#current === null ? this.#waiting : [this.#current, ...this.#waiting]
    this.#waiting = []
    this.#current = null
    for (const job of jobs) job.done(refused('shutting-down'))
    await this.#endThread()
  }

  #next(): void {
    if (this.#current !== null) return
    this.#cancelTimer()
    const job = this.#waiting.shift()
    if (job === undefined) {
      this.#cancelTimer = this.#deps.clock.after(IDLE_LIMIT, () => void this.#endThread())
      return
    }
    this.#current = job
    job.progress = { state: 'reading', progress: 0 }
    this.#thread ??= this.#start()
    this.#thread.postMessage(job.order)
    this.#cancelTimer = this.#deps.clock.after(TIME_LIMIT, () => this.#fail('it took too long'))
  }

  #start(): Worker {
    const program = this.#deps.program ?? new URL('./thread.ts', import.meta.url)
    const thread = boundedThread(program, MAX_MEGABYTES)
    const isOurs = () => thread === this.#thread
    thread.on('message', (message: FromThread) => isOurs() && this.#onMessage(message))
    thread.once('error', (error) => {
      if (isOurs()) this.#fail(isOutOfMemory(error) ? 'it took too much memory' : error.message)
    })
    return thread
  }

  #onMessage(message: FromThread): void {
    if (this.#current === null) return
    if ('progress' in message) this.#current.progress = { state: 'reading', progress: message.progress }
    else this.#finish(message.read ?? refused('unreadable-file'))
  }

  #fail(why: string): void {
    this.#deps.log.warn({ why }, 'a file could not be read; its reader thread has ended')
    void this.#endThread()
    this.#finish(refused('file-too-heavy'))
  }

  #finish(outcome: ReadFile | Refused): void {
    const job = this.#current
    this.#current = null
    job?.done(outcome)
    this.#next()
  }

  async #endThread(): Promise<void> {
    this.#cancelTimer()
    const thread = this.#thread
    this.#thread = null
    await thread?.terminate()
  }
}
