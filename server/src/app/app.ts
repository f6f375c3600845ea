import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { dispatcher as createDispatcher } from '../functions/dispatch.ts'
import { Overload } from '../functions/overload.ts'
import { readPlaceArt } from '../http/flag-art.ts'
import { linkBase as createLinkBase, type LinkBase } from '../http/link-base.ts'
import { NewGuestPauses } from '../http/new-guest-pauses.ts'
import { httpServer } from '../http/server.ts'
import { isLoopback } from '../settings.ts'
import type { BanCache } from '../users/ban-cache.ts'
import { createAccounts } from './accounts.ts'
import { type AcrossProcesses, acrossProcesses } from './across-processes.ts'
import { type Core, createCore } from './core.ts'
import { createFeatures, type Features } from './features.ts'
import { createBans, createGames, type RunningGames } from './games.ts'
import { createLeading, type Leading } from './leading.ts'
import { createLive, type Live } from './live.ts'
import { openLiveSocket } from './live-socket.ts'
import type { App, AppOptions } from './options.ts'
import { addRoutes } from './routes.ts'

/** The port if the server listens on the loopback interface only; otherwise null. */
const localPortOf = ({ server }: { readonly server: unknown }): number | null => {
  const { address, port } = (server as Server).address() as AddressInfo
  return isLoopback(address) ? port : null
}

const linkBaseOf = (
  { publicUrl, linkUrls = [], trustProxy }: AppOptions,
  server: FastifyInstance,
): LinkBase =>
  createLinkBase({ publicUrl, linkUrls, localPort: () => (trustProxy ? null : localPortOf(server)) })

interface Parts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly bans: BanCache
  readonly features: Features
  readonly server: FastifyInstance
  readonly socket: ReturnType<typeof openLiveSocket>
  readonly processes: AcrossProcesses
  readonly leading: Leading
}

/** Continues what the last run of the server left unfinished, and starts the background work. */
const start = async ({ games, bans, processes, leading }: Parts): Promise<void> => {
  await processes.start(leading)
  await games.resume()
  // Takes those who were banned meanwhile out of their games.
  await bans.start()
}

/** Over how long sockets are closed if pages can reconnect to other processes meanwhile, ms. */
const DRAIN = 5_000

/** Stops the sources of new work first, then the connections, then the games, whose last events are saved. */
const stop = async (parts: Parts): Promise<void> => {
  const { core, live, games, bans, features, server, socket, processes, leading } = parts
  await bans.stop()
  await core.site.stop()
  await leading.stop()
  await features.singlePlayer.stop()
  await games.battles.matchmaking.stop()
  live.hub.stop()
  live.leaderboardTopics.stop()
  const { bus, drainMs = bus.isShared ? DRAIN : 0 } = core.options
  await socket.close(drainMs)
  await server.close()
  await games.stop()
  await processes.stop()
  await features.views.stop()
  await core.background.finished()
}

/**
 * Builds every part of the server and passes it its dependencies. Each part is built after those that it
 * uses.
 */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { clock, log, trustProxy, publicUrl, maxConnections = null } = options
  const core = await createCore(options)
  const { storage, limits, metrics, roleOf } = core
  const live = createLive(core)
  const games = createGames(core, live)
  const bans = createBans(core, live, games)
  const server = await httpServer(log, { trustProxy, publicUrl, storage, maxConnections })
  const linkBase = linkBaseOf(options, server)
  const accounts = await createAccounts({ core, live, games, bans, linkBase })
  const art = readPlaceArt(core.key)
  const pauses = new NewGuestPauses(limits)
  const processes = acrossProcesses({ core, live, games, bans, pauses })
  const { figures } = processes
  const features = createFeatures({ core, live, games, bans, accounts, linkBase, art, pauses, figures })
  let isDraining = false
  const dispatcher = createDispatcher({
    ...{ meter: metrics, limits, log, storage, roleOf, bans },
    handlers: features.handlers,
    isDraining: () => isDraining,
    ...(options.refuseOverload !== false && {
      overload: new Overload({ clock, games: games.inProgress, settlingBehind: games.settlingBehind }),
    }),
  })

  const leading = createLeading({ core, accounts, games, features })
  let isReady = false
  const { admit } = dispatcher
  const isReachable = () => isReady && options.bus.isConnected
  await addRoutes(server, { core, bans, accounts, features, admit, art, pauses, isReady: isReachable })
  await server.ready()
  const socket = openLiveSocket(server, { core, live, games, bans, accounts, dispatcher })
  const unwatch = storage.watch((fault) => live.connections.tellSaving(fault === null))
  const parts = { core, live, games, bans, features, server, socket, processes, leading }
  await start(parts)
  isReady = true

  return {
    listen: (port, host) => server.listen({ port, host }),
    moderation: features.admin.moderation,
    packs: core.packs,
    async close() {
      isReady = false
      isDraining = true
      unwatch()
      await stop(parts)
    },
    figures: () => ({
      ...games.figures(),
      connections: live.connections.size,
      views: features.views.counted,
      ...processes.status(),
      webhookMessages: core.webhooks.deliveries.waiting,
    }),
    measures: metrics,
  }
}
