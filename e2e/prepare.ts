import { GameServer, newFolder } from './server.ts'

/** Runs once before all tests: a server starts on an empty folder and stops. A copy of that folder starts fast. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a setup's default export
export default async function prepare(): Promise<() => Promise<void>> {
  const server = await GameServer.on(await newFolder())
  await server.stop()
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
