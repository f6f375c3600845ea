import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { PRIVATE_FOLDER } from '../database/private-files.ts'

/** Some systems limit a socket's path to 103 bytes, and its temporary name is a few bytes longer. */
const MAX_PATH_BYTES = 96

/**
 * Where the server of a data folder listens for commands: a socket in the folder; if its path would be too
 * long, one in a private temporary folder; on Windows a named pipe.
 */
export const controlPath = (
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
  temporary: string = tmpdir(),
): string => {
  const folder = resolve(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (platform === 'win32') return `\\\\.\\pipe\\trivium-control-${name}`
  const path = join(folder, 'control.sock')
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : join(temporary, `trivium-${name}`, 'control.sock')
}

/** Creates the folder of a socket, accessible to its owner only. */
export const createSocketFolder = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
}

/** False for a temporary folder created by another user: what listens there is not our server. */
export const isOwnSocketFolder = (path: string, dataDir: string): boolean => {
  const folder = dirname(path)
  if (folder === resolve(dataDir)) return true
  const made = lstatSync(folder, { throwIfNoEntry: false })
  if (made === undefined || !made.isDirectory()) return false
  const owners = [process.getuid?.(), statSync(dataDir, { throwIfNoEntry: false })?.uid]
  return (made.mode & 0o077) === 0 && owners.includes(made.uid)
}
