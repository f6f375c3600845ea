import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { openBank } from '@trivium/content/questions/load'
import { sql } from 'kysely'
import { markPrepared, PREPARED } from './database/embedded/prepared-folder.ts'
import { openDatabase } from './database/open.ts'
import { importBundledQuestions } from './questions/import-bundled.ts'

/** Part of the build: makes the database that new data folders are copied from. The argument is another place for it. */

const prepared = process.argv[2] ?? PREPARED
const aside = `${prepared}.making`
const quiet = { info() {}, warn() {}, error() {} }

for (const folder of [prepared, aside]) rmSync(folder, { recursive: true, force: true })
mkdirSync(aside, { recursive: true })
const { db, close } = await openDatabase({ dataDir: aside, log: quiet })
await importBundledQuestions(db, await openBank(), Date.now())
await sql`vacuum analyze`.execute(db)
await sql`checkpoint`.execute(db)
await close()
markPrepared(aside)
renameSync(aside, prepared)
