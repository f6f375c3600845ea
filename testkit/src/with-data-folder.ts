import { type OpenDatabase, openDatabase } from '@trivium/server/database/open'

const quiet = { info() {}, warn() {}, error() {} }

/**
 * Runs work on the embedded database in a folder that no server has open. Throws DatabaseRefusal if a server
 * has it open.
 */
export const withDataFolder = async <T>(
  folder: string,
  work: (db: OpenDatabase['db']) => Promise<T>,
): Promise<T> => {
  const opened = await openDatabase({ dataDir: folder, log: quiet })
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}
