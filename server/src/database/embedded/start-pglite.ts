import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { makeTreePrivate } from '../private-files.ts'
import { noSpaceError } from './disk-space.ts'
import { pageCache } from './memory.ts'
import { PLANNER } from './planner.ts'
import { copyPrepared } from './prepared-folder.ts'
import { syncFile, syncFolder } from './sync-files.ts'
import { realSync, SyncedFolder, syncedParameters } from './synced-folder.ts'

export interface EngineLocation {
  /** The database's folder. Without it the database is in memory and lost when it closes. */
  folder?: string
  /** A dump from which an in-memory database starts. */
  template?: string
  /** For tests: while its first byte is not 0, no file of the folder grows, as on a full disk. */
  full?: SharedArrayBuffer
}

export async function startPglite({ folder, template, full }: EngineLocation): Promise<PGlite> {
  if (folder === undefined) {
    return PGlite.create({
      startParams: [...PGlite.defaultStartParams, ...PLANNER],
      ...(template !== undefined && { loadDataDir: new Blob([readFileSync(template)]) }),
    })
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder)
  return PGlite.create({
    fs: new SyncedFolder(folder, full === undefined ? realSync : fullWhile(new Uint8Array(full))),
    startParams: [...syncedParameters(PGlite.defaultStartParams), '-c', pageCache(folder), ...PLANNER],
  })
}

const fullWhile = (flag: Uint8Array) => ({ ...realSync, isFull: () => flag[0] !== 0 })

/**
 * Creates the folder under another name and moves it into place when complete and synced, so that no partial one is
 * ever opened.
 */
async function makeFolder(folder: string): Promise<void> {
  const aside = `${folder}.making`
  rmSync(aside, { recursive: true, force: true })
  try {
    if (!copyPrepared(aside)) await initialise(aside)
    makeTreePrivate(aside)
    syncFolder(aside)
    renameSync(aside, folder)
  } catch (error) {
    const reason = noSpaceError(dirname(folder)) ?? error
    // A partial folder would use up what little space there is.
    rmSync(aside, { recursive: true, force: true })
    throw reason
  }
  syncFile(dirname(folder))
}

async function initialise(folder: string): Promise<void> {
  const pglite = await PGlite.create({ fs: new NodeFS(folder) })
  await pglite.close()
}
