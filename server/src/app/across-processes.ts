import type { Player } from '@trivium/rules/game/player'
import { z } from 'zod'
import type { ProcessFigures } from '../database/tables/leases.ts'
import { shareLimits } from '../functions/shared-limits.ts'
import type { NewGuestPauses } from '../http/new-guest-pauses.ts'
import type { UserMessage } from '../live/user-messages.ts'
import { databaseTime } from '../processes/leases.ts'
import { Membership } from '../processes/membership.ts'
import type { BanCache } from '../users/ban-cache.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Leading } from './leading.ts'
import type { Live } from './live.ts'

interface Parts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly bans: BanCache
  readonly pauses: NewGuestPauses
}

const Sessions = z.object({ sids: z.array(z.string()) })
const Uid = z.object({ uid: z.string() })
const Waiting = z.object({ waiting: z.number() })
const Rename = z.object({
  uid: z.string(),
  player: z
    .object({ uid: z.string().nullable(), username: z.string(), profilePic: z.string() })
    .partial()
    .loose(),
})

/** What this process says about itself to the overview of all of them. */
const figuresOf = ({ core, live, games }: Parts): ProcessFigures => ({
  connections: live.connections.size,
  players: live.connections.players,
  matches: games.battles.games.ownRunning,
  alone: games.singlePlayer.ownRunning,
  parties: games.parties.games.ownRunning,
  waiting: games.battles.matchmaking.waiting,
  errors: core.options.errors.count,
})

const add = (one: ProcessFigures, other: Partial<ProcessFigures>): ProcessFigures => ({
  connections: one.connections + (other.connections ?? 0),
  players: one.players + (other.players ?? 0),
  matches: one.matches + (other.matches ?? 0),
  alone: one.alone + (other.alone ?? 0),
  // A process of an older version does not say this.
  parties: one.parties + (other.parties ?? 0),
  // They all wait in one queue, which each process counts now and then.
  waiting: Math.max(one.waiting, other.waiting ?? 0),
  errors: one.errors + (other.errors ?? 0),
})

/** A document of a player changed on another process: a page here shows it. */
const showDocument = async ({ live, games }: Parts, uid: string, message: UserMessage): Promise<void> => {
  const { hub } = live
  const { battles } = games
  if (message.topic === 'user') await live.showUserHere(uid)
  else if (message.topic === 'queue') await battles.matchmaking.hear(uid, message.notice)
  else if (message.topic === 'match' && hub.hasSubscribers(uid, 'match'))
    hub.publish(uid, 'match', await battles.matches.active(uid))
}

/** A guest is about to be banned, who may have pages here. */
const pauseNewGuests = ({ live, pauses }: Parts, uid: string): void => {
  for (const address of live.connections.addressesOf(uid)) pauses.pause(address)
}

const listen = (parts: Parts): (() => void) => {
  const { core, live, games, bans } = parts
  const { bus } = core.options
  const { inBackground } = core
  live.messages.onMessage((uid, message) => showDocument(parts, uid, message))
  const stops = [
    bus.subscribe('boards', () => live.leaderboardTopics.moved()),
    bus.subscribe('sessions-ended', (body) => live.endedSessions.endHere(Sessions.parse(body).sids)),
    bus.subscribe('bans', (body) =>
      inBackground(bans.reloadHere(Uid.parse(body).uid), 'a ban by another process could not be read'),
    ),
    bus.subscribe('site', () => inBackground(core.site.reloadHere(), 'the site settings could not be read')),
    bus.subscribe('guest-banned', (body) => pauseNewGuests(parts, Uid.parse(body).uid)),
    shareLimits({ limits: core.limits, bus, clock: core.options.clock }),
    bus.subscribe('queue', (body) => battlesOf(games).countElsewhere(Waiting.parse(body).waiting)),
    bus.subscribe('rename', (body) => {
      const { uid, player } = Rename.parse(body)
      inBackground(
        games.renameHere(uid, player as Partial<Player>),
        'a player of a running game could not be renamed',
      )
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const battlesOf = ({ battles }: RunningGames) => battles.matchmaking

export type AcrossProcesses = ReturnType<typeof acrossProcesses>

/** This process among those that share its database: what they tell one another, and what one does for all. */
export const acrossProcesses = (parts: Parts) => {
  const { core, games } = parts
  const { db, bus, clock, log, databaseTime: time = databaseTime } = core.options
  const figures = () => figuresOf(parts)
  const membership = new Membership({
    ...{ db, bus, clock, log, time, figures },
    onLeading: async (isLeading) => {
      if (isLeading) await leading?.start(membership.others.length === 0)
      else await leading?.pause()
    },
    onGone: (process) => games.adopt(process),
    onLate: () => games.refresh(),
  })
  let leading: Leading | null = null
  let stopListening = () => {}

  return {
    /** `processes`: this one and the others that are alive. */
    status: () => ({
      isLeading: !bus.isShared || membership.isLeading,
      processes: 1 + membership.others.length,
    }),

    /** The figures of all processes together. */
    figures: (): ProcessFigures => membership.others.reduce(add, figures()),

    /** A process that is alone leads at once. */
    async start(background: Leading): Promise<void> {
      leading = background
      if (!bus.isShared) return background.start(true)
      stopListening = listen(parts)
      await membership.start()
    },

    /** The others take over what this process was doing; call it when nothing is under way any more. */
    async stop(): Promise<void> {
      stopListening()
      if (bus.isShared) await membership.leave()
    },
  }
}
