import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../clock.ts'
import type { DatabaseLog } from './log.ts'
import { storageFaultOf } from './storage-fault.ts'

export interface InstrumentOptions {
  log: DatabaseLog
  clock: Clock
  /** Queries that take at least this long are logged. */
  slowMs: number
  /** Results of at least this many rows are logged. */
  largeRows: number
  /** Called for every statement and every request for a connection that failed. */
  failed(error: unknown): void
}

/**
 * The pool as Kysely sees it. Statements are named, so that each is prepared once per connection; slow queries and
 * large results are logged with their text, never with their values.
 */
export function instrumentedPool(pool: Pool, options: InstrumentOptions): PostgresPool {
  const nameOf = statementNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        options.failed(error)
        throw error
      })
      return watchedClient(client, nameOf, options)
    },
  }
}

function watchedClient(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
  options: InstrumentOptions,
): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
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
    // On an unresponsive connection the next query would wait as long as this one.
    release: (error?: Error | boolean) => client.release(error ?? isLost),
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

/** A prepared statement costs memory on both sides, so texts with endless variants (inserts of n rows) are not prepared. */
export function statementNames(most = mostNames): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
