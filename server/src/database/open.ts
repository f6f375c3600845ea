import { Kysely, PostgresDialect } from 'kysely'
import { type Clock, systemClock } from '../clock.ts'
import { type Backend, type DatabaseLimits, defaultLimits } from './backend.ts'
import { writeBackup } from './backup.ts'
import type { Engine } from './embedded/engine.ts'
import { instrumentedPool } from './instrumented-pool.ts'
import type { DatabaseLog } from './log.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openServer } from './open-server.ts'
import { closeDataFolder } from './private-files.ts'
import type { Schema } from './schema.ts'
import { StorageHealth, WRITE_TRIAL } from './storage-health.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server's address. Without it the embedded database is opened. */
  url?: string | undefined
  /** The folder of the embedded database. With neither the database is in memory, for tests. */
  dataDir?: string | undefined
  log: DatabaseLog
  clock?: Clock
  bounds?: Partial<DatabaseLimits>
  /** An embedded database that runs already, and goes on when this is closed: for tests, which use one again and again. */
  engine?: Engine
  /** For tests: while its first byte is not 0, the disk of the embedded database is full. */
  full?: SharedArrayBuffer
}

export interface OpenDatabase {
  db: Kysely<Schema>
  kind: Backend['kind']
  /** Whether it can be written to. */
  health: StorageHealth
  /** Some statement or transaction is under way, or waits for its turn. */
  isBusy(): boolean
  /**
   * Writes a backup into a new folder while everything goes on.
   *
   * @throws DatabaseRefusal where that cannot be.
   */
  backUp(into: string): Promise<void>
  /** Connections now: all, those that nobody uses, and how many wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/**
 * Opens the database and brings it up to this program.
 *
 * @throws DatabaseRefusal with a sentence for the operator: the folder is in use, the database is newer than the
 *   program, the server is too old.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, log, clock = systemClock } = options
  const bounds = { ...defaultLimits, ...options.bounds }
  const settings = { ...options, bounds, clock }
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
  const health = new StorageHealth({ clock, log, tryWriting: () => backend.pool.query(WRITE_TRIAL) })
  const pool = instrumentedPool(backend.pool, {
    log,
    clock,
    ...bounds,
    failed: (error) => health.failed(error),
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const isBusy = () => backend.pool.totalCount > backend.pool.idleCount || backend.pool.waitingCount > 0
  const backUp = (into: string) => writeBackup(backend, { into, dataDir: options.dataDir, at: clock.now() })
  const connections = () => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = backend.pool
    return { total, idle, waiting }
  }
  const close = once(async () => {
    health.stop()
    await backend.close()
  })
  return { db, kind: backend.kind, health, isBusy, connections, backUp, close }
}

/** Data folders of earlier versions could be read by every user of the machine. */
function mendModes(dataDir: string, log: DatabaseLog): void {
  const { closed, left } = closeDataFolder(dataDir)
  if (closed > 0)
    log.info({ dataDir, closed }, 'files of the data folder were open to other users; now closed')
  if (left > 0) log.warn({ dataDir, left }, 'files of the data folder are open to other users')
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}
