import type { Player } from '@trivium/rules/game/player'
import { BATCH_INTERVALS } from '../database/batches.ts'
import { Journal } from '../games/journal.ts'
import { partyRooms } from '../games/party/party-rooms.ts'
import { singlePlayerGames } from '../games/single-player/all-games.ts'
import { BanCache, banRefusal } from '../users/ban-cache.ts'
import type { Core } from './core.ts'
import type { Live } from './live.ts'
import { createMatches } from './matches.ts'

export type RunningGames = ReturnType<typeof createGames>

/** The running games of all modes, and the ways to start a battle. */
export const createGames = (
  { options, epoch, metrics, picker, inBackground }: Core,
  { hub, delays, showUser }: Live,
) => {
  const { db, clock, log, batchIntervals = BATCH_INTERVALS } = options
  const engine = { db, clock, log, epoch, journal: new Journal(db, clock, batchIntervals.journal, metrics) }
  const battles = createMatches({
    ...{ options, engine, hub, picker, delays, inBackground, batchIntervals },
    shown: showUser,
  })
  const { games: matches } = battles
  const singlePlayer = singlePlayerGames(
    engine,
    {
      delay: (uid) => delays.of(uid),
      settled: (uid) => inBackground(showUser(uid), 'could not show the user document'),
    },
    batchIntervals,
  )
  const parties = partyRooms(engine, { delay: (uid) => delays.of(uid) })
  hub.onGone((uid) => {
    delays.forget(uid)
    inBackground(battles.leaveQueue(uid), 'could not leave the queue')
  })

  return {
    ...{ battles, singlePlayer, parties },

    /** Applies a changed uid or profile of a player to the games in memory. */
    async rename(uid: string, player: Partial<Player>): Promise<void> {
      await matches.rename(uid, player)
      await singlePlayer.rename(uid, player)
      await parties.games.rename(uid, player)
    },

    /** Resumes the games that had not ended when the server stopped. */
    async resume(): Promise<void> {
      await battles.resume()
      await singlePlayer.resume()
      await parties.resume()
    },

    /** How many games are in progress. */
    inProgress: () => matches.running + singlePlayer.running + parties.games.running,

    figures: () => ({
      games: matches.live + singlePlayer.live + parties.games.live,
      gamesByMode: { battle: matches.live, party: parties.games.live, ...singlePlayer.liveByMode },
      waiting: battles.matchmaking.waiting,
    }),

    async stop(): Promise<void> {
      await matches.stop()
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
  const { db, clock, log } = options
  return new BanCache({
    ...{ db, clock, log },
    onBanned: (uid, ban) => {
      live.connections.closeAllOf(uid, banRefusal(ban))
      live.leaderboardTopics.moved()
      inBackground(battles.withdraw(uid), 'the games and searches of a banned player could not be ended')
    },
  })
}
