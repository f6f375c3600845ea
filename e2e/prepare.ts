import { rm, writeFile } from 'node:fs/promises'
import { bundledQuestions } from '@trivium/testkit/system'
import { GameServer, newFolder } from './server.ts'

/**
 * Runs once before all tests: a server starts on an empty folder and stops. A copy of that folder starts fast. The bank is
 * kept as JSON, because parsing its YAML takes each worker seconds.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a setup's default export
export default async function prepare(): Promise<() => Promise<void>> {
  const server = await GameServer.on(await newFolder())
  await server.stop()
  process.env.PREPARED_FOLDER = server.folder
  const bank = `${server.folder}.json`
  await writeFile(bank, JSON.stringify(await bundledQuestions()))
  process.env.PREPARED_BANK = bank
  return async () => {
    await rm(bank, { force: true })
    await server.remove()
  }
}

/** The prepared data folder, shared by all tests. */
export const preparedFolder = (): string => prepared('PREPARED_FOLDER')

/** The file with the bundled questions. */
export const preparedBank = (): string => prepared('PREPARED_BANK')

const prepared = (name: string): string => {
  const path = process.env[name]
  if (path === undefined)
    throw new Error('Nothing is prepared: these tests are run by the config in this folder.')
  return path
}
