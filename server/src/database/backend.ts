import type { Pool } from 'pg'

export interface DatabaseLimits {
  /** Queries at least this slow are logged, in milliseconds. */
  slowMs: number
  /** Queries that run this long are stopped, in milliseconds. */
  stopAfterMs: number
  /** Results of at least this many rows are logged. */
  largeRows: number
  /** How often the embedded database is vacuumed and its log truncated, in milliseconds. */
  upkeepEveryMs: number
}

export const defaultLimits: DatabaseLimits = {
  slowMs: 250,
  stopAfterMs: 30_000,
  largeRows: 10_000,
  upkeepEveryMs: 60_000,
}

/** One of the two databases behind the same pool. */
export interface Backend {
  kind: 'pglite' | 'postgres'
  pool: Pool
  /** How many of the pool's connections are kept for the journal. */
  reserved: number
  /** Runs work whose queries have no time limit. */
  withoutTimeout<T>(work: (pool: Pool) => Promise<T>): Promise<T>
  /** Writes a consistent copy while the database is in use: a folder, or a `pg_dump` file. */
  backUp(target: string): Promise<void>
  close(): Promise<void>
}
