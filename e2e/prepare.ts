import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GameServer, newFolder } from './server.ts'

/** Of a stopped database's logs the first is at work, the others lie ready for later: copied with each server for nothing. */
const forgetSpareLogs = async (folder: string): Promise<void> => {
  const logs = join(folder, 'pglite/pg_wal')
  const [, ...spare] = (await readdir(logs)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  for (const name of spare) await rm(join(logs, name))
}

/** Before all tests, once: a server starts on nothing and stops. A copy of what it leaves starts fast. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a setup's default export
export default async function prepare(): Promise<() => Promise<void>> {
  const server = await GameServer.on(await newFolder())
  await server.stop()
  await forgetSpareLogs(server.folder)
  process.env.PREPARED_FOLDER = server.folder
  return () => server.remove()
}

/** The data folder that was prepared, one for all. */
export const preparedFolder = (): string => {
  const folder = process.env.PREPARED_FOLDER
  if (folder === undefined)
    throw new Error('Nothing is prepared: these tests are run by the config in this folder.')
  return folder
}
