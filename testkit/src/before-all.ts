import { openServerTemplate } from './fresh-database.ts'

/*
 * What Vitest does once before and after all medium tests.
 */

let drop: (() => Promise<void>) | undefined

export const setup = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL
  if (server) drop = await openServerTemplate(server)
}

export const teardown = async (): Promise<void> => drop?.()
