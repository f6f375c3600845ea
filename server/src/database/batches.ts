import type { Millis } from '@trivium/rules/game/decider'
import type { Clock } from '../clock.ts'
import { asWorkload, type Workload } from '../workload.ts'
import { isStatementError } from './statement-error.ts'

export interface BatchOptions<Entry, Outcome> {
  readonly clock: Clock
  /** Minimum time between the starts of batches, in ms, so that under load they are fewer and larger. */
  readonly interval: Millis
  /** The largest number of entries in a batch. */
  readonly max: number
  /** The largest number while many more are waiting: fewer and larger batches catch up. By default the same. */
  readonly maxBehind?: number
  readonly workload: Workload
  /** Runs a batch; returns the outcome of each entry, in order. Must be atomic: after an error nothing was done. */
  readonly run: (entries: readonly Entry[]) => Promise<readonly Outcome[]>
  /** Whether an error is the fault of a single entry, so that the others are tried again without it. */
  readonly isSeparable?: (error: unknown) => boolean
  /** Entries that share a key are never in the same batch. */
  readonly keysOf?: (entry: Entry) => readonly string[]
}

/** Minimum times between the starts of batches, in ms. */
export interface BatchIntervals {
  /** Players wait for it before they see their answers acknowledged. */
  readonly journal: Millis
  readonly queue: Millis
  /** Opening single-player games. */
  readonly opening: Millis
  readonly settling: Millis
  readonly documents: Millis
  readonly sessions: Millis
  /** Picking the next questions of Survival. */
  readonly questions: Millis
}

export const BATCH_INTERVALS: BatchIntervals = {
  journal: 10,
  queue: 100,
  opening: 50,
  settling: 250,
  documents: 50,
  sessions: 20,
  questions: 20,
}

/** For tests whose clock stands still. */
export const NO_INTERVALS: BatchIntervals = {
  journal: 0,
  queue: 0,
  opening: 0,
  settling: 0,
  documents: 0,
  sessions: 0,
  questions: 0,
}

interface Waiting<Entry, Outcome> {
  readonly entry: Entry
  readonly done: (outcome: Outcome) => void
  readonly failed: (error: unknown) => void
}

/**
 * Does together what happens at the same moment: entries that arrive during a batch go into the next one. A single entry
 * is run at once. An entry that the database refuses fails alone.
 */
export class Batches<Entry, Outcome> {
  readonly #options: BatchOptions<Entry, Outcome>
  #gathered: Waiting<Entry, Outcome>[] = []
  #isRunning = false
  #began = Number.NEGATIVE_INFINITY

  constructor(options: BatchOptions<Entry, Outcome>) {
    this.#options = options
  }

  add(entry: Entry): Promise<Outcome> {
    return new Promise((done, failed) => {
      this.#gathered.push({ entry, done, failed })
      if (this.#isRunning) return
      this.#isRunning = true
      // Includes entries that arrive in the same turn of the event loop.
      setImmediate(() => this.#next())
    })
  }

  /** A full batch need not wait for more entries. */
  #next(): void {
    const { clock, interval, max } = this.#options
    const early = this.#began + interval - clock.now()
    if (this.#gathered.length < max && early > 0 && early <= interval)
      clock.after(early, () => void this.#runOne())
    else void this.#runOne()
  }

  async #runOne(): Promise<void> {
    this.#began = this.#options.clock.now()
    await this.#run(this.#take())
    if (this.#gathered.length > 0) this.#next()
    else this.#isRunning = false
  }

  /** A quarter of those that wait, within the limits. */
  get #size(): number {
    const { max, maxBehind = max } = this.#options
    return Math.min(maxBehind, Math.max(max, Math.ceil(this.#gathered.length / 4)))
  }

  #take(): Waiting<Entry, Outcome>[] {
    const { keysOf = () => [] } = this.#options
    const size = this.#size
    const taken: Waiting<Entry, Outcome>[] = []
    const left: Waiting<Entry, Outcome>[] = []
    const keys = new Set<string>()
    for (const one of this.#gathered) {
      const own = keysOf(one.entry)
      const fits = taken.length < size && !own.some((key) => keys.has(key))
      for (const key of own) keys.add(key)
      if (fits) taken.push(one)
      else left.push(one)
    }
    this.#gathered = left
    return taken
  }

  /** Resolves or rejects every entry; never rejects itself. */
  async #run(batch: readonly Waiting<Entry, Outcome>[]): Promise<void> {
    const { workload, run, isSeparable = isStatementError } = this.#options
    try {
      const outcomes = await asWorkload(workload, () => run(batch.map(({ entry }) => entry)))
      for (const [i, { done }] of batch.entries()) done(outcomes[i] as Outcome)
    } catch (error) {
      if (batch.length > 1 && isSeparable(error)) await this.#runHalves(batch)
      else for (const { failed } of batch) failed(error)
    }
  }

  /** Until each faulty entry is alone. */
  async #runHalves(batch: readonly Waiting<Entry, Outcome>[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2)
    await this.#run(batch.slice(0, middle))
    await this.#run(batch.slice(middle))
  }
}
