import pg from 'pg'
import type { Backend, DatabaseLimits } from './backend.ts'
import { columnTypes } from './column-types.ts'
import type { DatabaseLog } from './log.ts'
import { logLostConnections } from './log-lost-connections.ts'
import { DatabaseRefusal } from './refusal.ts'
import { dumpServer } from './server-backup.ts'

const oldest = 15
const connections = 10
/** For commits, and for games that read what a commit without a reply has written. */
const forJournal = 2
/**
 * The server stops long statements itself. If one takes longer than this, in ms, the server is unresponsive.
 */
const LAST_WORD_MS = 5_000

export interface ServerOptions {
  log: DatabaseLog
  bounds: DatabaseLimits
}

/** @throws DatabaseRefusal when the server is older than the migrations require. */
export async function openServer(url: string, { log, bounds }: ServerOptions): Promise<Backend> {
  const poolWith = (more: pg.PoolConfig) =>
    logLostConnections(new pg.Pool({ connectionString: url, types: columnTypes(), ...more }), log)
  const pool = poolWith({
    max: connections,
    connectionTimeoutMillis: 15_000,
    // A server that vanished silently never ends a statement.
    query_timeout: bounds.stopAfterMs + LAST_WORD_MS,
    keepAlive: true,
    statement_timeout: bounds.stopAfterMs,
    idle_in_transaction_session_timeout: bounds.stopAfterMs,
    // No statement here runs long enough to be worth compiling: it took half a second to open a match.
    options: '-c jit=off',
  })
  try {
    await refuseOld(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const unhurried = async <T>(work: (unbound: pg.Pool) => Promise<T>): Promise<T> => {
    const unbound = poolWith({ max: 2 })
    try {
      return await work(unbound)
    } finally {
      await unbound.end()
    }
  }
  const backUp = (target: string) => dumpServer(url, target)
  return {
    kind: 'postgres',
    pool,
    reserved: forJournal,
    withoutTimeout: unhurried,
    backUp,
    close: () => pool.end(),
  }
}

async function refuseOld(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  const version = rows[0]!.version
  if (version >= oldest) return
  throw new DatabaseRefusal(
    `The database server is PostgreSQL ${version}; this program needs ${oldest} or newer.`,
  )
}
