import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GameServer, newFolder } from './server.ts'

/**
 * Only the first log file of a stopped database is in use. The spare ones need not be copied for each server.
 */
const forgetSpareLogs = async (folder: string): Promise<void> => {
  const logs = join(folder, 'pglite/pg_wal')
  const [, ...spare] = (await readdir(logs)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  for (const name of spare) await rm(join(logs, name))
}

/** Runs once before all tests: a server starts on an empty folder and stops. A copy of that folder starts fast. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a setup's default export
export default async function prepare(): Promise<() => Promise<void>> {
  const server = await GameServer.on(await newFolder())
  await server.stop()
  await forgetSpareLogs(server.folder)
  process.env.PREPARED_FOLDER = server.folder
  return () => server.remove()
}

/** The prepared data folder, shared by all tests. */
export const preparedFolder = (): string => {
  const folder = process.env.PREPARED_FOLDER
  if (folder === undefined)
    throw new Error('Nothing is prepared: these tests are run by the config in this folder.')
  return folder
}
