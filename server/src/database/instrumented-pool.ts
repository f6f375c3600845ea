import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { afterRunning } from '../after-running.ts'
import type { Clock } from '../clock.ts'
import { currentWorkload, WorkloadBusy } from '../workload.ts'
import type { FairQueue, Leave } from './fair-queue.ts'
import type { DatabaseLog } from './log.ts'
import { nameOfStatement } from './statement.ts'
import { storageFaultOf } from './storage-fault.ts'

/** The message of `pg`'s own pool, which storage health recognises. */
const CONNECT_TIMEOUT = 'timeout exceeded when trying to connect'

export interface InstrumentOptions {
  log: DatabaseLog
  clock: Clock
  /** Shares out the pool's connections: its size is the number of connections. */
  queue: FairQueue
  /** How long to wait for a turn, and then for a connection, in ms. */
  connectWithinMs: number
  /** Queries that take at least this long are logged. */
  slowMs: number
  /** Results of at least this many rows are logged. */
  largeRows: number
  /** For tests and benches: called for every statement, with its text. */
  onStatement?: ((text: string) => void) | undefined
  /** Called for every statement and every request for a connection that failed. */
  failed(error: unknown): void
}

/**
 * The pool as Kysely sees it. Workloads share its connections fairly. Statements are named, so that each is
 * prepared once per connection; slow queries and large results are logged with their text, never with their
 * values.
 */
export function instrumentedPool(pool: Pool, options: InstrumentOptions): PostgresPool {
  const nameOf = statementNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const leave = await turnOf(options)
      try {
        return watchedClient(await pool.connect(), leave, nameOf, options)
      } catch (error) {
        leave()
        options.failed(error)
        throw error
      }
    },
  }
}

/** Waits for a place among the connections. */
function turnOf(options: InstrumentOptions): Promise<Leave> {
  const { queue, clock, connectWithinMs } = options
  const { key, weight } = currentWorkload()
  const turn = queue.enter(key, weight)
  return new Promise((resolve, reject) => {
    const stopTimer = afterRunning(clock, connectWithinMs, () => {
      turn.cancel()
      reject(tooLate(options))
    })
    void turn.begun.then((leave) => {
      stopTimer()
      resolve(leave)
    })
  })
}

/**
 * The error for a request that waited too long. If others were served meanwhile, the database works and only
 * this workload has too many queries.
 */
function tooLate({ queue, connectWithinMs, failed }: InstrumentOptions): Error {
  if (queue.stalledFor < connectWithinMs) return new WorkloadBusy()
  const error = new Error(CONNECT_TIMEOUT)
  failed(error)
  return error
}

function watchedClient(
  client: PoolClient,
  leave: Leave,
  nameOf: (text: string) => string | undefined,
  options: InstrumentOptions,
): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    options.onStatement?.(text)
    const began = options.clock.now()
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      const result = await client.query({ text, values: [...values], ...(name && { name }) })
      report(options, text, options.clock.now() - began, result.rows?.length ?? 0)
      return result
    } catch (error) {
      isLost ||= storageFaultOf(error) === 'unreachable'
      options.failed(error)
      report(options, text, options.clock.now() - began, 0)
      throw error
    }
  }
  return {
    // Kysely's other call, with a cursor, is for streams, which this pool does not support.
    query: query as unknown as PostgresPoolClient['query'],
    // Discards an unresponsive connection, on which the next query would wait as long as this one.
    release: (error?: Error | boolean) => {
      client.release(error ?? isLost)
      leave()
    },
  }
}

function report(
  { log, slowMs, largeRows }: InstrumentOptions,
  sql: string,
  took: number,
  rows: number,
): void {
  if (took >= slowMs) log.warn({ sql, milliseconds: took, rows }, 'slow query')
  else if (rows >= largeRows) log.warn({ sql, rows }, 'large result')
}

const mostNames = 500

/**
 * A prepared statement costs memory on both sides, so texts with endless variants (inserts of n rows) are not prepared.
 * Statements with a name of their own always are.
 */
export function statementNames(most = mostNames): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = nameOfStatement(text) ?? names.get(text)
    if (known !== undefined || names.size >= most) return known
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
