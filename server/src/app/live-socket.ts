import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AccountsService } from '../features/accounts/service.ts'
import type { Dispatcher } from '../functions/dispatch.ts'
import { readEngine } from '../games/read-engine.ts'
import { addressOf, rateLimitKey } from '../http/addresses.ts'
import { createSubscribe } from '../live/subscriptions.ts'
import { serveLive } from '../live/upgrade.ts'
import type { BanCache } from '../users/ban-cache.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Live } from './live.ts'

interface LiveSocketParts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly bans: BanCache
  readonly accounts: AccountsService
  readonly dispatcher: Dispatcher
}

const subscribeOf = ({ core, live, games }: LiveSocketParts) => {
  const { db } = core.options
  const { battles, singlePlayer, parties } = games
  return createSubscribe({
    hub: live.hub,
    games: [battles.games, ...singlePlayer.all, parties.seats],
    party: parties.subscribe,
    engineOf: (id) => readEngine(db, id),
    boards: live.leaderboardTopics,
    read: {
      user: async (uid) => ({ ...(await live.readUser(uid)) }),
      match: (uid) => battles.matches.active(uid),
      queue: async (uid) => ({ ...(await battles.matchmaking.status(uid)) }),
    },
  })
}

/** Serves the live socket of open pages. */
export const openLiveSocket = (server: FastifyInstance, parts: LiveSocketParts) => {
  const { core, live, bans, accounts, dispatcher } = parts
  const { options, storage, limits } = core
  const { clock, random, log, publicUrl, trustProxy, maxConnections = null } = options
  return serveLive(server.server as Server, {
    ...{ clock, random, limits, publicUrl, maxConnections, hub: live.hub, connections: live.connections },
    dispatch: dispatcher.dispatch,
    inTurn: dispatcher.inTurn,
    verify: accounts.sessions.verify,
    banOf: (uid) => bans.banOf(uid),
    isSaving: () => storage.fault === null,
    subscribe: subscribeOf(parts),
    onDelayMeasured: (uid, delay) => live.delays.measured(uid, delay),
    warn: (about, message) => log.warn(about, message),
    addressOf: (request) => rateLimitKey(addressOf(request, trustProxy)),
  })
}
