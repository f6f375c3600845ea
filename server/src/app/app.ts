import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOUR } from '@trivium/rules/time'
import { sql } from 'kysely'
import { keptSecret, seedsFrom } from '../database/kept-secret.ts'
import { SOUND_STORAGE } from '../database/storage-health.ts'
import { endedSessions } from '../features/accounts/ended-sessions.ts'
import { accountsFunctions } from '../features/accounts/functions.ts'
import { readRegistration } from '../features/accounts/registration-mode.ts'
import { accountsService } from '../features/accounts/service.ts'
import { tokensWith } from '../features/accounts/tokens.ts'
import { achievementsFunctions } from '../features/achievements/functions.ts'
import { achievementsService } from '../features/achievements/service.ts'
import { contactFunctions } from '../features/contact/functions.ts'
import { contactService } from '../features/contact/service.ts'
import { leaderboardsFunctions } from '../features/leaderboards/functions.ts'
import { createPageCursors } from '../features/leaderboards/page-cursors.ts'
import { leaderboardsService } from '../features/leaderboards/service.ts'
import { noticesFunctions } from '../features/notices/functions.ts'
import { noticesService } from '../features/notices/service.ts'
import { pageViewsFunctions } from '../features/page-views/functions.ts'
import { pageViewsService } from '../features/page-views/service.ts'
import { profilesFunctions } from '../features/profiles/functions.ts'
import { profilesService } from '../features/profiles/service.ts'
import { dispatcher } from '../functions/dispatch.ts'
import { Limits } from '../functions/limits.ts'
import { COMMIT_INTERVAL, Journal } from '../games/journal.ts'
import { singlePlayerGames } from '../games/single-player/all-games.ts'
import { addressOf, rateLimitKey } from '../http/addresses.ts'
import { callable } from '../http/callable.ts'
import { FLAG_PICTURES, flagPictures, readFlagArt } from '../http/flag-art.ts'
import { health } from '../http/health.ts'
import { linkBase } from '../http/link-base.ts'
import { myData } from '../http/my-data.ts'
import { NewGuestPauses } from '../http/new-guest-pauses.ts'
import { pageView } from '../http/page-view.ts'
import { pages } from '../http/pages.ts'
import { questionFile } from '../http/question-file.ts'
import { httpServer } from '../http/server.ts'
import { session } from '../http/session.ts'
import { siteLooks } from '../http/site-looks.ts'
import { Hub } from '../live/hub.ts'
import { LeaderboardTopics } from '../live/leaderboard-topics.ts'
import { NetworkDelays } from '../live/network-delays.ts'
import { createSubscribe } from '../live/subscriptions.ts'
import { serveLive } from '../live/upgrade.ts'
import { Metrics } from '../metrics/metrics.ts'
import { importBundledQuestions } from '../questions/import-bundled.ts'
import { createQuestionPicker } from '../questions/question-picker.ts'
import { newId } from '../random.ts'
import { isLoopback } from '../settings.ts'
import { admission } from '../site/admission.ts'
import { logosOf } from '../site/logos.ts'
import { Site } from '../site/site.ts'
import { BanCache, banRefusal } from '../users/ban-cache.ts'
import { findPlayerByName } from '../users/names.ts'
import { readRole, readUser } from '../users/queries.ts'
import { createAdmin } from './admin.ts'
import { createBackground } from './background.ts'
import { createMatches } from './matches.ts'
import type { App, AppOptions } from './options.ts'
import { createSinglePlayer } from './single-player.ts'
import { webhooksPart } from './webhooks.ts'

const UPKEEP_EVERY = HOUR

/** The URL when the server listens on the loopback interface only; otherwise null. */
const localPortOf = ({ server }: { readonly server: unknown }): number | null => {
  const { address, port } = (server as Server).address() as AddressInfo
  return isLoopback(address) ? port : null
}

