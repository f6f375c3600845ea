import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DatabaseRefusal } from './refusal.ts'

const run = promisify(execFile)

/** The password is passed in the environment: arguments are visible to everybody on the machine. */
const environmentOf = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, '') || searchParams.get('host'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  }
  // PostgreSQL's programs use their defaults for whatever the URL leaves out.
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

const program = async (name: string, args: readonly string[], url: string): Promise<void> => {
  try {
    await run(name, [...args], { env: { ...process.env, ...environmentOf(url) } })
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT')
      throw new DatabaseRefusal(`${name} is not installed: install PostgreSQL's client programs.`)
    throw new DatabaseRefusal(`${name}: ${stderr?.trim() || message}`)
  }
}

/** Runs `pg_dump`: a consistent copy while the database is in use. `file` is in its custom format. */
export const dumpServer = (url: string, file: string): Promise<void> =>
  program('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)

/** Fills an empty database with `pg_restore`, all or nothing. */
export const restoreServer = (url: string, file: string): Promise<void> => {
  const { PGDATABASE = '' } = environmentOf(url)
  const how = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
  return program('pg_restore', [...how, `--dbname=${PGDATABASE}`, file], url)
}
