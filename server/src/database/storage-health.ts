import type { Clock } from '../clock.ts'
import type { DatabaseLog } from './log.ts'
import { FAULT_SENTENCES, type StorageFault, storageFaultOf } from './storage-fault.ts'

export interface StorageHealthDependencies {
  readonly clock: Clock
  readonly log: DatabaseLog
  /** Makes a test write; rejects if it fails. */
  readonly tryWriting: () => Promise<unknown>
}

/** Delay of the first test write after a failure, and between later ones, in ms. */
const FIRST_TRY = 500
const NEXT_TRY = 2_000

/**
 * Whether anything can be saved. A statement that fails because of storage shows that it can't. Since reads still
 * work on a full disk, only a successful write shows that it can again.
 */
export class StorageHealth {
  readonly #with: StorageHealthDependencies
  readonly #watchers = new Set<(fault: StorageFault | null) => void>()
  #fault: StorageFault | null = null
  #since = 0
  #failed = 0
  #stopped = false
  #cancel = () => {}

  constructor(dependencies: StorageHealthDependencies) {
    this.#with = dependencies
  }

  /** Why nothing can be saved now; null if it can. */
  get fault(): StorageFault | null {
    return this.#fault
  }

  /** Call when a statement has failed. */
  failed(error: unknown): void {
    const fault = storageFaultOf(error)
    if (fault === null || this.#stopped) return
    this.#failed += 1
    if (this.#fault === null) this.#begin(fault, error)
  }

  /** Calls back at each change; returns a function that unsubscribes. */
  watch(onChange: (fault: StorageFault | null) => void): () => void {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  stop(): void {
    this.#stopped = true
    this.#cancel()
  }

  #begin(fault: StorageFault, error: unknown): void {
    const { clock, log } = this.#with
    this.#since = clock.now()
    log.error({ err: error, fault }, `nothing can be saved: ${FAULT_SENTENCES[fault]}`)
    this.#become(fault)
    this.#tryAfter(FIRST_TRY)
  }

  #tryAfter(ms: number): void {
    this.#cancel = this.#with.clock.after(ms, () => void this.#try())
  }

  async #try(): Promise<void> {
    try {
      await this.#with.tryWriting()
      if (!this.#stopped) this.#end()
    } catch (error) {
      if (this.#stopped) return
      const fault = storageFaultOf(error)
      if (fault !== null && fault !== this.#fault) this.#become(fault)
      this.#tryAfter(NEXT_TRY)
    }
  }

  #end(): void {
    const { clock, log } = this.#with
    const about = { milliseconds: clock.now() - this.#since, failed: this.#failed }
    log.info(about, 'everything is saved again')
    this.#failed = 0
    this.#become(null)
  }

  #become(fault: StorageFault | null): void {
    this.#fault = fault
    for (const tell of this.#watchers) tell(fault)
  }
}

/** The part that the rest of the program uses. */
export type Storage = Pick<StorageHealth, 'fault' | 'watch'>

/** For callers without storage monitoring. */
export const HEALTHY_STORAGE: Storage = { fault: null, watch: () => () => {} }

/**
 * Allocates new space in a table and in the log, and frees it. A row that fits into an existing page would be written
 * even on a full disk.
 */
export const WRITE_PROBE = `
  insert into settings (name, value)
    select 'storage-trial', to_jsonb(string_agg(md5(random()::text), '')) from generate_series(1, 8000)
    on conflict (name) do nothing;
  delete from settings where name = 'storage-trial'`
