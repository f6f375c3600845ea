import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { closeTree, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import type { Engine } from './engine.ts'
import { syncFile, syncFolder } from './start-pglite.ts'

const SLOT = 'trivium_backup'
/** The log is copied last, and what belongs to a running process, to one query or to this backup not at all. */
const NOT_COPIED = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pgsql_tmp', SLOT])

/**
 * Copies the database's folder while it is in use: PostgreSQL's own low-level backup. Files are copied while they
 * change; the log since the beginning, copied last, puts them right when the copy is first opened. The slot keeps
 * that log from being cut meanwhile; a temporary one would go with the first error of anybody's query. All queries reach
 * the embedded database's one session, as such a backup needs, so there is one backup at a time.
 *
 * The copy appears under its name only whole and synced.
 */
export async function backUpFolder(
  { engine, pool }: { readonly engine: Engine; readonly pool: Pool },
  folder: string,
  copy: string,
): Promise<void> {
  const aside = `${copy}.making`
  await rm(aside, { recursive: true, force: true })
  await endBackup(pool)
  await pool.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  try {
    // It makes a checkpoint, which may take long.
    await engine.withoutTimeout(() => pool.query("select pg_backup_start('trivium', true)"))
    await copyWhileRunning(pool, folder, aside)
    closeTree(aside)
    syncFolder(aside)
    await rename(aside, copy)
    syncFile(dirname(copy))
  } finally {
    await endBackup(pool)
    await rm(aside, { recursive: true, force: true })
  }
}

async function copyWhileRunning(pool: Pool, folder: string, copy: string): Promise<void> {
  await copyTree(folder, copy)
  const { rows } = await pool.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
  await copyTree(join(folder, 'pg_wal'), join(copy, 'pg_wal'))
  await writeFile(join(copy, 'backup_label'), rows[0]!.label, { mode: PRIVATE_FILE })
  const kept = await pool.query(
    "select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')",
    [SLOT],
  )
  if (kept.rowCount !== 1) throw new Error('The log was cut while it was copied.')
}

/** One file after the other; what vanishes meanwhile the log knows of. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

/** Ends what a backup that failed, or was killed, has left: the session's state, and the slot, which would keep the log for ever. */
export async function endBackup(pool: Pool): Promise<void> {
  // Refused where no backup is under way.
  await pool.query('select pg_backup_stop(false)').catch(() => undefined)
  const slots = 'pg_replication_slots where slot_name = $1'
  await pool.query(`select pg_drop_replication_slot(slot_name) from ${slots}`, [SLOT])
}
