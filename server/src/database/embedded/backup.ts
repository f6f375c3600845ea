import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { syncAll, syncOne } from './start-pglite.ts'

/** The log is copied last, and what belongs to a running process or to one query not at all. */
const NOT_COPIED = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pgsql_tmp'])
const SLOT = 'trivium_backup'

/**
 * Copies the database's folder while it is in use: PostgreSQL's own low-level backup. Files are copied while they
 * change; the log since the beginning, copied last, puts them right when the copy is first opened. The slot keeps
 * that log from being cut meanwhile. All queries reach the embedded database's one session, as such a backup needs.
 *
 * The copy appears under its name only whole and synced.
 */
export async function backUpFolder(pool: Pool, folder: string, copy: string): Promise<void> {
  const aside = `${copy}.making`
  await rm(aside, { recursive: true, force: true })
  await dropSlot(pool)
  await pool.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
  try {
    await copyWhileRunning(pool, folder, aside)
    syncAll(aside)
    await rename(aside, copy)
    syncOne(dirname(copy))
  } finally {
    await dropSlot(pool)
    await rm(aside, { recursive: true, force: true })
  }
}

async function copyWhileRunning(pool: Pool, folder: string, copy: string): Promise<void> {
  await pool.query("select pg_backup_start('trivium', true)")
  const copied = await copyTree(folder, copy).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  // Even after a failure: the session must be out of its backup before the next one.
  const { rows } = await pool.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
  if (copied !== null) throw copied.error
  await copyTree(join(folder, 'pg_wal'), join(copy, 'pg_wal'))
  await writeFile(join(copy, 'backup_label'), rows[0]!.label)
}

/** One file after the other; what vanishes meanwhile the log knows of. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
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

async function dropSlot(pool: Pool): Promise<void> {
  const slots = 'pg_replication_slots where slot_name = $1'
  await pool.query(`select pg_drop_replication_slot(slot_name) from ${slots}`, [SLOT])
}
