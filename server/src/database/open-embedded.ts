import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Backend, DatabaseLimits } from './backend.ts'
import { columnTypes } from './column-types.ts'
import { lockDirectory } from './directory-lock.ts'
import { backUpFolder, endBackup } from './embedded/backup.ts'
import { Engine } from './embedded/engine.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { EngineSocket } from './embedded/socket.ts'
import type { DatabaseLog } from './log.ts'
import { logLostConnections } from './log-lost-connections.ts'
import { PRIVATE_FOLDER } from './private-files.ts'
import { DatabaseRefusal } from './refusal.ts'

export interface EmbeddedOptions {
  dataDir?: string | undefined
  engine?: Engine
  /** For tests: see `Place.full`. */
  full?: SharedArrayBuffer
  log: DatabaseLog
  onBegun?: () => void
  clock: Clock
  bounds: DatabaseLimits
}

export interface EmbeddedBackend extends Backend {
  engine: Engine
}

/** @throws DatabaseRefusal when another process uses the folder. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  const { log, clock, bounds } = options
  const { engine, stop } = options.engine
    ? { engine: options.engine, stop: async () => {} }
    : await start(options)
  const pool = poolOver(engine, log)
  if (options.dataDir !== undefined) await endBackup(pool)
  const stopUpkeep = startMaintenance({ engine, pool, log, clock, everyMs: bounds.upkeepEveryMs })
  const close = async () => {
    await stopUpkeep()
    await pool.end()
    await stop()
  }
  const unhurried = <T>(work: (pool: pg.Pool) => Promise<T>) => engine.withoutTimeout(() => work(pool))
  let backingUp = false
  const backUp = async (target: string) => {
    if (options.dataDir === undefined) throw new DatabaseRefusal('A database in memory has no backup.')
    if (backingUp) throw new DatabaseRefusal('Another backup is being made: wait until it is done.')
    backingUp = true
    try {
      await backUpFolder({ engine, pool }, folderIn(options.dataDir), target)
    } finally {
      backingUp = false
    }
  }
  // There is one connection; the journal is the first to get it.
  return { kind: 'pglite', pool, reserved: 0, engine, withoutTimeout: unhurried, backUp, close }
}

/** Starts an engine in this process, under the folder's lock. */
async function start({ dataDir, full, log, onBegun, clock, bounds }: EmbeddedOptions) {
  const release = dataDir === undefined ? async () => {} : await lockDirectory(resolve(dataDir))
  const place = dataDir === undefined ? {} : { folder: folderIn(dataDir), ...(full && { full }) }
  const engine = new Engine({ place, log, clock, stopAfterMs: bounds.stopAfterMs })
  try {
    const started = engine.start()
    onBegun?.()
    await started
  } catch (error) {
    await release()
    throw error
  }
  const stop = async () => {
    await engine.close()
    await release()
  }
  return { engine, stop }
}

function folderIn(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  return join(resolve(dataDir), 'pglite')
}

/**
 * PGlite has one session, so the pool has one client: a transaction holds the whole database, and no other
 * statement can run in between. A transaction that asked the pool for another client would wait for itself
 * forever, hence the timeout.
 */
function poolOver(engine: Engine, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    types: columnTypes(),
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
  })
  return logLostConnections(pool, log)
}
