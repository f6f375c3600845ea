import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { newId } from '../chance.ts'
import { keptSecret, seedsFrom } from '../database/kept-secret.ts'
import { SOUND_STORAGE } from '../database/storage-health.ts'
import { endedSessions } from '../features/accounts/ended-sessions.ts'
import { accountsFunctions } from '../features/accounts/functions.ts'
import { accountsService } from '../features/accounts/service.ts'
import { tokensWith } from '../features/accounts/tokens.ts'
import { boardsFunctions } from '../features/boards/functions.ts'
import { pageEnds } from '../features/boards/page-ends.ts'
import { boardsService } from '../features/boards/service.ts'
import { contactFunctions } from '../features/contact/functions.ts'
import { contactService } from '../features/contact/service.ts'
import { honoursFunctions } from '../features/honours/functions.ts'
import { honoursService } from '../features/honours/service.ts'
import { noticesFunctions } from '../features/notices/functions.ts'
import { noticesService } from '../features/notices/service.ts'
import { placesFunctions } from '../features/places/functions.ts'
import { placesService } from '../features/places/service.ts'
import { profilesFunctions } from '../features/profiles/functions.ts'
import { profilesService } from '../features/profiles/service.ts'
import { registrationFunctions } from '../features/registration/functions.ts'
import { soloFunctions } from '../features/solo/functions.ts'
import { soloService } from '../features/solo/service.ts'
import { adminViewsFunctions } from '../features/views/functions.ts'
import { viewsService } from '../features/views/service.ts'
import { dispatcher } from '../functions/dispatch.ts'
import { Limits } from '../functions/limits.ts'
import { JOURNAL_PACE, Journal } from '../games/journal.ts'
import { oneSeatGames } from '../games/one-seat/all-games.ts'
import { addressOf, limitedAddress } from '../http/addresses.ts'
import { callable } from '../http/callable.ts'
import { FLAG_PICTURES, flagPictures, readFlagArt } from '../http/flag-art.ts'
import { health } from '../http/health.ts'
import { linkBase } from '../http/link-base.ts'
import { myData } from '../http/my-data.ts'
import { NewGuestPauses } from '../http/new-guest-pauses.ts'
import { pages } from '../http/pages.ts'
import { questionFile } from '../http/question-file.ts'
import { httpServer } from '../http/server.ts'
import { session } from '../http/session.ts'
import { siteLooks } from '../http/site-looks.ts'
import { view } from '../http/view.ts'
import { BoardTopics } from '../live/board-topics.ts'
import { Delays } from '../live/delays.ts'
import { following } from '../live/follows.ts'
import { Hub } from '../live/hub.ts'
import { serveLive } from '../live/upgrade.ts'
import { Measures } from '../measures/measures.ts'
import { drawingFrom } from '../questions/drawing.ts'
import { bringIn } from '../questions/shipped.ts'
import { isLoopback } from '../settings.ts'
import { admission } from '../site/admission.ts'
import { logosOf } from '../site/logos.ts'
import { Site } from '../site/site.ts'
import { playerNamed } from '../users/names.ts'
import { readRole, readUser } from '../users/queries.ts'
import { bannedFor, Standing } from '../users/standing.ts'
import { adminPart } from './admin.ts'
import { backgroundWork } from './background.ts'
import { matchesPart } from './matches.ts'
import type { App, Surroundings } from './surroundings.ts'
import { webhooksPart } from './webhooks.ts'

const UPKEEP_EVERY = 3_600_000

/** Of a server that listens for this machine alone; null where others reach it. */
const localPortOf = ({ server }: { readonly server: unknown }): number | null => {
  const { address, port } = (server as Server).address() as AddressInfo
  return isLoopback(address) ? port : null
}

