import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Child, start } from './child.ts'
import { pin, processTimes } from './processor-time.ts'

/** A new, empty database. */
export interface NewDatabase {
  readonly url: string
  drop(): Promise<void>
}

export interface BenchPostgres {
  newDatabase(): Promise<NewDatabase>
  /** The processor time of the server's processes so far, ms; null if they run on another machine. */
  processorTime(): Promise<number | null>
  stop(): Promise<void>
}

/**
 * The PostgreSQL server of DATABASE_URL. Without it, one with its defaults that runs until `stop`, on this processor if
 * one is named.
 */
export const openPostgres = async (processor?: number): Promise<BenchPostgres> => {
  const given = process.env.DATABASE_URL
  if (given) return benchPostgres(given, async () => {})
  const server = start('../../scripts/serve-postgres.mjs', [])
  if (processor !== undefined) pin(server.process.pid, processor)
  const url = await Promise.race([server.got<string>('url'), server.ended().then(() => null)])
  if (url === null) throw new Error('no PostgreSQL server could be started; DATABASE_URL can name one')
  return benchPostgres(url, () => stop(server))
}

const stop = async (server: Child): Promise<void> => {
  server.send('stop')
  await server.ended()
}

const benchPostgres = (url: string, stop: () => Promise<void>): BenchPostgres => ({
  newDatabase: () => newDatabase(url),
  processorTime: () => processorTime(url),
  stop,
})

const newDatabase = async (server: string): Promise<NewDatabase> => {
  const name = `trivium_bench_${randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => void (await query(server, `drop database if exists ${name} with (force)`))
  return { url: url.href, drop }
}

const processorTime = async (server: string): Promise<number | null> => {
  const children = (await query<{ pid: number }>(server, 'select pid from pg_stat_activity'))
    .map(({ pid }) => processTimes(pid))
    .filter((times) => times !== null)
  const main = children[0] === undefined ? null : processTimes(children[0].parent)
  return main && children.reduce((sum, { own }) => sum + own, main.own + main.ended)
}

const query = async <Row extends pg.QueryResultRow>(server: string, statement: string): Promise<Row[]> => {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
