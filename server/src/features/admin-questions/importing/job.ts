import type { Worker } from 'node:worker_threads'
import type { Import, ImportRow, ImportState } from '@trivium/wire/documents/question'
import type { Kysely } from 'kysely'
import { boundedThread, isOutOfMemory } from '../../../bounded-thread.ts'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { MAX_REPORTED } from './batches.ts'
import type { Batch, FromReader, ReaderCommand, ToReader } from './messages.ts'
import { writeBatch } from './writing.ts'

/** An import that receives nothing for this long is ended, ms. */
const IDLE_LIMIT = 120_000
/** For a batch of rows; the first one includes assembling the whole file. */
const TIME_LIMIT = 60_000
const MAX_MEGABYTES = 1_024
const TOO_SLOW = 'The file takes too long to read. Send it in parts.'

type Counts = Pick<Import, 'progress' | 'lookedAt' | 'added' | 'duplicates' | 'rejected' | 'format'>
export type FinalImportState = Extract<ImportState, 'done' | 'cancelled' | 'interrupted' | 'failed'>

export interface JobDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Called once, when everything is written. */
  readonly ended: (end: FinalImportState, failure: string | null) => Promise<void>
  /** Called if `ended` fails; the job ends anyway. */
  readonly lost: (error: unknown) => void
  /** The program of the thread. */
  readonly program?: URL
}

/** A running import: its parts arrive, a thread reads them, batches are written one after the other. */
export class Job {
  readonly order: ReaderCommand
  readonly characters: number
  readonly #deps: JobDependencies
  readonly #reader: Worker
  readonly #startedAt: number
  #state: 'receiving' | 'writing' | 'ended' = 'receiving'
  #parts = 0
  #received = 0
  #batches: Promise<unknown> = Promise.resolve()
  #cancelTimer = () => {}
  #rows: ImportRow[] = []
  #counts: Counts

  constructor(order: ReaderCommand, characters: number, dependencies: JobDependencies) {
    this.order = order
    this.characters = characters
    this.#deps = dependencies
    this.#startedAt = dependencies.clock.now()
    this.#counts = { progress: 0, lookedAt: 0, added: 0, duplicates: 0, rejected: 0, format: order.format }
    const program = dependencies.program ?? new URL('./reader.ts', import.meta.url)
    this.#reader = boundedThread(program, MAX_MEGABYTES)
    this.#reader.on('message', (message: FromReader) => this.#onMessage(message))
    this.#reader.once('error', (error) => void this.#end('failed', sentenceFor(error)))
    this.#restartIdleTimer()
  }

  get state(): 'receiving' | 'writing' | 'ended' {
    return this.#state
  }

  get counts(): Counts {
    const sent = this.characters === 0 ? 1 : Math.min(1, this.#received / this.characters)
    return this.#state === 'receiving' ? { ...this.#counts, progress: sent } : this.#counts
  }

  get rows(): readonly ImportRow[] {
    return this.#rows
  }

  /** False for an unexpected part, or one that exceeds the announced size; a repeated part is accepted. */
  take(part: number, text: string, isLast: boolean): boolean {
    if (part === this.#parts - 1) return true
    if (this.#state !== 'receiving' || part !== this.#parts) return false
    if (this.#received + text.length > this.characters) return false
    this.#parts += 1
    this.#received += text.length
    this.#post({ part: text })
    this.#restartIdleTimer()
    if (isLast) {
      this.#cancelTimer()
      this.#state = 'writing'
      this.#request({ begin: this.order })
    }
    return true
  }

  /** Stops the import; rows that are already written stay. Resolves when writing has ended. */
  stop(end: 'cancelled' | 'interrupted'): Promise<void> {
    return this.#end(end, null)
  }

  #post(message: ToReader): void {
    this.#reader.postMessage(message)
  }

  /** Requests a batch, with a time limit. */
  #request(message: { readonly begin: ReaderCommand } | 'more'): void {
    this.#post(message)
    this.#cancelTimer = this.#deps.clock.after(TIME_LIMIT, () => void this.#end('failed', TOO_SLOW))
  }

  #restartIdleTimer(): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#deps.clock.after(IDLE_LIMIT, () => void this.#end('cancelled', null))
  }

  #onMessage(message: FromReader): void {
    if (this.#state === 'ended') return
    this.#cancelTimer()
    if ('failure' in message) void this.#end('failed', message.failure)
    else
      this.#batches = this.#write(message.batch).catch((error: unknown) =>
        this.#end('failed', `The rows could not be written: ${String(error)}`, true),
      )
  }

  async #write(batch: Batch): Promise<void> {
    const { added, there } = await writeBatch(this.#deps.db, this.order.importId, batch, this.#startedAt)
    const { format, lookedAt, rejected, progress } = batch
    this.#duplicates += there.length
    this.#rows.push(...[...batch.report, ...there].slice(0, MAX_REPORTED - this.#rows.length))
    this.#counts = {
      format,
      lookedAt,
      rejected,
      progress,
      added: this.#counts.added + added,
      duplicates: batch.duplicates + this.#duplicates,
    }
    if (this.#state === 'ended') return
    if (batch.isLast) await this.#end('done', null, true)
    else this.#request('more')
  }

  /** How many of the rows were already in the bank. */
  #duplicates = 0

  /** Never rejects: nobody waits for it. */
  async #end(end: FinalImportState, failure: string | null, isWithin = false): Promise<void> {
    if (this.#state === 'ended') return
    this.#state = 'ended'
    this.#cancelTimer()
    if (!isWithin) await this.#batches
    await this.#reader.terminate()
    this.#rows.sort((one, other) => one.line - other.line)
    await this.#deps.ended(end, failure).catch(this.#deps.lost)
  }
}

const sentenceFor = (error: Error): string =>
  isOutOfMemory(error)
    ? 'The file is too large to be read at once. Send it in parts.'
    : `The file could not be read: ${error.message}`
