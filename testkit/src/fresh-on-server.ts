import { randomUUID } from 'node:crypto'
import { defaultLimits } from '@trivium/server/database/backend'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '@trivium/server/database/open'
import { openServer } from '@trivium/server/database/open-server'
import type { Kysely } from 'kysely'
import { type NewDatabase, readNew, renew } from './reuse-database.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** Idle databases: creating one takes longer than most tests; emptying one takes a tenth of that. */
const shelf: string[] = []
let asNew: NewDatabase | undefined

/** An empty, fully migrated database on a server. It is reused within this run. */
export async function freshOnServer(server: string, settings: DatabaseOptions): Promise<OpenDatabase> {
  const name = (await fromShelf(server)) ?? (await create(server))
  const opened = await openDatabase({ ...settings, url: on(server, name) })
  asNew ??= await readNew(opened.db as unknown as Kysely<never>)
  let closing: Promise<void> | undefined
  const close = async () => {
    await opened.close()
    // Outside a run nothing else would drop it.
    if (process.env.TEST_DATABASE_RUN) shelf.push(name)
    else await drop(server, name)
  }
  return {
    ...opened,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Gives all new databases a name prefix, also in workers; the returned function drops these databases. */
export function beginRun(server: string): () => Promise<void> {
  const run = `trivium_test_${randomUUID().slice(0, 8)}`
  process.env.TEST_DATABASE_RUN = run
  return async () => {
    const { rows } = await onServer(
      server,
      `select datname from pg_database where starts_with(datname, '${run}')`,
    )
    for (const { datname } of rows) await drop(server, datname)
  }
}

/** An idle database, reset to new. Databases that cannot be reset are dropped. */
async function fromShelf(server: string): Promise<string | undefined> {
  const name = shelf.pop()
  if (name === undefined) return undefined
  if (await isRenewed(on(server, name)).catch(() => false)) return name
  await drop(server, name)
  return fromShelf(server)
}

async function isRenewed(url: string): Promise<boolean> {
  if (asNew === undefined) return false
  const { db, close } = await openDatabase({ url, log: quiet })
  try {
    return await renew(db as unknown as Kysely<never>, asNew)
  } finally {
    await close()
  }
}

async function create(server: string): Promise<string> {
  const run = process.env.TEST_DATABASE_RUN ?? 'trivium_test'
  const name = `${run}_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  return name
}

const drop = (server: string, name: string) =>
  onServer(server, `drop database if exists ${name} with (force)`)

const on = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(url: string, statement: string): Promise<{ readonly rows: { datname: string }[] }> {
  const { pool, close } = await openServer(url, { log: quiet, bounds: defaultLimits })
  try {
    return await pool.query(statement)
  } finally {
    await close()
  }
}
