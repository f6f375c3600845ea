import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bank } from '@trivium/content/questions/load'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { type Chance, newId } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Schema } from './database/schema.ts'
import { endedSessions } from './features/accounts/ended-sessions.ts'
import { accountsFunctions } from './features/accounts/functions.ts'
import { accountsService } from './features/accounts/service.ts'
import { signingKey } from './features/accounts/signing-key.ts'
import { tokensWith } from './features/accounts/tokens.ts'
import { fairPlayFunctions } from './features/admin-fair-play/functions.ts'
import { fairPlayService } from './features/admin-fair-play/service.ts'
import { FairPlayWatch } from './features/admin-fair-play/watch.ts'
import { adminMessagesFunctions } from './features/admin-messages/functions.ts'
import { adminMessagesService } from './features/admin-messages/service.ts'
import { adminQuestionsFunctions } from './features/admin-questions/functions.ts'
import { adminQuestionsService } from './features/admin-questions/service.ts'
import { adminQuizzesFunctions } from './features/admin-quizzes/functions.ts'
import { adminQuizzesService } from './features/admin-quizzes/service.ts'
import { adminUsersFunctions } from './features/admin-users/functions.ts'
import { adminUsersService } from './features/admin-users/service.ts'
import { auditFunctions } from './features/audit/functions.ts'
import { auditService } from './features/audit/service.ts'
import { boardsFunctions } from './features/boards/functions.ts'
import { pageEnds } from './features/boards/page-ends.ts'
import { boardsService } from './features/boards/service.ts'
import { contactFunctions } from './features/contact/functions.ts'
import { contactService } from './features/contact/service.ts'
import { friendsFunctions } from './features/friends/functions.ts'
import { friendsService } from './features/friends/service.ts'
import { honoursFunctions } from './features/honours/functions.ts'
import { honoursService } from './features/honours/service.ts'
import { matchesFunctions } from './features/matches/functions.ts'
import { rematchService } from './features/matches/rematches.ts'
import { type MatchesService, matchesService } from './features/matches/service.ts'
import { matchmakingFunctions } from './features/matchmaking/functions.ts'
import { Matchmaking } from './features/matchmaking/service.ts'
import { moderationFunctions } from './features/moderation/functions.ts'
import { type ModerationService, moderationService } from './features/moderation/service.ts'
import { noticesFunctions } from './features/notices/functions.ts'
import { noticesService } from './features/notices/service.ts'
import { overviewFunctions } from './features/overview/functions.ts'
import { overviewService } from './features/overview/service.ts'
import { placesFunctions } from './features/places/functions.ts'
import { placesService } from './features/places/service.ts'
import { profilesFunctions } from './features/profiles/functions.ts'
import { profilesService } from './features/profiles/service.ts'
import { soloFunctions } from './features/solo/functions.ts'
import { soloService } from './features/solo/service.ts'
import { adminViewsFunctions } from './features/views/functions.ts'
import { viewsService } from './features/views/service.ts'
import { dispatcher } from './functions/dispatch.ts'
import { Limits } from './functions/limits.ts'
import { type Battle, battleMode } from './games/battle-mode.ts'
import { type GameListeners, Games } from './games/games.ts'
import { JOURNAL_PACE, Journal } from './games/journal.ts'
import { matchStarter } from './games/match-starter.ts'
import { oneSeatGames } from './games/one-seat/all-games.ts'
import { unsettledGames } from './games/unsettled.ts'
import { withdrawer } from './games/withdraw.ts'
import { addressOf, limitedAddress } from './http/addresses.ts'
import { callable } from './http/callable.ts'
import { FLAG_PICTURES, flagPictures, readFlagArt } from './http/flag-art.ts'
import { health } from './http/health.ts'
import { pages } from './http/pages.ts'
import type { Operator } from './http/public-files.ts'
import { questionFile } from './http/question-file.ts'
import { httpServer } from './http/server.ts'
import { session } from './http/session.ts'
import { view } from './http/view.ts'
import { BoardTopics } from './live/board-topics.ts'
import { Delays } from './live/delays.ts'
import { following } from './live/follows.ts'
import { Hub } from './live/hub.ts'
import { serveLive } from './live/upgrade.ts'
import type { Send } from './mail/mailer.ts'
import type { ErrorsSeen } from './measures/errors-seen.ts'
import type { Machine } from './measures/machine.ts'
import { Measures } from './measures/measures.ts'
import { drawingFrom } from './questions/drawing.ts'
import { bringIn } from './questions/shipped.ts'
import { playerNamed } from './users/names.ts'
import { readRole, readUser } from './users/queries.ts'
import { bannedFor, Standing } from './users/standing.ts'

