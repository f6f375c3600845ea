import type { ProcessFigures } from '../database/tables/leases.ts'
import { accountsFunctions } from '../features/accounts/functions.ts'
import { readRegistration } from '../features/accounts/registration-mode.ts'
import type { AccountsService } from '../features/accounts/service.ts'
import { achievementsFunctions } from '../features/achievements/functions.ts'
import { achievementsService } from '../features/achievements/service.ts'
import { contactFunctions } from '../features/contact/functions.ts'
import { contactService } from '../features/contact/service.ts'
import { creditsFunctions } from '../features/credits/functions.ts'
import { creditsService } from '../features/credits/service.ts'
import { leaderboardsFunctions } from '../features/leaderboards/functions.ts'
import { noticesFunctions } from '../features/notices/functions.ts'
import { noticesService } from '../features/notices/service.ts'
import { pageViewsFunctions } from '../features/page-views/functions.ts'
import { pageViewsService } from '../features/page-views/service.ts'
import { profilesFunctions } from '../features/profiles/functions.ts'
import { profilesService } from '../features/profiles/service.ts'
import { sharesFunctions } from '../features/shares/functions.ts'
import { sharesService } from '../features/shares/service.ts'
import { siteActivityFunctions } from '../features/site-activity/functions.ts'
import { siteActivityService } from '../features/site-activity/service.ts'
import type { PlaceArt } from '../http/flag-art.ts'
import type { LinkBase } from '../http/link-base.ts'
import type { NewGuestPauses } from '../http/new-guest-pauses.ts'
import type { BanCache } from '../users/ban-cache.ts'
import { createAdmin } from './admin.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Live } from './live.ts'
import { createParty } from './party.ts'
import { createSinglePlayer } from './single-player.ts'

interface FeatureParts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly bans: BanCache
  readonly accounts: AccountsService
  readonly linkBase: LinkBase
  readonly art: PlaceArt
  /** Of all processes together. */
  readonly figures: () => ProcessFigures
  /** Addresses for which no new guests are created for a while. */
  readonly pauses: NewGuestPauses
}

const singlePlayerOf = ({ core, live, games, art }: FeatureParts) => {
  const { options, picker, limits, webhooks, daySeed, botScoreOf } = core
  return createSinglePlayer({
    ...{ options, games: games.singlePlayer, picker, limits, daySeed, botScoreOf },
    readUser: live.readUser,
    delay: (uid) => live.delays.of(uid),
    imageOf: (place) => art.flags.addressOf(place),
    reported: webhooks.announcer.reported,
  })
}

const adminOf = ({ core, live, games, bans, accounts, linkBase, pauses, figures }: FeatureParts) => {
  const { options, picker, packs, send, inBackground, site, webhooks } = core
  const { battles } = games
  return createAdmin({
    ...{ options, picker, packs, send, inBackground, site, webhooks, linkBase, bans },
    shown: live.showUser,
    stopWaiting: battles.stopWaiting,
    endSessions: (sids) => live.endedSessions.end(sids),
    openReset: accounts.openReset,
    guests: {
      addressesOf: (uid) => live.connections.addressesOf(uid),
      pauseAddress: (address) => pauses.pause(address),
      isElsewhere: async (uid) => (await live.messages.isElsewhere(uid)) === true,
      pauseElsewhere: (uid) => options.bus.publish('guest-banned', { uid }),
    },
    figures,
  })
}

const activityOf = ({ figures }: Pick<FeatureParts, 'figures'>) => {
  const { players, matches } = figures()
  return { players, matches }
}

export type Features = ReturnType<typeof createFeatures>

/** The features, and the handlers of all functions that they offer. */
export const createFeatures = (parts: FeatureParts) => {
  const { core, live, games, accounts } = parts
  const { options, key, site, send, inBackground } = core
  const { db, bus, clock, random, log, publicUrl, contactTo = null } = options
  const singlePlayer = singlePlayerOf(parts)
  const admin = adminOf(parts)
  const views = pageViewsService({ db, bus, clock, random, log })
  const shares = sharesService({ db, clock, key })
  const party = createParty(parts)
  const show = (uid: string) => inBackground(live.showUser(uid), 'could not show the user document')
  const contact = contactService({ db, clock, random, key, contactTo, publicUrl, send, inBackground })

  return {
    ...{ singlePlayer, admin, views, shares },
    openRoom: party.openRoom,
    handlers: {
      ...accountsFunctions(accounts, readRegistration({ db, clock, site })),
      ...admin.handlers,
      ...games.battles.handlers,
      ...singlePlayer.handlers,
      ...party.handlers,
      ...leaderboardsFunctions(live.leaderboards),
      ...noticesFunctions(noticesService({ db, shown: live.showUser })),
      ...achievementsFunctions(achievementsService({ db, clock, show })),
      ...profilesFunctions(profilesService({ db, clock })),
      ...contactFunctions(contact),
      ...creditsFunctions(creditsService(core.packs)),
      ...pageViewsFunctions(views),
      ...sharesFunctions(shares),
      ...siteActivityFunctions(siteActivityService({ db, clock, now: () => activityOf(parts) })),
    },
  }
}
