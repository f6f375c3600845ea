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
  let isLeading = false
  let stopUpkeep = () => {}

  const pause = async (): Promise<void> => {
    isLeading = false
    stopUpkeep()
    // Each starts nothing more at once, and then waits for what is under way.
    await Promise.all([core.webhooks.pause(), features.admin.pause()])
  }

  return {
    /** `isAlone`: no other process is running, so everything unfinished was interrupted. */
    async start(isAlone: boolean): Promise<void> {
      isLeading = true
      await core.webhooks.start()
      if (isLeading) await features.admin.resume(isAlone)
      // The lease may have ended meanwhile.
      if (!isLeading) return pause()
      features.admin.start()
      stopUpkeep = startUpkeep(parts)
    },

    /** Another process does it from now on. It may begin while `start` is waiting for the database. */
    pause,

    async stop(): Promise<void> {
      isLeading = false
      stopUpkeep()
      await core.webhooks.stop()
      await features.admin.stop()
    },
  }
}
