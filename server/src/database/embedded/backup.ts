import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { makeTreePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import type { Engine } from './engine.ts'
import { syncFile, syncFolder } from './sync-files.ts'

const SLOT = 'trivium_backup'
/**
 * The log is copied last. Files that belong only to the running process, to a single query or to this backup
 * are not copied.
 */
const NOT_COPIED = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pgsql_tmp', SLOT])

/**
 * Copies the database's folder while it is in use, with PostgreSQL's low-level backup functions. Files change
 * while they are copied; the log since the start, copied last, repairs them when the copy is first opened. A
 * replication slot keeps that log from being truncated; a temporary slot would be dropped at the first error
 * of any query. All queries share the embedded database's one session, which such a backup needs, so there is
 * one backup at a time.
 *
 * The copy gets its final name only when it is complete and synced.
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
    // This makes a checkpoint, which may take long.
    await engine.withoutTimeout(() => pool.query("select pg_backup_start('trivium', true)"))
    await copyWhileRunning(pool, folder, aside)
    makeTreePrivate(aside)
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
  if (kept.rowCount !== 1) throw new Error('The log was truncated while it was copied.')
}

/** Copies one file after the other. Files that vanish in the meantime are covered by the log. */
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

/**
 * Ends a backup, including one that failed or was killed: resets the session's state and drops the slot,
 * which would retain the log forever.
 */
export async function endBackup(pool: Pool): Promise<void> {
  // Fails if no backup is under way.
  await pool.query('select pg_backup_stop(false)').catch(() => undefined)
  const slots = 'pg_replication_slots where slot_name = $1'
  await pool.query(`select pg_drop_replication_slot(slot_name) from ${slots}`, [SLOT])
}
