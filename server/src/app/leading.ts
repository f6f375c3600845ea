import type { AccountsService } from '../features/accounts/service.ts'
import type { Core } from './core.ts'
import type { Features } from './features.ts'
import type { RunningGames } from './games.ts'
import { startUpkeep } from './upkeep.ts'

interface LeadingParts {
  readonly core: Core
  readonly accounts: AccountsService
  readonly games: RunningGames
  readonly features: Features
}

export type Leading = ReturnType<typeof createLeading>

/** The background work that one process does for all of them. */
export const createLeading = (parts: LeadingParts) => {
  const { core, features } = parts
  let stopUpkeep = () => {}

  return {
    /** `isAlone`: no other process is running, so everything unfinished was interrupted. */
    async start(isAlone: boolean): Promise<void> {
      await core.webhooks.start()
      await features.admin.resume(isAlone)
      features.admin.start()
      stopUpkeep = startUpkeep(parts)
    },

    /** Another process does it from now on. */
    async pause(): Promise<void> {
      stopUpkeep()
      await core.webhooks.pause()
      await features.admin.pause()
    },

    async stop(): Promise<void> {
      stopUpkeep()
      await core.webhooks.stop()
      await features.admin.stop()
    },
  }
}
