import type { Pool } from 'pg'

export interface DatabaseLimits {
  /** A query at least this slow is logged, in milliseconds. */
  slowMs: number
  /** A query that runs this long is stopped, in milliseconds. */
  stopAfterMs: number
  /** A result of at least so many rows is logged. */
  largeRows: number
  /** How often the embedded database is vacuumed and its log cut, in milliseconds. */
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
  /** Runs work whose queries may take any time. */
  withoutTimeout<T>(work: (pool: Pool) => Promise<T>): Promise<T>
  /** Writes a copy as of one moment while it is in use: a folder, or a file of `pg_dump`. */
  backUp(target: string): Promise<void>
  close(): Promise<void>
}
