import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Backend, Bounds } from './backend.ts'
import { columnTypes } from './column-types.ts'
import { backUpFolder } from './embedded/backup.ts'
import { Engine } from './embedded/engine.ts'
import { EngineSocket } from './embedded/socket.ts'
import type { Place } from './embedded/start-pglite.ts'
import { keepUp } from './embedded/upkeep.ts'
import type { DatabaseLog } from './log.ts'
import { ownFolder } from './one-owner.ts'
import { DatabaseRefusal } from './refusal.ts'
import { surviveLosses } from './survive-losses.ts'

export interface EmbeddedOptions {
  dataDir?: string | undefined
  template?: string
  log: DatabaseLog
  clock: Clock
  bounds: Bounds
}

export interface EmbeddedBackend extends Backend {
  engine: Engine
}

/** @throws DatabaseRefusal when another process has the folder. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  const { dataDir, template, log, clock, bounds } = options
  const release = dataDir === undefined ? async () => {} : await ownFolder(resolve(dataDir))
  const place: Place = {
    ...(dataDir !== undefined && { folder: folderIn(dataDir) }),
    ...(template && { template }),
  }
  const engine = new Engine({ place, log, clock, stopAfterMs: bounds.stopAfterMs })
  try {
    await engine.start()
  } catch (error) {
    await release()
    throw error
  }
  const pool = poolOver(engine, log)
  const stopUpkeep = keepUp({ engine, pool, log, clock, everyMs: bounds.upkeepEveryMs })
  const close = async () => {
    await stopUpkeep()
    await pool.end()
    await engine.close()
    await release()
  }
  const unhurried = <T>(work: (pool: pg.Pool) => Promise<T>) => engine.unhurried(() => work(pool))
  const backUp = async (target: string) => {
    if (place.folder === undefined) throw new DatabaseRefusal('A database in memory has no backup.')
    await backUpFolder(pool, place.folder, target)
  }
  return { kind: 'pglite', pool, engine, unhurried, backUp, close }
}

function folderIn(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  return join(resolve(dataDir), 'pglite')
}

/**
 * PGlite has one session, so the pool has one client: who holds it in a transaction holds the database, and
 * nobody else's statement can get in between. Asking the pool again from within a transaction would wait for
 * itself, hence the time-out.
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
  return surviveLosses(pool, log)
}
