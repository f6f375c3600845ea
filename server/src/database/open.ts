import { Kysely, PostgresDialect } from 'kysely'
import { type Clock, systemClock } from '../clock.ts'
import { once } from '../once.ts'
import { type Backend, type DatabaseLimits, defaultLimits } from './backend.ts'
import { writeBackup } from './backup.ts'
import type { Engine } from './embedded/engine.ts'
import { FairQueue } from './fair-queue.ts'
import { instrumentedPool } from './instrumented-pool.ts'
import type { DatabaseLog } from './log.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'
import { makeDataFolderPrivate } from './private-files.ts'
import type { Schema } from './schema.ts'
import { StorageHealth, WRITE_PROBE } from './storage-health.ts'

export interface DatabaseOptions {
  /** The URL of a PostgreSQL server. Without it the embedded database is opened. */
  url?: string | undefined
  /** The folder of the embedded database. With neither this nor a URL the database is in memory, for tests. */
  dataDir?: string | undefined
  log: DatabaseLog
  /** Called when the database starts in another thread or process. */
  onBegun?: () => void
  clock?: Clock
  /** A monotonic clock in ms that measures the use of connections. */
  monotonic?: () => number
  bounds?: Partial<DatabaseLimits>
  /** For tests and benches: called for every statement, with its text. */
  onStatement?: (text: string) => void
  /** For tests: an embedded database that already runs and stays open when this is closed, so that it can be reused. */
  engine?: Engine
  /** For tests: while its first byte is not 0, the disk of the embedded database is full. */
  full?: SharedArrayBuffer
}

export interface OpenDatabase {
  db: Kysely<Schema>
  kind: Backend['kind']
  /** Whether the database can be written to. */
  health: StorageHealth
  /** Whether a statement or transaction is under way or waiting. */
  isBusy(): boolean
  /**
   * Writes a backup into a new folder while the database is in use.
   *
   * @throws DatabaseRefusal if that is not possible.
   */
  backUp(into: string): Promise<void>
  /** Current connections: all, idle ones, and the number of callers waiting for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/**
 * Opens the database and migrates it to this version.
 *
 * @throws DatabaseRefusal with a sentence for the operator: the folder is in use, the database is newer than the
 *   program, the server is too old.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, log, clock = systemClock } = options
  const bounds = { ...defaultLimits, ...options.bounds }
  const settings = { ...options, bounds, clock }
  if (url !== undefined) options.onBegun?.()
  const backend = url === undefined ? await openEmbedded(settings) : await openServer(url, settings)
  try {
    const applied = await backend.withoutTimeout((pool) =>
      migrate(new Kysely<never>({ dialect: new PostgresDialect({ pool }) })),
    )
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    if (options.dataDir !== undefined) mendModes(options.dataDir, log)
  } catch (error) {
    await backend.close()
    throw error
  }
  const health = new StorageHealth({ clock, log, tryWriting: () => backend.pool.query(WRITE_PROBE) })
  const { max, connectionTimeoutMillis = 0 } = backend.pool.options
  const queue = new FairQueue({
    places: max,
    reserved: backend.reserved,
    now: options.monotonic ?? (() => performance.now()),
  })
  const pool = instrumentedPool(backend.pool, {
    log,
    clock,
    queue,
    connectWithinMs: connectionTimeoutMillis,
    onStatement: options.onStatement,
    ...bounds,
    failed: (error) => health.failed(error),
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const waiting = () => backend.pool.waitingCount + queue.waiting
  const isBusy = () => backend.pool.totalCount > backend.pool.idleCount || waiting() > 0
  const backUp = (into: string) => writeBackup(backend, { into, dataDir: options.dataDir, at: clock.now() })
  const connections = () => {
    const { totalCount: total, idleCount: idle } = backend.pool
    return { total, idle, waiting: waiting() }
  }
  const close = once(async () => {
    health.stop()
    queue.close()
    await backend.close()
  })
  return { db, kind: backend.kind, health, isBusy, connections, backUp, close }
}

/** Data folders of earlier versions, and files that were copied there, may be readable by every user of the machine. */
function mendModes(dataDir: string, log: DatabaseLog): void {
  const { closed, left } = makeDataFolderPrivate(dataDir)
  if (closed > 0)
    log.info({ dataDir, closed }, 'files of the data folder were accessible to other users and no longer are')
  if (left > 0)
    log.warn(
      { dataDir, left },
      'files of the data folder are accessible to other users, and belong to one: give them to the user of the server with chown -R, and start again',
    )
}
