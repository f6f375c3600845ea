import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startService } from '../cluster/service.ts'
import { checkOutVersion } from '../old-version.ts'
import type { Facts } from './facts.ts'
import { DATA, FACTS } from './files.ts'

/*
 * `node scripts/run.mjs testkit/src/released/make.ts REF`: writes the data that players of an earlier version, a tag or a
 * commit, leave behind when its server is killed. Its code plays what this folder says, on PostgreSQL.
 */

interface Played {
  readonly database: string
  readonly facts: Omit<Facts, 'commit'>
}

const NOT_DATA =
  /^(?:--.*|SET .*;|SELECT pg_catalog\.set_config\(.*;|\\(?:un)?restrict .*|CREATE SCHEMA public;|)$/

const dump = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=100']
  const text = execFileSync('pg_dump', [...options, url.href], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return `${text
    .split('\n')
    .filter((line) => !NOT_DATA.test(line))
    .join('\n')}\n`
}

/** A line for each field, document and answer. */
const inLines = (facts: Facts): string => {
  const lines = (value: unknown) =>
    Array.isArray(value)
      ? `[\n  ${value.map((one) => JSON.stringify(one)).join(',\n  ')}\n ]`
      : JSON.stringify(value)
  const fields = Object.entries(facts).map(([name, value]) => ` ${JSON.stringify(name)}: ${lines(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

const make = async (ref: string): Promise<void> => {
  const old = checkOutVersion(ref)
  const postgres = await startService('postgres')
  try {
    const copy = join(old.folder, 'testkit/src/released')
    cpSync(import.meta.dirname, copy, { recursive: true })
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
    const played = execFileSync(process.execPath, [join(copy, 'play.ts')], { encoding: 'utf8', env })
    const { database, facts } = JSON.parse(played) as Played
    writeFileSync(DATA, dump(postgres.url, database))
    writeFileSync(FACTS, inLines({ commit: old.commit, ...facts }))
  } finally {
    await postgres.stop()
    old.remove()
  }
}

const [ref] = process.argv.slice(2)
if (ref === undefined) throw new Error('Which version? Give a tag or a commit.')
await make(ref)
