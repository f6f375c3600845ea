import { beginRun } from './fresh-on-server.ts'

/*
 * Vitest runs this once before and after all medium tests.
 */

let end: (() => Promise<void>) | undefined

export const setup = (): void => {
  const server = process.env.TEST_DATABASE_URL
  if (server) end = beginRun(server)
}

export const teardown = async (): Promise<void> => end?.()
