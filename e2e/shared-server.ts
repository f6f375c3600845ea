import { expect, test as promise } from './fixtures.ts'
import { preparedFolder } from './prepare.ts'
import { restoreFolder } from './restore-folder.ts'
import { GameServer, newFolder } from './server.ts'

export { expect } from './fixtures.ts'

interface ForStanding {
  readonly shared: GameServer
}

/**
 * A promise whose test does not depend on earlier ones. All such tests share one server, which starts once.
 */
export const test = promise.extend<object, ForStanding>({
  shared: [
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

  server: async ({ shared, environment }, use) => {
    expect(environment, 'settings, which a server that stands has been started without').toEqual({})
    const before = shared.problems.length
    await use(shared)
    expect(shared.problems.slice(before), 'what the server logged as an error').toEqual([])
  },
})