/** All that the program takes from outside. */
export interface Surroundings {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Chance
  readonly log: Logger
  readonly bank: Bank
  /** Folder of the built web app. */
  readonly dist: string
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  /** Who runs the server, where they say so. */
  readonly operator?: Operator
  /** Sends mail, or puts it where the operator finds it. */
  readonly mailer: { readonly send: Send }
  /** Where messages of the contact page are mailed on to; without it they only wait in the inbox. */
  readonly contactTo?: string | null
  /** How far apart journal commits begin under load, ms; 0 where a test's clock stands still. */
  readonly journalPace?: number
  /** What was logged as an error. */
  readonly errors: ErrorsSeen
  readonly machine: Machine
  /** How often who may call what; counted in memory where nothing else is given. */
  readonly limits?: Limits
}

/** How things are at this moment. */
export interface Figures {
  readonly connections: number
  readonly games: number
  /** The games in memory by mode. */
  readonly gamesByMode: Readonly<Record<string, number>>
  /** Players who search for a ranked match. */
  readonly waiting: number
  /** Page views since the start. */
  readonly views: number
}

export interface App {
  /** Answers the address it listens on. */
  listen(port: number, host: string): Promise<string>
  /** Lets go of every player with a word, finishes what is under way. */
  close(): Promise<void>
  /** What the operator may do from the command line. */
  readonly moderation: ModerationService
  readonly figures: () => Figures
  /** What it has counted of its own work. */
  readonly measures: Measures
}

const UPKEEP_EVERY = 3_600_000

/** Of a server that listens. */
const portOf = ({ server }: { readonly server: unknown }): number =>
  ((server as Server).address() as AddressInfo).port

/** Events of a battle that may change its match document. */
const SHOWN_IN_MATCH: ReadonlySet<string> = new Set(['joined', 'navigated', 'ended'])

