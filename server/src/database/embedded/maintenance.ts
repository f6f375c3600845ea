import type { Pool } from 'pg'
import type { Clock } from '../../clock.ts'
import type { DatabaseLog } from '../log.ts'
import type { Engine } from './engine.ts'

export interface MaintenanceOptions {
  engine: Engine
  pool: Pool
  log: DatabaseLog
  clock: Clock
  everyMs: number
}

/**
 * Runs on a timer what PGlite has no background process for: VACUUM, without which frequently updated tables
 * grow forever, and CHECKPOINT, without which the log grows forever. Does nothing while nothing is written.
 *
 * @returns a function that stops it and resolves when a round under way has ended.
 */
export function startMaintenance(options: MaintenanceOptions): () => Promise<void> {
  const { clock, everyMs, log } = options
  let position = ''
  let stopped = false
  let round = Promise.resolve()
  const arm = () =>
    clock.after(everyMs, () => {
      round = upkeepRound(options, position)
        .then((reached) => {
          position = reached
        })
        .catch((error: Error) => log.error({ err: error }, 'database maintenance failed'))
        .then(() => {
          if (!stopped) disarm = arm()
        })
    })
  let disarm = arm()
  return async () => {
    stopped = true
    disarm()
    await round
  }
}

async function upkeepRound({ engine, pool }: MaintenanceOptions, last: string): Promise<string> {
  if ((await logPosition(pool)) === last) return last
  for (const table of await tables(pool)) await alone(engine, pool, `vacuum (analyze) ${table}`)
  await alone(engine, pool, 'checkpoint')
  return logPosition(pool)
}

/** Runs one statement at a time on the pool's one client, so that other queries can run in between. */
async function alone(engine: Engine, pool: Pool, statement: string): Promise<void> {
  const client = await pool.connect()
  try {
    await engine.withoutTimeout(() => client.query(statement))
  } finally {
    client.release()
  }
}

async function logPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
  return rows[0]!.at
}

async function tables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  return rows.map((row) => row.name)
}
