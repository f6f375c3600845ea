import type { Pool } from 'pg'
import type { DatabaseLog } from './log.ts'

/**
 * A lost connection is an event as well as a refusal to whoever queries on it, and an event that nobody hears ends the
 * process. The pool hears it for the clients that are idle; those in use, between two queries of a transaction, are heard here.
 */
export function logLostConnections(pool: Pool, log: DatabaseLog): Pool {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
