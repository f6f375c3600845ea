import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AccountsService } from '../features/accounts/service.ts'
import type { Admit } from '../functions/dispatch.ts'
import { callable } from '../http/callable.ts'
import { flagPictures, type PlaceArt } from '../http/flag-art.ts'
import { health } from '../http/health.ts'
import { myData } from '../http/my-data.ts'
import type { NewGuestPauses } from '../http/new-guest-pauses.ts'
import { packUpload } from '../http/pack-upload.ts'
import { pageView } from '../http/page-view.ts'
import { pages } from '../http/pages.ts'
import { questionFile } from '../http/question-file.ts'
import { questionMedia } from '../http/question-media.ts'
import { session } from '../http/session.ts'
import { shareCards } from '../http/share-card.ts'
import { siteAssets } from '../http/site-assets.ts'
import { createLogoReader } from '../site/logos.ts'
import type { BanCache } from '../users/ban-cache.ts'
import { findPlayerByName } from '../users/names.ts'
import type { Core } from './core.ts'
import type { Features } from './features.ts'

interface RouteParts {
  readonly core: Core
  readonly bans: BanCache
  readonly accounts: AccountsService
  readonly features: Features
  readonly admit: Admit
  readonly art: PlaceArt
  readonly pauses: NewGuestPauses
  readonly isReady: () => boolean
}

/** Registers everything that the server serves over HTTP. */
export const addRoutes = async (server: FastifyInstance, parts: RouteParts): Promise<void> => {
  const { accounts, features, admit, art, pauses } = parts
  const { options, storage, limits, site, roleOf } = parts.core
  const { db, clock, publicUrl, trustProxy } = options
  const { sessions } = accounts
  const { verify } = sessions
  health(server, { ping: () => sql`select 1`.execute(db), ready: parts.isReady, storage })
  session(server, { sessions, pauses, limits, publicUrl, roomOf: features.openRoom })
  callable(server, { admit, verify, publicUrl, clock, limits, corsOrigins: options.corsOrigins ?? [] })
  pageView(server, { count: (view, viewer) => features.views.count(view, viewer), limits, publicUrl })
  flagPictures(server, art.flags)
  questionMedia(server, parts.core.media, [art.flags, art.maps])
  siteAssets(server, { identity: () => site.values, logoNamed: createLogoReader(db) })
  myData(server, { verify, banOf: (uid) => parts.bans.banOf(uid), limits, write: accounts.writeMyData })
  const { exported, installPack } = features.admin
  packUpload(server, { verify, roleOf, limits, clock, install: (uid, zip) => installPack({ uid }, zip) })
  questionFile(server, { verify, roleOf, limits, exported })
  const { dist } = options
  shareCards(server, { find: features.shares.find, limits, identity: () => site.values, dist })
  await pages(server, dist, {
    playerNamed: (name) => findPlayerByName(db, name, clock.now()),
    teaser: features.singlePlayer.teaser,
    shares: { greet: features.shares.greet, limits },
    publicUrl,
    trustProxy,
    operator: options.operator ?? { name: null, contact: null },
    identity: () => site.values,
  })
}
