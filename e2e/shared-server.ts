import { expect, test as promise } from './fixtures.ts'
import { preparedFolder } from './prepare.ts'
import { restoreFolder } from './restore-folder.ts'
import { GameServer, newFolder } from './server.ts'

export { expect } from './fixtures.ts'

interface ForStanding {
  readonly standing: GameServer
}

/** A promise that does not depend on earlier tests: all of these share one server, which starts once. */
export const test = promise.extend<object, ForStanding>({
  standing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const folder = await newFolder()
      restoreFolder(preparedFolder(), folder)
      const server = await GameServer.on(folder)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  server: async ({ standing, environment }, use) => {
    expect(environment, 'settings, which a server that stands has been started without').toEqual({})
    const before = standing.problems.length
    await use(standing)
    expect(standing.problems.slice(before), 'what the server logged as an error').toEqual([])
  },
})
