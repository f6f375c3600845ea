import type { Player } from '@trivium/rules/game/player'
import type { Engine } from '@trivium/wire/modes/modes'
import type { Bus } from '../bus/bus.ts'
import { BATCH_INTERVALS } from '../database/batches.ts'
import type { Matchmaking } from '../features/matchmaking/service.ts'
import type { GameSharing } from '../games/game-sharing.ts'
import { Journal } from '../games/journal.ts'
import { partyRooms } from '../games/party/party-rooms.ts'
import type { Sharing } from '../games/sharing.ts'
import { singlePlayerGames } from '../games/single-player/all-games.ts'
import { Stalls } from '../games/stalls.ts'
import { databaseTime, isWorking } from '../processes/leases.ts'
import { BanCache, banRefusal } from '../users/ban-cache.ts'
import type { Core } from './core.ts'
import type { Live } from './live.ts'
import { createMatches } from './matches.ts'

export type RunningGames = ReturnType<typeof createGames>

/** A player who has no page open here for a while may have one on another process. */
const leaveQueueIfGone = async (
  { leaveQueue }: ReturnType<typeof createMatches>,
  { messages, hub }: Pick<Live, 'messages' | 'hub'>,
  uid: string,
): Promise<void> => {
  const isElsewhere = await messages.isElsewhere(uid)
  if (isElsewhere === 'unknown') hub.startGoneTimer(uid)
  else if (!isElsewhere) await leaveQueue(uid)
}

interface SharedAmongProcesses {
  readonly rename: (uid: string, player: Partial<Player>) => Promise<void>
  readonly sharing: Pick<GameSharing<never>, 'adopt' | 'forgetProcess' | 'refresh'> | null
}

/** What happens to all games when something has happened to a player or to a process. */
const amongProcesses = (bus: Bus, matchmaking: Matchmaking, all: readonly SharedAmongProcesses[]) => {
  const renameHere = async (uid: string, player: Partial<Player>): Promise<void> => {
    for (const games of all) await games.rename(uid, player)
  }
  return {
    renameHere,

    /** Applies a changed uid or profile of a player to the games in memory, here and on other processes. */
    async rename(uid: string, player: Partial<Player>): Promise<void> {
      bus.publish('rename', { uid, player })
      await renameHere(uid, player)
    },

    /** Takes over what a process that is gone was doing. */
    async adopt(process: string): Promise<void> {
      for (const { sharing } of all) {
        sharing?.forgetProcess(process)
        await sharing?.adopt(process)
      }
      await matchmaking.resume()
    },

    /** This process may have missed messages, or that others have taken over its games. */
    async refresh(): Promise<void> {
      for (const { sharing } of all) await sharing?.refresh()
    },
  }
}

/** How the games of all modes are shared with other processes. */
const sharingOf = (
  { options, metrics }: Pick<Core, 'options' | 'metrics'>,
  delays: Live['delays'],
  stalls: Stalls,
): Sharing => {
  const { db, bus, databaseTime: time = databaseTime } = options
  return {
    ...{ bus, stalls, handovers: metrics.handovers },
    onDelay: (uid, delay) => delays.measured(uid, delay),
    isWorking: (process) => isWorking({ db, time }, process),
  }
}

interface CountedGames {
  readonly name: Engine
  readonly live: number
  readonly ownRunning: number
}

const byMode = (
  all: readonly CountedGames[],
  count: (games: CountedGames) => number,
): Readonly<Record<string, number>> => Object.fromEntries(all.map((games) => [games.name, count(games)]))

/** The running games of all modes, and the ways to start a battle. */
export const createGames = (
  { options, epoch, metrics, picker, inBackground, limits }: Core,
  { hub, delays, showUser, messages }: Live,
) => {
  const { db, bus, clock, log, batchIntervals = BATCH_INTERVALS } = options
  const stalls = bus.isShared ? new Stalls(clock) : null
  const sharing = stalls && sharingOf({ options, metrics }, delays, stalls)
  const engine = {
    ...{ db, clock, log, epoch, journal: new Journal(db, clock, batchIntervals.journal, metrics, log) },
    ...(sharing && { sharing }),
  }
  const battles = createMatches({
    ...{ options, engine, hub, picker, delays, inBackground, batchIntervals, messages },
    shown: showUser,
  })
  const { games: matches } = battles
  const delay = (uid: string | null) => delays.of(uid)
  const singlePlayer = singlePlayerGames(
    engine,
    {
      delay,
      settled: (uid) => inBackground(showUser(uid), 'could not show the user document'),
    },
    batchIntervals,
  )
  const parties = partyRooms(engine, { delay, members: limits.rooms })
  const all = [matches, ...singlePlayer.all, parties.games]
  hub.onGone((uid) => {
    delays.forget(uid)
    inBackground(leaveQueueIfGone(battles, { messages, hub }, uid), 'could not leave the queue')
  })
  return {
    ...{ battles, singlePlayer, parties },
    ...amongProcesses(bus, battles.matchmaking, all),

    /** Resumes the games that had not ended when the server stopped. */
    async resume(): Promise<void> {
      await Promise.all([battles.resume(), singlePlayer.resume(), parties.resume()])
    },

    /** How many games are in progress. */
    inProgress: () => matches.running + singlePlayer.running + parties.games.running,

    /** How long the oldest game that is being settled has waited, in ms. */
    settlingBehind: () => Math.max(matches.settlingBehind, singlePlayer.settlingBehind),

    figures: () => ({
      games: matches.live + singlePlayer.live + parties.games.live,
      gamesByMode: byMode(all, ({ live }) => live),
      drivenByMode: byMode(all, ({ ownRunning }) => ownRunning),
      followed: all.reduce((sum, { followed }) => sum + followed, 0),
      waiting: battles.matchmaking.waiting,
    }),

    async stop(): Promise<void> {
      stalls?.stop()
      await battles.stop()
      await singlePlayer.stop()
      await parties.stop()
    },
  }
}

/** The cached bans. A banned player is disconnected and taken out of play at once. */
export const createBans = (
  { options, inBackground }: Core,
  live: Live,
  { battles }: RunningGames,
): BanCache => {
  const { db, bus, clock, log } = options
  return new BanCache({
    ...{ db, clock, log },
    announce: (uid) => bus.publish('bans', { uid }),
    onBanned: (uid, ban) => {
      live.connections.closeAllOf(uid, banRefusal(ban))
      live.leaderboardTopics.moved()
      inBackground(battles.withdraw(uid), 'the games and searches of a banned player could not be ended')
    },
  })
}
