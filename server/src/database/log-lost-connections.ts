import type { Pool } from 'pg'
import type { DatabaseLog } from './log.ts'

/**
 * A lost connection emits an error event besides rejecting the query on it, and an unhandled error event ends the
 * process. The pool handles the event for idle clients; this handles it for clients in use, between two queries of a
 * transaction.
 */
export function logLostConnections(pool: Pool, log: DatabaseLog): Pool {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
