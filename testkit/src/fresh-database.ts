import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { usualBounds } from '@trivium/server/database/backend'
import { makeTemplate } from '@trivium/server/database/make-template'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '@trivium/server/database/open'
import { openServer } from '@trivium/server/database/open-server'

const repository = join(import.meta.dirname, '../..')
const quiet = { info() {}, warn() {}, error() {} }

/** What a test may choose; the log is silent unless it gives one. */
export type FreshDatabaseOptions = Partial<Omit<DatabaseOptions, 'url' | 'dataDir' | 'template'>>

/**
 * An empty, fully migrated database that nobody else has; `close()` also removes it.
 *
 * With `TEST_DATABASE_URL` set (a user who may create databases) it is a database of its own on that PostgreSQL
 * server, else an embedded one in memory (about 0.4 s).
 */
export async function freshDatabase(options: FreshDatabaseOptions = {}): Promise<OpenDatabase> {
  const settings = { log: quiet, ...options }
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined || server === '') {
    return openDatabase({ ...settings, template: await template() })
  }
  return freshOnServer(server, settings)
}

async function freshOnServer(server: string, settings: DatabaseOptions): Promise<OpenDatabase> {
  const name = `trivium_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ ...settings, url: url.href })
  const close = async () => {
    await opened.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { ...opened, close }
}

async function onServer(url: string, statement: string): Promise<void> {
  const { pool, close } = await openServer(url, { log: quiet, bounds: usualBounds })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}

/**
 * The dump of a migrated embedded database, made once for each state of the migrations and kept in `.cache`. Test files that
 * run at once may both make it: the last one in place wins, and they are the same.
 */
async function template(): Promise<string> {
  const folder = join(repository, '.cache', 'test-database')
  const path = join(folder, `${stateOfMigrations()}.tar`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await makeTemplate(aside, quiet)
  renameSync(aside, path)
  return path
}

function stateOfMigrations(): string {
  const hash = createHash('sha256')
  const folder = join(repository, 'server/src/database/migrations')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(repository, 'server/package.json')))
  return hash.digest('hex').slice(0, 16)
}
