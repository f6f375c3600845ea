import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { storageFaultOf } from './storage-fault.ts'

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

/** The folder, or its nearest existing parent. */
const nearest = (folder: string): string =>
  exists(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))

const ownerOf = (folder: string): string => {
  const owner = statSync(nearest(folder)).uid
  const own = process.getuid?.()
  if (own === undefined || owner === own) return ''
  return ` It belongs to user ID ${owner}, and this program runs as ${userInfo().username} (${own}).`
}

/**
 * Why a start failed because of storage, in a sentence for the operator; null if storage is not the cause.
 * `databaseUrl` is null for the embedded database.
 */
export const startFailure = (
  error: unknown,
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
): string | null => {
  const fault = storageFaultOf(error)
  if (fault === null) return null
  // If all addresses of a host name fail, the first error is enough.
  const { message: said } = (error instanceof AggregateError ? error.errors[0] : error) as Error
  if (databaseUrl !== null)
    return fault === 'full'
      ? 'The PostgreSQL server of DATABASE_URL has no space left on its disk: free some space there, then start again.'
      : `DATABASE_URL: the PostgreSQL server could not be used: ${said}`
  const folder = resolve(dataDir)
  if (fault === 'full')
    return `There is no space left on the disk of the data folder ${folder} (DATA_DIR): free some space, then start again.`
  if (fault === 'not-writable')
    return `The data folder ${folder} (DATA_DIR) can't be written to.${ownerOf(folder)} Make the user who runs Trivium its owner, or set DATA_DIR.`
  return `The database in ${folder} (DATA_DIR) could not be opened: ${said}. See 'What to do when' in docs/operations.md.`
}
