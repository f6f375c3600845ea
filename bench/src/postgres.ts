import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { start } from './child.ts'

const SERVE = fileURLToPath(new URL('../../scripts/serve-postgres.mjs', import.meta.url))

/** A new, empty database. */
export interface NewDatabase {
  readonly url: string
  drop(): Promise<void>
}

export interface BenchPostgres {
  newDatabase(): Promise<NewDatabase>
  stop(): Promise<void>
}

/** The PostgreSQL server of DATABASE_URL; without it, one that runs until `stop` and is on disk as in production. */
export const openPostgres = async (): Promise<BenchPostgres> => {
  const given = process.env.DATABASE_URL
  if (given) return { newDatabase: () => newDatabase(given), stop: async () => {} }
  const server = start(SERVE, [])
  const url = await Promise.race([server.got<string>('url'), server.ended().then(() => null)])
  if (url === null) throw new Error('no PostgreSQL server could be started; DATABASE_URL can name one')
  return {
    newDatabase: () => newDatabase(url),
    stop: async () => {
      server.send('stop')
      await server.ended()
    },
  }
}

const newDatabase = async (server: string): Promise<NewDatabase> => {
  const name = `trivium_bench_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