/** Builds every part of the server and hands it its dependencies. */
export const createApp = async (deps: AppOptions): Promise<App> => {
  const { db, clock, chance: random, log, publicUrl, storage = SOUND_STORAGE } = deps
  const run = newId(random, 8)
  let channels = 0
  const epoch = () => `${run}-${(channels++).toString(36)}`

  const written = await importBundledQuestions(db, deps.bank, clock.now())
  const picker = createQuestionPicker(db)
  const questions = await picker.refresh()
  log.info({ questions, written }, 'questions are ready')

  const background = createBackground(log)
  const inBackground = background.run
  const metrics = new Metrics()
  const site = new Site({ db, clock, log })
  await site.start()
  const webhooks = webhooksPart({ around: deps, site, inBackground })
  const registrations = admission({ db, clock })
  const send = metrics.counting((mail) => deps.mailer.send({ ...mail, siteName: site.name }))
  const contactTo = deps.contactTo ?? null
  const delays = new NetworkDelays()
  const limits = deps.limits ?? new Limits(clock)
  const roleOf = (uid: string) => readRole(db, uid, clock.now())
  const key = await keptSecret(db, random, 'token-key')
  const tokens = tokensWith(key, clock)
  const ended = endedSessions(clock, (sid) => live.closeSession(sid))
  const standing = new BanCache({
    db,
    clock,
    log,
    banned: (uid, ban) => {
      live.closeAllOf(uid, banRefusal(ban))
      boardTopics.moved()
      inBackground(withdraw(uid), 'the games and searches of a banned player could not be ended')
    },
  })

  const journal = new Journal(db, clock, deps.journalPace ?? COMMIT_INTERVAL, metrics)
  const engine = { db, clock, log, epoch, journal }
  const hub: Hub = new Hub(clock, epoch, (uid) => {
    delays.forget(uid)
    inBackground(battles.leaveQueue(uid), 'could not leave the queue')
  })
  const battles = createMatches({
    ...{ around: deps, engine, hub, drawing: picker, delays, inBackground },
    shown: (uid) => showUser(uid),
  })
  const { games, matchmaking, matches, stopWaiting, withdraw } = battles
  const alone = singlePlayerGames(engine, {
    delay: (uid) => delays.of(uid),
    settled: (uid) => inBackground(showUser(uid), 'could not show the user document'),
  })

  const boards = leaderboardsService({ db, clock, ends: createPageCursors(key) })
  const boardTopics = new LeaderboardTopics({
    clock,
    epoch,
    read: async (board) => ({ ...(await boards.top(board)) }),
    warn: (about, message) => log.warn(about, message),
  })

  /** Names, pictures, settings and scores have changed, and with them the leaderboards. */
  const showUser = async (uid: string): Promise<void> => {
    boardTopics.moved()
    if (!hub.hasSubscribers(uid, 'user')) return
    const user = await readUser(db, uid)
    if (user !== null) hub.publish(uid, 'user', user)
  }

  const mailedLinkBase = linkBase({
    publicUrl,
    linkUrls: deps.linkUrls ?? [],
    localPort: () => (deps.trustProxy ? null : localPortOf(server)),
  })
  const pauses = new NewGuestPauses(clock)
  const accounts = await accountsService({
    db,
    clock,
    chance: random,
    log,
    limits,
    tokens,
    ended,
    secret: Buffer.from(key).toString('base64url'),
    linkBase: mailedLinkBase,
    mailArrives: deps.mailer.arrives,
    roleOf,
    banOf: (uid) => standing.banOf(uid),
    shown: showUser,
    stopWaiting,
    withdraw,
    admission: registrations,
    renameInGames: async (uid, player) => {
      await games.rename(uid, player)
      await alone.rename(uid, player)
    },
    send,
    inBackground,
  })
  const daySeed = seedsFrom(await keptSecret(db, random, 'daily-secret'))
  const art = await readFlagArt(FLAG_PICTURES, key)
  const singlePlayer = createSinglePlayer({
    ...{ around: deps, games: alone, drawing: picker, limits, daySeed },
    delay: (uid) => delays.of(uid),
    imageOf: (place) => art.addressOf(place),
    reported: webhooks.announcer.reported,
  })
  const admin = createAdmin({
    ...{
      around: deps,
      drawing: picker,
      standing,
      send,
      stopWaiting,
      inBackground,
      site,
      webhooks,
      shown: showUser,
    },
    endSessions: (sids) => ended.end(sids),
    openReset: accounts.openReset,
    linkBase: mailedLinkBase,
    guests: {
      addressesOf: (uid) => live.addressesOf(uid),
      pauseAddress: (address) => pauses.pause(address),
    },
    live: () => ({
      connections: live.size,
      matches: games.running,
      alone: alone.running,
      waiting: matchmaking.waiting,
    }),
  })
  const honours = achievementsService({
    db,
    clock,
    show: (uid) => inBackground(showUser(uid), 'could not show the user document'),
  })

  const contact = contactService({ db, clock, chance: random, key, contactTo, publicUrl, send, inBackground })
  const views = pageViewsService({ db, clock, chance: random, log })

  const { admit, dispatch, inTurn } = dispatcher({
    meter: metrics,
    limits,
    log,
    storage,
    roleOf,
    standing,
    handlers: {
      ...accountsFunctions(accounts, readRegistration({ db, clock, site })),
      ...admin.handlers,
      ...battles.handlers,
      ...singlePlayer.handlers,
      ...leaderboardsFunctions(boards),
      ...noticesFunctions(noticesService({ db, shown: showUser })),
      ...achievementsFunctions(honours),
      ...profilesFunctions(profilesService({ db, clock })),
      ...contactFunctions(contact),
      ...pageViewsFunctions(views),
    },
  })

  const { verify } = accounts.sessions
  let ready = false
  const server = await httpServer(log, { trustProxy: deps.trustProxy, publicUrl, storage })
  health(server, { ping: () => sql`select 1`.execute(db), ready: () => ready, storage })
  session(server, { sessions: accounts.sessions, pauses, limits, publicUrl })
  callable(server, { admit, verify, publicUrl, clock, limits, corsOrigins: deps.corsOrigins ?? [] })
  pageView(server, { count: (seen, looker) => views.count(seen, looker), limits, publicUrl })
  flagPictures(server, art)
  siteLooks(server, { identity: () => site.values, logoNamed: logosOf(db) })
  myData(server, { verify, banOf: (uid) => standing.banOf(uid), limits, write: accounts.writeMyData })
  questionFile(server, { verify, roleOf, limits, exported: admin.exported })
  await pages(server, deps.dist, {
    playerNamed: (name) => findPlayerByName(db, name, clock.now()),
    teaser: singlePlayer.teaser,
    publicUrl,
    trustProxy: deps.trustProxy,
    operator: deps.operator ?? { name: null, contact: null },
    identity: () => site.values,
  })
  await server.ready()

  const live = serveLive(server.server as Server, {
    clock,
    chance: random,
    hub,
    dispatch,
    limits,
    inTurn,
    verify,
    banOf: (uid) => standing.banOf(uid),
    isSaving: () => storage.fault === null,
    publicUrl,
    subscribe: createSubscribe({
      hub,
      games: [games, ...alone.all],
      boards: boardTopics,
      read: {
        user: async (uid) => ({ ...(await readUser(db, uid)) }),
        match: (uid) => matches.active(uid),
        queue: async (uid) => ({ ...(await matchmaking.status(uid)) }),
      },
    }),
    onDelayMeasured: (uid, delay) => delays.measured(uid, delay),
    warn: (about, message) => log.warn(about, message),
    addressOf: (request) => rateLimitKey(addressOf(request, deps.trustProxy)),
  })

  const stopTelling = storage.watch((fault) => live.tellSaving(fault === null))

  await battles.resume()
  await alone.resume()
  await standing.start()
  await admin.start()
  webhooks.start()
  let cancelUpkeep = () => {}
  const upkeep = () => {
    inBackground(accounts.upkeep(), 'the hourly maintenance of accounts failed')
    inBackground(alone.upkeep(), 'unfinished games could not be deleted')
    inBackground(admin.upkeep(), 'old messages could not be deleted')
    inBackground(views.upkeep(), 'old page views could not be deleted')
    cancelUpkeep = clock.after(UPKEEP_EVERY, upkeep)
  }
  upkeep()
  ready = true

  return {
    listen: (port, host) => server.listen({ port, host }),
    moderation: admin.moderation,
    async close() {
      ready = false
      cancelUpkeep()
      stopTelling()
      await standing.stop()
      await site.stop()
      await webhooks.stop()
      await admin.stop()
      await singlePlayer.stop()
      await matchmaking.stop()
      hub.stop()
      boardTopics.stop()
      await live.close()
      await server.close()
      await games.stop()
      await alone.stop()
      await views.stop()
      await background.finished()
    },
    figures: () => ({
      connections: live.size,
      games: games.live + alone.live,
      gamesByMode: { battle: games.live, ...alone.liveByMode },
      waiting: matchmaking.waiting,
      views: views.counted,
    }),
    measures: metrics,
  }
}
