import { HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { type CallOverHttp, createCallable, type Post } from './callable.ts'
import { LiveSocket } from './live-socket.ts'
import { withReadableFailure } from './readable-failure.ts'
import type { Reply } from './reply.ts'
import { ServerClock } from './server-clock.ts'
import { type Bearer, type Enter, Session } from './session.ts'
import { createLiveStore, type LiveStore } from './store.ts'
import type { Timers } from './timers.ts'
import type { Wire, WireEvents } from './wire.ts'

/** Calls a function by name, over the live connection or, if that is down or not suitable, over HTTP. */
export type Call = <Name extends FunctionName>(
  name: Name,
  data: InputOf<Name>,
) => Promise<Reply<OutputOf<Name>>>

/** Everything that screens know about the server. */
export interface Client {
  readonly call: Call
  readonly store: LiveStore
  readonly follow: (topic: string) => () => void
  /** The server's clock, ms since 1970. */
  readonly serverNow: () => number
  /**
   * Finds out who the page is after the cookie has changed, and continues as that player, with a new connection and new
   * subscriptions. If it is another player, the old documents are hidden meanwhile; otherwise they are kept.
   */
  readonly refreshIdentity: () => Promise<void>
  /** The server should have sent something in the last `ms`; if it has not, it is pinged. */
  readonly overdue: (ms: number) => void
  readonly start: () => void
}

/** The boundary between the page and the browser. */
export interface ClientAdapters {
  readonly enter: Enter
  readonly post: Post
  /** Opens the live socket, which reconnects automatically; each attempt waits for a token. */
  readonly connect: (events: WireEvents, bearer: () => Promise<Reply<Bearer>>) => Wire
  /** Reloads the page; returns false if that has just been tried. */
  readonly reload: () => boolean
  /** Calls back when the network goes away or comes back. */
  readonly watchNetwork: (onChange: (isOnline: boolean) => void) => void
  readonly timers: Timers
}

/** The page belongs to another player: the previous one's documents are hidden. */
const switchPlayer = (store: LiveStore, socket: LiveSocket): void => {
  store.setState(({ player }) => ({ player: player + 1, topics: {} }))
  socket.restart()
}

/** `uid`: who the page is at the moment, if that is known. */
const createCall = (socket: LiveSocket, overHttp: CallOverHttp, uid: () => string | null) => {
  const call = async (name: string, data: unknown): Promise<Reply<unknown>> => {
    const caller = uid()
    const reply = HTTP_FUNCTIONS.includes(name) ? null : await socket.call(name, data)
    return reply === null || reply === 'lost'
      ? withReadableFailure(await overHttp(name, data, caller))
      : reply
  }
  return call as Call
}

/** The page's only connection to its server; nothing is sent before `start`. */
export const createClient = (adapters: ClientAdapters): Client => {
  const { enter, post, connect, reload, watchNetwork, timers } = adapters
  const store = createLiveStore()
  const clock = new ServerClock(timers.now)
  let bearer: Bearer | null = null

  const session = new Session(enter, timers, {
    renewed: (next) => {
      const isOther = bearer !== null && bearer.uid !== next.uid
      bearer = next
      store.setState({ sessionError: null })
      if (isOther) switchPlayer(store, socket)
      else socket.renewed(next.token)
    },
    failed: (sessionError) => store.setState({ sessionError }),
    banned: (failure) => socket.stop(failure),
  })

  const refreshIdentity = async (): Promise<void> => {
    const reply = session.refresh()
    socket.restart()
    const { error } = await reply
    // The connection keeps retrying; until the player is known, no documents are shown.
    if (error) socket.topics.forget()
  }

  const socket = new LiveSocket({
    store,
    clock,
    timers,
    reload,
    bearer: () => session.bearer(),
    refused: () => void (bearer && session.instead(bearer)),
    ended: () => void refreshIdentity(),
    connect: (events) => connect(events, () => session.bearer()),
  })

  return {
    call: createCall(socket, createCallable(post, session), () => bearer?.uid ?? null),
    store,
    follow: (topic) => socket.topics.read(topic),
    serverNow: () => clock.now(),
    refreshIdentity,
    overdue: (ms) => socket.overdue(ms),
    start: () => {
      socket.start()
      watchNetwork((isOnline) => socket.online(isOnline))
    },
  }
}
