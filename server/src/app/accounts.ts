import { BATCH_INTERVALS } from '../database/batches.ts'
import { passwordHashing } from '../features/accounts/passwords/hashing.ts'
import { accountsService } from '../features/accounts/service.ts'
import { tokensWith } from '../features/accounts/tokens.ts'
import type { LinkBase } from '../http/link-base.ts'
import { admission } from '../site/admission.ts'
import type { BanCache } from '../users/ban-cache.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Live } from './live.ts'

interface AccountsParts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly bans: BanCache
  readonly linkBase: LinkBase
}

export const createAccounts = ({ core, live, games, bans, linkBase }: AccountsParts) => {
  const { options, key, limits, roleOf, send, inBackground } = core
  const { db, clock, random, log, mailer, batchIntervals = BATCH_INTERVALS } = options
  const { passwords = passwordHashing() } = options
  const { stopWaiting, withdraw } = games.battles
  return accountsService({
    ...{ db, clock, random, log, passwords, limits, linkBase, roleOf },
    ...{ stopWaiting, withdraw, send, inBackground },
    tokens: tokensWith(key, clock),
    ended: live.endedSessions,
    verified: live.verifiedSessions,
    lookupInterval: batchIntervals.sessions,
    secret: Buffer.from(key).toString('base64url'),
    mailArrives: mailer.arrives,
    banOf: (uid) => bans.banOf(uid),
    shown: live.showUser,
    admission: admission({ db, clock }),
    renameInGames: games.rename,
  })
}
