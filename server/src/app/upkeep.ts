import { HOUR } from '@trivium/rules/time'
import type { AccountsService } from '../features/accounts/service.ts'
import type { Core } from './core.ts'
import type { Features } from './features.ts'
import type { RunningGames } from './games.ts'

const UPKEEP_EVERY = HOUR

interface UpkeepParts {
  readonly core: Core
  readonly accounts: AccountsService
  readonly games: RunningGames
  readonly features: Features
}

/** Starts the hourly maintenance, with the first run at once; the returned function stops it. */
export const startUpkeep = ({ core, accounts, games, features }: UpkeepParts): (() => void) => {
  const { options, inBackground } = core
  let cancel = () => {}
  const run = () => {
    inBackground(accounts.upkeep(), 'the hourly maintenance of accounts failed')
    inBackground(games.singlePlayer.upkeep(), 'unfinished games could not be deleted')
    inBackground(features.admin.upkeep(), 'old messages could not be deleted')
    inBackground(features.views.upkeep(), 'old page views could not be deleted')
    cancel = options.clock.after(UPKEEP_EVERY, run)
  }
  run()
  return () => cancel()
}
