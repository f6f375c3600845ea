import type { BatchIntervals } from '../database/batches.ts'
import { friendsFunctions } from '../features/friends/functions.ts'
import { friendsService } from '../features/friends/service.ts'
import { AgreedRematches, type AgreedRematchesDependencies } from '../features/matches/agreed-rematches.ts'
import { matchesFunctions } from '../features/matches/functions.ts'
import { rematchService } from '../features/matches/rematches.ts'
import { type MatchesService, matchesService } from '../features/matches/service.ts'
import { matchmakingFunctions } from '../features/matchmaking/functions.ts'
import { exclusivelyOn } from '../features/matchmaking/queries.ts'
import { Matchmaking, type MatchmakingDependencies } from '../features/matchmaking/service.ts'
import { type Battle, type BattleDriver, battleAdapter } from '../games/battle/battle-adapter.ts'
import { matchStarter } from '../games/battle/match-starter.ts'
import { settleBattles } from '../games/battle/settle-battles.ts'
import { createWithdraw } from '../games/battle/withdraw.ts'
import type { GameListeners, GamesDependencies } from '../games/game-runner.ts'
import { Games } from '../games/games.ts'
import { unsettledGames } from '../games/unsettled.ts'
import type { Hub } from '../live/hub.ts'
import type { NetworkDelays } from '../live/network-delays.ts'
import type { UserMessages } from '../live/user-messages.ts'
import type { QuestionPicker } from '../questions/question-picker.ts'
import type { RunInBackground } from './background.ts'
import type { AppOptions } from './options.ts'

interface MatchesDependencies {
  readonly options: AppOptions
  readonly engine: Omit<GamesDependencies<Battle>, 'mode'>
  readonly messages: UserMessages
  readonly hub: Hub
  readonly picker: QuestionPicker
  readonly delays: NetworkDelays
  /** A user document has changed. */
  readonly shown: (uid: string) => Promise<void>
  readonly inBackground: RunInBackground
  readonly batchIntervals: BatchIntervals
}

/** Events of a battle that may change its match document. */
const SHOWN_IN_MATCH: ReadonlySet<string> = new Set(['joined', 'navigated', 'ended'])

const showPlayers = (
  { shown, inBackground }: MatchesDependencies,
  { seats }: BattleDriver['state'],
): void => {
  for (const { player } of seats)
    if (player.uid !== null) inBackground(shown(player.uid), 'could not show the user document')
}

/** A match was opened: the processes on which its players are show it, and follow it from then on. */
const tellPlayers = (messages: UserMessages, { state }: BattleDriver): void => {
  for (const { player } of state.seats) if (player.uid !== null) messages.tell(player.uid, { topic: 'match' })
}

/** The queue as all processes share it. */
const queueAcross = ({ options: { db, bus }, messages }: MatchesDependencies) =>
  ({
    tell: (uid, notice) => messages.tell(uid, { topic: 'queue', notice }),
    count: (waiting) => bus.publish('queue', { waiting }),
    exclusively: bus.isShared ? exclusivelyOn(db) : (work) => work(),
  }) satisfies Partial<MatchmakingDependencies>

type Rematched = Omit<AgreedRematchesDependencies, 'inBackground' | 'log' | 'onFound'>

/** Makes sure that agreed rematches open, whatever fails. */
const agreedRematches = ({ options, messages, inBackground }: MatchesDependencies, rematched: Rematched) => {
  const onFound = (driver: BattleDriver) => tellPlayers(messages, driver)
  return new AgreedRematches({ ...rematched, inBackground, onFound, log: options.log })
}

/** Shows the players' user documents, and tells the queue of players who have not joined. */
const settledListener =
  (deps: MatchesDependencies, notify: (state: BattleDriver['state']) => Promise<unknown>) =>
  ({ state }: BattleDriver) => {
    showPlayers(deps, state)
    if (state.ended?.reason !== 'not-joined') return
    deps.inBackground(notify(state), 'could not notify the queue of a missed match')
  }

/** Battles and the ways to start one: the queue, a friend's key, a rematch. */
export const createMatches = (deps: MatchesDependencies) => {
  const { options, engine, hub, picker, delays, inBackground, batchIntervals, messages } = deps
  const { db, clock, random, log } = options

  // Games notify matchmaking and match documents, and both depend on games. The cycle is closed here.
  const listeners: GameListeners<Battle> = {
    delay: (uid) => delays.of(uid),
    onChanged: (driver, event) => {
      if (event === null) tellPlayers(messages, driver)
      if (event === null || SHOWN_IN_MATCH.has(event.type)) matches.show(driver)
      if (event?.type === 'rematch-agreed' && driver.isOwn) agreed.lookLater(driver.id)
    },
    onWoken: (driver) => inBackground(agreed.resume(driver), 'could not open an agreed rematch'),
    onSettled: settledListener(deps, (state) => matchmaking.notifyNotJoined(state)),
  }
  const settle = settleBattles({
    ...{ db, clock, interval: batchIntervals.settling },
    within: (tx, origin, state) => matchmaking.settling(tx, origin, state),
  })
  const mode = battleAdapter(settle)
  const games = new Games({ ...engine, mode }, listeners)
  const startMatch = matchStarter({ db, clock, random, picker, games })
  const matchmaking = new Matchmaking({
    ...{ db, clock, hub, log, startMatch },
    settledMeanwhile: (uids) => games.settledMeanwhile(uids),
    batchInterval: batchIntervals.queue,
    ...queueAcross(deps),
  })
  const agreed = agreedRematches(deps, { db, games, clock, startMatch })
  const rematches = rematchService({ db, games, random, agreed })
  const matches: MatchesService = matchesService({ db, clock, games, hub, rematches })
  const leaveQueue = (uid: string) => matchmaking.leave(uid)
  const friends = friendsService({ db, clock, random, startMatch, leaveQueue, shown: deps.shown })
  const stopWaiting = (uid: string) => Promise.all([leaveQueue(uid), friends.cancelAll(uid)])

  return {
    games,
    matchmaking,
    matches,
    leaveQueue,
    stopWaiting,
    withdraw: createWithdraw({ db, games, stopWaiting }),
    handlers: {
      ...matchmakingFunctions(matchmaking),
      ...friendsFunctions(friends),
      ...matchesFunctions(matches),
    },
    resume: async () => {
      if (games.sharing !== null) await games.sharing.adopt(null)
      else for await (const batch of unsettledGames<Battle['event']>(db, mode.name)) await games.resume(batch)
      await matchmaking.resume()
    },
    stop: async () => {
      agreed.stop()
      await games.stop()
    },
  }
}
