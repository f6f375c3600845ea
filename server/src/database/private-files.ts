import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Only the server's user may access the data folder: it holds password hashes, email addresses and mailed links. A
 * umask is not enough, as the embedded engine sets file modes itself when it creates a database.
 */

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
/** The permissions of other users. */
export const OTHERS = 0o077
const MODE = 0o7777
/** A shared folder such as /tmp, whose permissions must not be changed. */
const STICKY = 0o1000

/** The entries that the program itself creates in a data folder; anything else there is the operator's. */
const OURS = /^(pglite(\..*)?|mail|control\.sock.*|owner-.*)$/

export interface RestrictedFiles {
  /** Files and folders that were accessible to others and no longer are. */
  readonly closed: number
  /** Files and folders that are still accessible to others, as they belong to another user. */
  readonly left: number
}

/** Makes new files and folders of this process private. Call it before anything is written. */
export const makeNewFilesPrivate = (): void => {
  process.umask(OTHERS)
}

const REFUSED = ['EPERM', 'EACCES', 'EROFS']

const closeOne = (path: string): RestrictedFiles => {
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

const sum = (parts: readonly RestrictedFiles[]): RestrictedFiles => ({
  closed: parts.reduce((all, { closed }) => all + closed, 0),
  left: parts.reduce((all, { left }) => all + left, 0),
})

/** Makes a folder private, with everything in it or with the program's entries only. */
export const makeTreePrivate = (
  folder: string,
  isOurs: (name: string) => boolean = () => true,
): RestrictedFiles => {
  if (process.platform === 'win32') return { closed: 0, left: 0 }
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isOurs(name))
  const within = entries.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? makeTreePrivate(path) : closeOne(path)
  })
  return sum([closeOne(folder), ...within])
}

/**
 * Makes a data folder and the program's entries private. This takes a few milliseconds for a thousand files.
 */
export const makeDataFolderPrivate = (dataDir: string): RestrictedFiles =>
  existsSync(dataDir) ? makeTreePrivate(dataDir, (name) => OURS.test(name)) : { closed: 0, left: 0 }
