import type { Clock } from '../../clock.ts'
import type { DatabaseLog } from '../log.ts'
import { Restarts } from './restarts.ts'
import type { EngineLocation } from './start-pglite.ts'
import { EngineThread } from './thread.ts'

export interface EngineOptions {
  place: EngineLocation
  log: DatabaseLog
  clock: Clock
  /** How long one query may run before it is stopped, in milliseconds. */
  stopAfterMs: number
}

/** A query that ran too long, with the code that a PostgreSQL server uses. */
class QueryStopped extends Error {
  override readonly name = 'QueryStopped'
  readonly code = '57014'

  constructor(milliseconds: number) {
    super(`A query ran longer than ${milliseconds} ms and was stopped.`)
  }
}

/**
 * The embedded database as seen from the main thread: one batch of protocol bytes in, one batch of reply
 * bytes out, in order.
 *
 * PGlite cannot cancel a query, so a query that runs too long is stopped together with its thread. For the
 * folder this is an ordinary crash: everything acknowledged is in the log, and the next batch starts a new
 * thread that recovers from it. The same happens when the engine breaks down, for example without space for
 * its log. An in-memory database cannot be restarted: it stays closed.
 */
export class Engine {
  readonly #options: EngineOptions
  readonly #restarts: Restarts
  #thread: Promise<EngineThread> | undefined
  #isUp = false
  #withoutTimeouts = 0
  #closed: Error | undefined

  constructor(options: EngineOptions) {
    this.#options = options
    this.#restarts = new Restarts(options.clock)
  }

  /** A failed first start is reported to the caller; later failures only to the log. */
  async start(): Promise<void> {
    await this.#running()
    this.#isUp = true
  }

  async exchange(batch: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const thread = await this.#running()
    const stopTimer = this.#withoutTimeouts > 0 ? undefined : this.#limit(thread)
    try {
      return (await thread.ask(batch, [batch.buffer])) as Uint8Array<ArrayBuffer>
    } finally {
      stopTimer?.()
    }
  }

  /** Runs work whose queries have no time limit: migrations, vacuuming. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.#withoutTimeouts += 1
    try {
      return await work()
    } finally {
      this.#withoutTimeouts -= 1
    }
  }

  /** Dumps the whole database into one file for `Place.template`. */
  async dump(path: string): Promise<void> {
    await (await this.#running()).ask({ dump: path })
  }

  async close(): Promise<void> {
    if (this.#closed !== undefined) return
    this.#closed = new Error('The database is closed.')
    const thread = await this.#thread?.catch(() => undefined)
    if (thread === undefined) return
    await thread
      .ask('close')
      .catch((error: Error) => this.#options.log.warn({ err: error }, 'the database did not close properly'))
    await thread.stop(this.#closed)
  }

  #limit(thread: EngineThread): () => void {
    const { clock, stopAfterMs } = this.#options
    return clock.after(stopAfterMs, () => {
      const reason = new QueryStopped(stopAfterMs)
      this.#lose(reason)
      void thread.stop(reason)
    })
  }

  #running(): Promise<EngineThread> {
    if (this.#closed !== undefined) return Promise.reject(this.#closed)
    if (this.#thread !== undefined) return this.#thread
    const { refusal } = this.#restarts
    if (refusal !== null) return Promise.reject(refusal)
    this.#restarts.started()
    this.#thread = EngineThread.start(this.#options.place, (reason) => this.#lose(reason))
    return this.#thread
  }

  #lose(reason: Error): void {
    this.#thread = undefined
    this.#restarts.ended(reason)
    if (this.#closed !== undefined) return
    if (this.#isUp) this.#options.log.error({ err: reason }, 'the embedded database has stopped')
    if (this.#options.place.folder === undefined) this.#closed = reason
  }
}
