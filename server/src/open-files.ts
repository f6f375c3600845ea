import { readFileSync } from 'node:fs'

/** Kept for everything but connections: the database, the bus, files that are served. Of a small limit, a quarter is kept. */
const OTHER_FILES = 1_000

/** How many connections a process may have that may open so many files. */
export const connectionsWithin = (openFiles: number): number =>
  openFiles - Math.min(OTHER_FILES, Math.ceil(openFiles / 4))

/** The number of files that a process may open, from Linux's `/proc/<pid>/limits`; null if there is no limit. */
export const openFilesIn = (limits: string): number | null => {
  const [, soft] = /^Max open files +(\d+) /m.exec(limits) ?? []
  return soft === undefined ? null : Number(soft)
}

/** How many connections this process may have; null where the system does not say. */
export const maxConnectionsHere = (): number | null => {
  try {
    const openFiles = openFilesIn(readFileSync('/proc/self/limits', 'utf8'))
    return openFiles === null ? null : connectionsWithin(openFiles)
  } catch {
    return null
  }
}
