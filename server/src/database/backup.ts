import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Backend } from './backend.ts'
import { lockDirectory } from './directory-lock.ts'
import { syncFile, syncFolder } from './embedded/sync-files.ts'
import { makeTreePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts'
import { DatabaseRefusal } from './refusal.ts'
import { restoreServer } from './server-backup.ts'

/*
 * A backup is a separate folder with the embedded database's folder or a dump of a server's database, and a
 * note that records which of the two it is and when it was made. The note is written last: a folder without a
 * note is not a backup.
 */

const COPY = 'pglite'
const DUMP = 'trivium.dump'
const NOTE = 'trivium-backup.json'

const Note = z.object({ kind: z.enum(['pglite', 'postgres']), at: z.number() })

const isEmptyOrAbsent = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/**
 * Writes a backup of a database in use into a new folder.
 *
 * @throws DatabaseRefusal if the folder is not empty, or is inside the database's folder.
 */
export const writeBackup = async (
  backend: Pick<Backend, 'kind' | 'backUp'>,
  { into, dataDir, at }: { readonly into: string; readonly dataDir: string | undefined; readonly at: number },
): Promise<void> => {
  const folder = resolve(into)
  const own = dataDir === undefined ? null : join(resolve(dataDir), COPY)
  if (own !== null && !relative(own, folder).startsWith('..'))
    throw new DatabaseRefusal(`${folder} is in the database's own folder: choose another one.`)
  if (!isEmptyOrAbsent(folder)) throw new DatabaseRefusal(`${folder} is not empty: choose a new folder.`)
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  try {
    await backend.backUp(join(folder, backend.kind === 'pglite' ? COPY : DUMP))
    await writeFile(join(folder, NOTE), `${JSON.stringify({ kind: backend.kind, at })}\n`, {
      mode: PRIVATE_FILE,
    })
    makeTreePrivate(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const readNote = async (folder: string): Promise<z.infer<typeof Note>> => {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => null)
  if (text === null)
    throw new DatabaseRefusal(`${folder} is not a backup, or an incomplete one: it has no ${NOTE}.`)
  return Note.parse(JSON.parse(text))
}

const isEmptyDatabase = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")
    return rows.length === 0
  } finally {
    await client.end()
  }
}

const fillFolder = async (copy: string, dataDir: string): Promise<void> => {
  const target = join(resolve(dataDir), COPY)
  const release = await lockDirectory(resolve(dataDir))
  try {
    if (existsSync(target))
      throw new DatabaseRefusal(`${dataDir} (DATA_DIR) already holds a database: choose a new folder.`)
    const aside = `${target}.restoring`
    await rm(aside, { recursive: true, force: true })
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER })
    await cp(copy, aside, { recursive: true })
    makeTreePrivate(aside)
    syncFolder(aside)
    await rename(aside, target)
    syncFile(dirname(target))
  } finally {
    await release()
  }
}

/**
 * Restores a backup into a data folder without a database, or into an empty database of a PostgreSQL server.
 * Returns when the backup was made, in epoch milliseconds.
 *
 * @throws DatabaseRefusal if there is a database already, or the backup is of the other kind of database.
 */
export const restoreBackup = async (
  from: string,
  to: { readonly url: string | null; readonly dataDir: string },
): Promise<number> => {
  const folder = resolve(from)
  const { kind, at } = await readNote(folder)
  if (kind === 'pglite' && to.url !== null)
    throw new DatabaseRefusal('This is a backup of an embedded database: restore it without DATABASE_URL.')
  if (kind === 'postgres' && to.url === null)
    throw new DatabaseRefusal(
      'This is a backup of a PostgreSQL server: set DATABASE_URL to the server to restore it to.',
    )
  if (to.url === null) await fillFolder(join(folder, COPY), to.dataDir)
  else if (await isEmptyDatabase(to.url)) await restoreServer(to.url, join(folder, DUMP))
  else throw new DatabaseRefusal('The database of DATABASE_URL is not empty: create a new one.')
  return at
}
