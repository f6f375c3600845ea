import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from '../private-files.ts'

/** Size of one file of the write-ahead log, which the engine needs to start or continue, in bytes. */
const LOG_FILE = 16 * 1024 * 1024
const PART = Buffer.alloc(1024 * 1024)

/** The system's error if a folder has no space for one more log file; otherwise null. */
export const noSpaceError = (folder: string): NodeJS.ErrnoException | null => {
  const path = join(folder, `room-${process.pid}.tmp`)
  try {
    fill(path)
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  } finally {
    rmSync(path, { force: true })
  }
}

const fill = (path: string): void => {
  const file = openSync(path, 'w', PRIVATE_FILE)
  try {
    for (let written = 0; written < LOG_FILE; ) written += writeSync(file, PART)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
