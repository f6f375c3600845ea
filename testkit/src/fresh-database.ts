import type { DatabaseOptions, OpenDatabase } from '@trivium/server/database/open'
import { freshEmbedded } from './fresh-embedded.ts'
import { freshOnServer } from './fresh-on-server.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** What a test may choose; the log is silent unless it gives one. */
export type FreshDatabaseOptions = Partial<Omit<DatabaseOptions, 'url' | 'dataDir' | 'engine'>>

/**
 * An empty, fully migrated database that nobody else has; `close()` also removes it.
 *
 * With `TEST_DATABASE_URL` set (a user who may create databases) it is a database of its own on that PostgreSQL
 * server, else an embedded one in memory.
 */
export async function freshDatabase(options: FreshDatabaseOptions = {}): Promise<OpenDatabase> {
  const settings = { log: quiet, ...options }
  const server = process.env.TEST_DATABASE_URL
  return server === undefined || server === '' ? freshEmbedded(settings) : freshOnServer(server, settings)
}
