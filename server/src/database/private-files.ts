import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * What the data folder holds is for the server's user alone: hashes of passwords, addresses, mailed links. A umask is not
 * enough, as the embedded engine sets modes of its own while it makes a database.
 */

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const OTHERS = 0o077
const MODE = 0o7777
/** A folder that everybody shares, such as /tmp: it is not ours to close. */
const STICKY = 0o1000

/** What the program itself puts into a data folder; anything else there is the operator's. */
const OURS = /^(pglite(\..*)?|mail|control\.sock.*|owner-.*)$/

export interface Closed {
  /** Files and folders that were open to others and are not any more. */
  readonly closed: number
  /** Those that still are: they belong to somebody else. */
  readonly left: number
}

/** New files and folders of this process are closed to others. Call it before anything is written. */
export const closeNewFiles = (): void => {
  process.umask(OTHERS)
}

const REFUSED = ['EPERM', 'EACCES', 'EROFS']

const closeOne = (path: string): Closed => {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat || stat.isSymbolicLink() || (stat.mode & STICKY) !== 0) return { closed: 0, left: 0 }
  if ((stat.mode & OTHERS) === 0) return { closed: 0, left: 0 }
  try {
    chmodSync(path, stat.mode & MODE & ~OTHERS)
    return { closed: 1, left: 0 }
  } catch (error) {
    if (!REFUSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return { closed: 0, left: 1 }
  }
}

const sum = (parts: readonly Closed[]): Closed => ({
  closed: parts.reduce((all, { closed }) => all + closed, 0),
  left: parts.reduce((all, { left }) => all + left, 0),
})

/** Closes a folder to others, with all in it, or with those entries that are ours. */
export const closeTree = (folder: string, isOurs: (name: string) => boolean = () => true): Closed => {
  if (process.platform === 'win32') return { closed: 0, left: 0 }
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isOurs(name))
  const within = entries.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? closeTree(path) : closeOne(path)
  })
  return sum([closeOne(folder), ...within])
}

/** Closes a data folder and what the program has put into it: some milliseconds for a thousand files. */
export const closeDataFolder = (dataDir: string): Closed =>
  existsSync(dataDir) ? closeTree(dataDir, (name) => OURS.test(name)) : { closed: 0, left: 0 }
