import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openBank } from '@trivium/content/questions/load'
import { sql } from 'kysely'
import { markPrepared, PREPARED } from './database/embedded/prepared-folder.ts'
import { openDatabase } from './database/open.ts'
import { importBundledQuestions } from './questions/import-bundled.ts'

/** Part of the build: makes the database that new data folders are copied from. The argument is another place for it. */

const prepared = process.argv[2] ?? PREPARED
const aside = `${prepared}.making`

/** After an orderly stop only the first log file is in use; the spare ones of the import would be copied for nothing. */
const removeSpareLogs = (logs: string): void => {
  const [, ...spare] = readdirSync(logs)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort()
  for (const name of spare) rmSync(join(logs, name))
}

const quiet = { info() {}, warn() {}, error() {} }

for (const folder of [prepared, aside]) rmSync(folder, { recursive: true, force: true })
mkdirSync(aside, { recursive: true })
const { db, close } = await openDatabase({ dataDir: aside, log: quiet })
await importBundledQuestions(db, await openBank(), Date.now())
await sql`vacuum analyze`.execute(db)
await sql`checkpoint`.execute(db)
await close()
removeSpareLogs(join(aside, 'pglite/pg_wal'))
markPrepared(aside)
renameSync(aside, prepared)
