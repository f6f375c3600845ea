import { randomUUID } from 'node:crypto'
import { usualBounds } from '@trivium/server/database/backend'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '@trivium/server/database/open'
import { openServer } from '@trivium/server/database/open-server'
import { freshEmbedded } from './fresh-embedded.ts'

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

async function freshOnServer(server: string, settings: DatabaseOptions): Promise<OpenDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  const name = newName()
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const opened = await openDatabase({ ...settings, url: on(server, name) })
  const close = async () => {
    await opened.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { ...opened, close }
}

const newName = (): string => `trivium_test_${randomUUID().replaceAll('-', '')}`

const on = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/**
 * A migrated database on the server, of which the others are copies: to migrate each took longer than most tests. Workers
 * learn its name from the environment.
 */
export async function openServerTemplate(server: string): Promise<() => Promise<void>> {
  const name = newName()
  await onServer(server, `create database ${name}`)
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`)
  try {
    const { close } = await openDatabase({ url: on(server, name), log: quiet })
    await close()
  } catch (error) {
    await drop()
    throw error
  }
  process.env.TEST_DATABASE_TEMPLATE = name
  return drop
}

async function onServer(url: string, statement: string): Promise<void> {
  const { pool, close } = await openServer(url, { log: quiet, bounds: usualBounds })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}