/** The one place where every part is built and handed what it needs. */
export const createApp = async (around: Surroundings): Promise<App> => {
  const { db, clock, chance, log, publicUrl } = around
  const run = newId(chance, 8)
  let channels = 0
  const epoch = () => `${run}-${(channels++).toString(36)}`

  const written = await bringIn(db, around.bank, clock.now())
  const drawing = drawingFrom(db)
  const questions = await drawing.refresh()
  log.info({ questions, written }, 'questions are ready')

  /** Work that nobody waits for: its failure is logged. */
  const background = new Set<Promise<unknown>>()
  const inBackground = (work: Promise<unknown>, failure: string): void => {
    const watched = work
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => background.delete(watched))
    background.add(watched)
  }

  const measures = new Measures()
  const send = measures.counting(around.mailer.send)
  const contactTo = around.contactTo ?? null
  const delays = new Delays()
  const limits = around.limits ?? new Limits(clock)
  const roleOf = (uid: string) => readRole(db, uid, clock.now())
  const key = await signingKey(db, chance)
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

  // Games tell matchmaking and match documents what happened; both need games. The knot is tied here.
  const listeners: GameListeners<Battle> = {
    delay: (uid) => delays.of(uid),
    changed: (driver, event) => {
      if (event === null || SHOWN_IN_MATCH.has(event.type)) matches.show(driver)
    },
    woken: (driver) => inBackground(rematches.resume(driver), 'could not open an agreed rematch'),
    settled: (driver) => {
      const { state } = driver
      for (const { player } of state.seats)
        if (player.uid !== null) inBackground(showUser(player.uid), 'could not show the user document')
      if (state.ended?.reason === 'not-joined')
        inBackground(matchmaking.told(state), 'could not tell of a match not joined')
    },
  }
  const journal = new Journal(db, clock, around.journalPace ?? JOURNAL_PACE, measures)
  const battles = battleMode((tx, origin, state) => matchmaking.settling(tx, origin, state))
  const engine = { db, clock, log, epoch, journal }
  const games = new Games({ ...engine, mode: battles }, listeners)
  const alone = oneSeatGames(engine, {
    delay: (uid) => delays.of(uid),
    settled: (uid) => inBackground(showUser(uid), 'could not show the user document'),
  })
  const startMatch = matchStarter({ db, clock, chance, drawing, games })
  const hub: Hub = new Hub(clock, epoch, (uid) => {
    delays.forget(uid)
    inBackground(matchmaking.leave(uid), 'could not leave the queue')
  })
  const matchmaking = new Matchmaking({ db, clock, hub, log, startMatch })
  const rematches = rematchService({ db, games, clock, chance, startMatch })
  const matches: MatchesService = matchesService({ db, clock, games, hub, rematches })
  const friends = friendsService({
    db,
    clock,
    chance,
    startMatch,
    leaveQueue: (uid) => matchmaking.leave(uid),
  })

  const stopWaiting = (uid: string) => Promise.all([matchmaking.leave(uid), friends.cancelAll(uid)])
  const withdraw = withdrawer({ db, games, stopWaiting })

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

  const accounts = await accountsService({
    db,
    clock,
    chance,
    log,
    limits,
    tokens,
    ended,
    secret: Buffer.from(key).toString('base64url'),
    base: () => publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${portOf(server)}`,
    roleOf,
    banOf: (uid) => standing.banOf(uid),
    shown: showUser,
    stopWaiting,
    withdraw,
    renameInGames: async (uid, player) => {
      await games.rename(uid, player)
      await alone.rename(uid, player)
    },
    send,
    inBackground,
  })
  const solo = soloService({ db, clock, chance, games: alone.solo, drawing, delay: (uid) => delays.of(uid) })
  const art = await readFlagArt(FLAG_PICTURES, key)
  const imageOf = (place: string) => art.addressOf(place)
  const places = placesService({ db, clock, chance, imageOf, flags: alone.flags, countries: alone.countries })
  const moderation = moderationService({ db, clock, log, standing, shown: showUser })

  const adminQuestions = adminQuestionsService({
    db,
    clock,
    chance,
    log,
    drawing,
    shown: showUser,
    inBackground,
  })

  const fairPlay = fairPlayService({
    db,
    clock,
    banWithin: moderation.banWithin,
    undoers: moderation.undoers,
  })
  const fairPlayWatch = new FairPlayWatch({ db, clock, log })
  const adminUsers = adminUsersService({
    ...{ db, clock, chance, shown: showUser, stopWaiting },
    ended: (sids) => ended.end(sids),
  })
  const adminMessages = adminMessagesService({ db, clock, contactTo, send })
  const adminQuizzes = adminQuizzesService({ db, clock, shown: showUser })
  const audit = auditService({
    ...{ db, clock },
    undoers: {
      ...moderation.undoers,
      ...adminQuestions.undoers,
      ...adminMessages.undoers,
      ...adminQuizzes.undoers,
      ...fairPlay.undoers,
      ...adminUsers.undoers,
    },
  })

  const overview = overviewService({
    db,
    clock,
    errors: around.errors,
    machine: around.machine,
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

  const dispatch = dispatcher({
    meter: measures,
    limits,
    log,
    roleOf,
    standing,
    handlers: {
      ...accountsFunctions(accounts),
      ...moderationFunctions(moderation),
      ...auditFunctions(audit),
      ...overviewFunctions(overview),
      ...adminQuizzesFunctions(adminQuizzes),
      ...adminQuestionsFunctions(adminQuestions),
      ...fairPlayFunctions(fairPlay),
      ...adminUsersFunctions(adminUsers),
      ...soloFunctions(solo),
      ...placesFunctions(places),
      ...matchmakingFunctions(matchmaking),
      ...friendsFunctions(friends),
      ...matchesFunctions(matches),
      ...boardsFunctions(boards),
      ...noticesFunctions(noticesService({ db, shown: showUser })),
      ...honoursFunctions(honours),
      ...profilesFunctions(profilesService({ db, clock })),
      ...contactFunctions(contact),
      ...adminMessagesFunctions(adminMessages),
      ...adminViewsFunctions(views),
    },
  })

  const { verify } = accounts.sessions
  let ready = false
  const server = await httpServer(log, around.trustProxy)
  health(server, { ping: () => sql`select 1`.execute(db), ready: () => ready })
  session(server, { sessions: accounts.sessions, limits, publicUrl })
  callable(server, { dispatch, verify, publicUrl })
  view(server, { count: (seen, looker) => views.count(seen, looker), limits, publicUrl })
  flagPictures(server, art)
  questionFile(server, { verify, roleOf, limits, exported: adminQuestions.exported })
  await pages(server, around.dist, {
    playerNamed: (name) => playerNamed(db, name, clock.now()),
    teaser: () => solo.daily.teaser(),
    publicUrl,
    trustProxy: around.trustProxy,
    operator: around.operator ?? { name: null, contact: null },
  })
  await server.ready()

  const live = serveLive(server.server as Server, {
    clock,
    hub,
    dispatch,
    verify,
    banOf: (uid) => standing.banOf(uid),
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

  for await (const batch of unsettledGames<Battle['event']>(db, battles.name)) await games.resume(batch)
  await alone.resume()
  await matchmaking.resume()
  await standing.start()
  await adminQuestions.files.resume()
  fairPlayWatch.start()
  let cancelUpkeep = () => {}
  const upkeep = () => {
    inBackground(accounts.upkeep(), 'the hourly upkeep of accounts failed')
    inBackground(adminMessages.upkeep(), 'old messages could not be erased')
    inBackground(views.upkeep(), 'old page views could not be erased')
    cancelUpkeep = clock.after(UPKEEP_EVERY, upkeep)
  }
  upkeep()
  ready = true

  return {
    listen: (port, host) => server.listen({ port, host }),
    moderation,
    async close() {
      ready = false
      cancelUpkeep()
      await standing.stop()
      await adminQuestions.files.stop()
      await fairPlayWatch.stop()
      await matchmaking.stop()
      hub.stop()
      boardTopics.stop()
      await live.close()
      await server.close()
      await games.stop()
      await alone.stop()
      await views.stop()
      await Promise.all(background)
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
