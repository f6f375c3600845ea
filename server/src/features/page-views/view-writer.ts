import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { addSums, addVisitors } from './queries.ts'
import { ViewBuffer } from './view-buffer.ts'

export interface ViewWriterDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

/** Written after this long, ms, or when this many views are waiting. */
const WRITE_EVERY = 10_000
const WRITE_AT = 500

/** Gathers views and writes them in batches, one write at a time. */
export class ViewWriter {
  readonly gathered = new ViewBuffer()
  readonly #deps: ViewWriterDependencies
  #cancelTimer: (() => void) | null = null
  #last: Promise<void> = Promise.resolve()
  /** Waits for the running write, then writes everything that has arrived by then. */
  #next: Promise<void> | null = null
  #isWriting = false
  #hasFailed = false

  constructor(dependencies: ViewWriterDependencies) {
    this.#deps = dependencies
  }

  /** Many views do not trigger more writes while the database is busy or down: the timer retries. */
  writeSoon(): void {
    const isFree = !this.#isWriting && !this.#hasFailed && this.#next === null
    if (isFree && this.gathered.views >= WRITE_AT) void this.flush()
    else this.#schedule()
  }

  /** Resolves when everything counted before is written, or has failed. */
  flush(): Promise<void> {
    this.#unschedule()
    if (this.#next !== null) return this.#next
    this.#next = this.#last
      .then(() => {
        this.#next = null
        return this.#write()
      })
      .then(() => {
        if (this.gathered.views > 0) this.#schedule()
      })
    this.#last = this.#next
    return this.#last
  }

  async stop(): Promise<void> {
    await this.flush()
    this.#unschedule()
  }

  #schedule(): void {
    this.#cancelTimer ??= this.#deps.clock.after(WRITE_EVERY, () => void this.flush())
  }

  #unschedule(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  async #write(): Promise<void> {
    const taken = this.gathered.take()
    if (taken.sums.length === 0) return
    this.#isWriting = true
    try {
      await this.#deps.db.transaction().execute(async (tx) => {
        await addSums(tx, taken.sums)
        await addVisitors(tx, taken.visitors)
      })
      this.#hasFailed = false
    } catch (error) {
      this.#hasFailed = true
      this.gathered.giveBack(taken)
      this.#deps.log.warn({ err: error }, 'page views could not be saved; trying again')
    } finally {
      this.#isWriting = false
    }
  }
}
