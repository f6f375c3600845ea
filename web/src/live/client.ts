import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import type { SessionAnswer } from '@trivium/wire/session'
import { createCallable, type Post } from './callable.ts'
import { LiveSocket, type Wire, type WireEvents } from './live-socket.ts'
import type { Reply } from './reply.ts'
import { ServerClock } from './server-clock.ts'
import { createSession } from './session.ts'
import { createLiveStore, type LiveStore } from './store.ts'
import type { Timers } from './timers.ts'

/** Calls a function by its name, over the live connection or, while that is down, over HTTP. */
export type Call = <Name extends FunctionName>(
  name: Name,
  data: InputOf<Name>,
) => Promise<Reply<OutputOf<Name>>>

/** All that screens know of the server. */
export interface Client {
  readonly call: Call
  readonly store: LiveStore
  readonly follow: (topic: string) => () => void
  /** The server's clock, ms since 1970. */
  readonly serverNow: () => number
  readonly start: () => void
}

/** Where the page ends and the browser begins. */
export interface Edges {
  /** The request to `/api/session`. */
  readonly enter: () => Promise<SessionAnswer>
  readonly post: Post
  /** Opens the live socket, which connects again by itself; each attempt waits for a token. */
  readonly connect: (events: WireEvents, token: () => Promise<string>) => Wire
  /** Loads the page anew; false when that has just been tried. */
  readonly reload: () => boolean
  /** Tells of the network coming and going. */
  readonly watchNetwork: (told: (isOnline: boolean) => void) => void
  readonly timers: Timers
}

/** The page's one connection to its server; nothing is sent before `start`. */
export const createClient = ({ enter, post, connect, reload, watchNetwork, timers }: Edges): Client => {
  const store = createLiveStore()
  const clock = new ServerClock(timers.now)
  const session = createSession(enter, timers)
  const overHttp = createCallable(post, session)
  const socket = new LiveSocket({
    store,
    clock,
    session,
    timers,
    reload,
    connect: (events) => connect(events, session.token),
  })
  session.onRenewed((token) => socket.renewed(token))

  const byName = async (name: string, data: unknown): Promise<Reply<unknown>> => {
    const reply = await socket.call(name, data)
    return reply === null || reply === 'lost' ? overHttp(name, data) : reply
  }

  return {
    call: byName as Call,
    store,
    follow: (topic) => socket.topics.read(topic),
    serverNow: () => clock.now(),
    start: () => {
      socket.start()
      watchNetwork((isOnline) => socket.online(isOnline))
    },
  }
}
