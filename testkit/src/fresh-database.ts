import type { DatabaseOptions, OpenDatabase } from '@trivium/server/database/open'
import { freshEmbedded } from './fresh-embedded.ts'
import { freshOnServer } from './fresh-on-server.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** A test's options for its database; nothing is logged unless they include a log. */
export type FreshDatabaseOptions = Partial<Omit<DatabaseOptions, 'url' | 'dataDir' | 'engine'>>

/**
 * An empty, fully migrated database that nothing else uses; `close()` also removes it.
 *
 * With `TEST_DATABASE_URL` set (for a user who may create databases) it is a separate database on that PostgreSQL
 * server, otherwise an embedded one in memory.
 */
export async function freshDatabase(options: FreshDatabaseOptions = {}): Promise<OpenDatabase> {
  const settings = { log: quiet, ...options }
  const server = process.env.TEST_DATABASE_URL
  return server === undefined || server === '' ? freshEmbedded(settings) : freshOnServer(server, settings)
}