/** The one place where every part is built and handed what it needs. */
export const createApp = async (around: Surroundings): Promise<App> => {
  const { db, clock, chance, log, publicUrl, storage = SOUND_STORAGE } = around
  const run = newId(chance, 8)
  let channels = 0
  const epoch = () => `${run}-${(channels++).toString(36)}`

  const written = await bringIn(db, around.bank, clock.now())
  const drawing = drawingFrom(db)
  const questions = await drawing.refresh()
  log.info({ questions, written }, 'questions are ready')

  const background = backgroundWork(log)
  const inBackground = background.run
  const measures = new Measures()
  const site = new Site({ db, clock, log })
  await site.start()
  const webhooks = webhooksPart({ around, site, inBackground })
  const registrations = admission({ db, clock })
  const send = measures.counting((mail) => around.mailer.send({ ...mail, siteName: site.name }))
  const contactTo = around.contactTo ?? null
  const delays = new Delays()
  const limits = around.limits ?? new Limits(clock)
  const roleOf = (uid: string) => readRole(db, uid, clock.now())
  const key = await keptSecret(db, chance, 'token-key')
  const tokens = tokensWith(key, clock)
  const ended = endedSessions(clock, (sid) => live.closeSession(sid))
  const standing = new Standing({
    db,
    clock,
    log,
    banned: (uid, ban) => {
      live.closeAllOf(uid, bannedFor(ban))
      boardTopics.moved()
      inBackground(withdraw(uid), 'a banned player could not be taken out of play')
    },
  })

  const journal = new Journal(db, clock, around.journalPace ?? JOURNAL_PACE, measures)
  const engine = { db, clock, log, epoch, journal }
  const hub: Hub = new Hub(clock, epoch, (uid) => {
    delays.forget(uid)
    inBackground(battles.leaveQueue(uid), 'could not leave the queue')
  })
  const battles = matchesPart({
    ...{ around, engine, hub, drawing, delays, inBackground },
    shown: (uid) => showUser(uid),
  })
  const { games, matchmaking, matches, stopWaiting, withdraw } = battles
  const alone = oneSeatGames(engine, {
    delay: (uid) => delays.of(uid),
    settled: (uid) => inBackground(showUser(uid), 'could not show the user document'),
  })

  const boards = boardsService({ db, clock, ends: pageEnds(key) })
  const boardTopics = new BoardTopics({
    clock,
    epoch,
    read: async (board) => ({ ...(await boards.top(board)) }),
    warn: (about, message) => log.warn(about, message),
  })

  /** Names, pictures, wishes and scores have changed, and the boards with them. */
  const showUser = async (uid: string): Promise<void> => {
    boardTopics.moved()
    if (!hub.isFollowed(uid, 'user')) return
    const user = await readUser(db, uid)
    if (user !== null) hub.publish(uid, 'user', user)
  }

  const mailedLinkBase = linkBase({
    publicUrl,
    linkUrls: around.linkUrls ?? [],
    localPort: () => (around.trustProxy ? null : localPortOf(server)),
  })
  const pauses = new NewGuestPauses(clock)
  const accounts = await accountsService({
    db,
    clock,
    chance,
    log,
    limits,
    tokens,
    ended,
    secret: Buffer.from(key).toString('base64url'),
    linkBase: mailedLinkBase,
    mailArrives: around.mailer.arrives,
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
  const daySeed = seedsFrom(await keptSecret(db, chance, 'daily-secret'))
  const delay = (uid: string) => delays.of(uid)
  const { reported } = webhooks.announcer
  const solo = soloService({
    ...{ db, clock, chance, log, limits, games: alone.solo, drawing, delay, daySeed, reported },
  })
  const art = await readFlagArt(FLAG_PICTURES, key)
  const imageOf = (place: string) => art.addressOf(place)
  const places = placesService({
    db,
    clock,
    chance,
    imageOf,
    reported,
    flags: alone.flags,
    countries: alone.countries,
  })
  const admin = adminPart({
    ...{ around, drawing, standing, send, stopWaiting, inBackground, site, webhooks, shown: showUser },
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
  const honours = honoursService({
    db,
    clock,
    show: (uid) => inBackground(showUser(uid), 'could not show the user document'),
  })

  const contact = contactService({ db, clock, chance, key, contactTo, publicUrl, send, inBackground })
  const views = viewsService({ db, clock, chance, log })

  const { admit, dispatch, inTurn } = dispatcher({
    meter: measures,
    limits,
    log,
    storage,
    roleOf,
    standing,
    handlers: {
      ...accountsFunctions(accounts),
      ...admin.handlers,
      ...battles.handlers,
      ...soloFunctions(solo),
      ...placesFunctions(places),
      ...boardsFunctions(boards),
      ...noticesFunctions(noticesService({ db, shown: showUser })),
      ...honoursFunctions(honours),
      ...profilesFunctions(profilesService({ db, clock })),
      ...contactFunctions(contact),
      ...adminViewsFunctions(views),
      ...registrationFunctions({ db, clock, site }),
    },
  })

  const { verify } = accounts.sessions
  let ready = false
  const server = await httpServer(log, { trustProxy: around.trustProxy, publicUrl, storage })
  health(server, { ping: () => sql`select 1`.execute(db), ready: () => ready, storage })
  session(server, { sessions: accounts.sessions, pauses, limits, publicUrl })
  callable(server, { admit, verify, publicUrl, clock, limits, corsOrigins: around.corsOrigins ?? [] })
  view(server, { count: (seen, looker) => views.count(seen, looker), limits, publicUrl })
  flagPictures(server, art)
  siteLooks(server, { identity: () => site.values, logoNamed: logosOf(db) })
  myData(server, { verify, banOf: (uid) => standing.banOf(uid), limits, write: accounts.writeMyData })
  questionFile(server, { verify, roleOf, limits, exported: admin.exported })
  await pages(server, around.dist, {
    playerNamed: (name) => playerNamed(db, name, clock.now()),
    teaser: () => solo.daily.teaser(),
    publicUrl,
    trustProxy: around.trustProxy,
    operator: around.operator ?? { name: null, contact: null },
    identity: () => site.values,
  })
  await server.ready()

  const live = serveLive(server.server as Server, {
    clock,
    chance,
    hub,
    dispatch,
    limits,
    inTurn,
    verify,
    banOf: (uid) => standing.banOf(uid),
    isSaving: () => storage.fault === null,
    publicUrl,
    follow: following({
      hub,
      games: [games, ...alone.all],
      boards: boardTopics,
      read: {
        user: async (uid) => ({ ...(await readUser(db, uid)) }),
        match: (uid) => matches.active(uid),
        queue: async (uid) => ({ ...(await matchmaking.status(uid)) }),
      },
    }),
    measured: (uid, delay) => delays.measured(uid, delay),
    warn: (about, message) => log.warn(about, message),
    addressOf: (request) => limitedAddress(addressOf(request, around.trustProxy)),
  })

  const stopTelling = storage.watch((fault) => live.tellSaving(fault === null))

  await battles.resume()
  await alone.resume()
  await standing.start()
  await admin.start()
  webhooks.start()
  let cancelUpkeep = () => {}
  const upkeep = () => {
    inBackground(accounts.upkeep(), 'the hourly upkeep of accounts failed')
    inBackground(alone.upkeep(), 'unfinished games could not be erased')
    inBackground(admin.upkeep(), 'old messages could not be erased')
    inBackground(views.upkeep(), 'old page views could not be erased')
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
      await solo.stop()
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
    measures,
  }
}
