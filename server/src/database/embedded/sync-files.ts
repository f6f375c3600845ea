import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Syncs a folder with all that is in it to the disk. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else syncFile(path)
  }
  syncFile(folder)
}

/** Syncs one file, or the entries of one folder. */
export function syncFile(path: string): void {
  // Windows neither opens a folder as a file nor needs it synced.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
