import { rm } from 'node:fs/promises'
import { type BrowserContextOptions, test as base } from '@playwright/test'
import { Guest } from './guest.ts'
import { preparedFolder } from './prepare.ts'
import { registered } from './registered.ts'
import { restoreFolder } from './restore-folder.ts'
import { type Environment, GameServer, newFolder } from './server.ts'

export { expect } from '@playwright/test'

export interface ForEach {
  /** The operator's settings. */
  readonly environment: Environment
  /** A real server without players. */
  readonly server: GameServer
  /** A new visitor in their own browser, on no page yet. */
  readonly arrive: (options?: BrowserContextOptions) => Promise<Guest>
  /** A registered player, logged in in their own browser, on no page yet. */
  readonly arriveAs: (username: string, options?: BrowserContextOptions) => Promise<Guest>
}

export interface ForWorker {
  /** The data folder of each test's server in turn. */
  readonly dataFolder: string
}

/** A promise to players, tested with real browsers on a real server. Unexpected errors of either fail the test. */
export const test = base.extend<ForEach, ForWorker>({
  environment: [{}, { option: true }],

  dataFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const folder = await newFolder()
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  server: async ({ dataFolder, environment }, use) => {
    restoreFolder(preparedFolder(), dataFolder)
    const server = await GameServer.on(dataFolder, environment)
    await use(server)
    await server.kill()
    base.expect(server.problems, 'what the server logged as an error').toEqual([])
  },

  arrive: async ({ browser, server }, use) => {
    const guests: Guest[] = []
    await use(async (options) => {
      const guest = await Guest.arrive(browser, server.url, options)
      guests.push(guest)
      return guest
    })
    await Promise.all(guests.map(({ context }) => context.close()))
    base
      .expect(
        guests.flatMap(({ problems }) => problems),
        'what the browsers complained of',
      )
      .toEqual([])
  },

  arriveAs: async ({ arrive, server }, use) => {
    await use(async (username, options) => {
      const guest = await arrive(options)
      await guest.isNow(await registered(server.url, username))
      return guest
    })
  },
})
