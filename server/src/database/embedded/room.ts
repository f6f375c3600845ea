import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** One file of the write-ahead log: what the engine needs at once, to start or to go on, in bytes. */
const LOG_FILE = 16 * 1024 * 1024
const PART = Buffer.alloc(1024 * 1024)

/** Tries whether a folder has room for one more file of the log. Throws what the system says where it has not. */
export const tryRoom = (folder: string, bytes: number = LOG_FILE): void => {
  const path = join(folder, `room-${process.pid}.tmp`)
  try {
    const file = openSync(path, 'w', 0o600)
    try {
      for (let written = 0; written < bytes; ) written += writeSync(file, PART)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } finally {
    rmSync(path, { force: true })
  }
}
