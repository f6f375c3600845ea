import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import type { SessionAnswer } from '@trivium/wire/session'
import ReconnectingWebSocket from 'partysocket/ws'
import { createCallable, type Post } from './callable.ts'
import { LiveSocket, type WireEvents } from './live-socket.ts'
import type { Reply } from './reply.ts'
import { ServerClock } from './server-clock.ts'
import { createSession } from './session.ts'
import { createLiveStore, type LiveStore } from './store.ts'
import { browserTimers } from './timers.ts'

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

const post: Post = (path, body, headers, signal) => fetch(path, { method: 'POST', body, headers, signal })

const enter = async (): Promise<SessionAnswer> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/session', { method: 'POST', body: '{}', headers })
  if (!answer.ok) throw new Error(`The session was refused with status ${answer.status}.`)
  return (await answer.json()) as SessionAnswer
}

/** Waiting for the token first lets a server that is down be met with growing pauses. */
const connectTo = (token: () => Promise<string>) => (events: WireEvents) => {
  const url = async () => {
    await token()
    return `${location.origin.replace('http', 'ws')}/live`
  }
  const socket = new ReconnectingWebSocket(url, [], {
    minReconnectionDelay: 500 + Math.random() * 500,
    maxReconnectionDelay: 8_000,
    reconnectionDelayGrowFactor: 1.6,
    maxEnqueuedMessages: 0,
  })
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(String(data)))
  socket.addEventListener('close', ({ code }) => events.closed(code))
  return socket
}

/** One reload in half a minute: a server that keeps calling the page old must not make it flicker. */
const reloadOnce = (store: LiveStore) => () => {
  const last = Number(sessionStorage.getItem('trivium.reloaded') ?? 0)
  if (Date.now() - last < 30_000)
    return store.setState({ phase: 'stopped', stopped: 'This page is out of date. Reload it to go on.' })
  sessionStorage.setItem('trivium.reloaded', String(Date.now()))
  location.reload()
}

/** The page's one connection to its server; nothing is sent before `start`. */
export const createClient = (): Client => {
  const store = createLiveStore()
  const clock = new ServerClock(browserTimers.now)
  const session = createSession(enter, browserTimers)
  const overHttp = createCallable(post, session)
  const connect = connectTo(session.token)
  const socket = new LiveSocket({
    store,
    clock,
    session,
    connect,
    timers: browserTimers,
    reload: reloadOnce(store),
  })
  session.onRenewed((token) => socket.renewed(token))

  const byName = async (name: string, data: unknown): Promise<Reply<unknown>> => {
    const reply = await socket.call(name, data)
    return reply === null || reply === 'lost' ? overHttp(name, data) : reply
  }

  return {
    call: byName as Call,
    store,
    follow: (topic) => socket.follow(topic),
    serverNow: () => clock.now(),
    start: () => {
      socket.start()
      addEventListener('online', () => socket.online(true))
      addEventListener('offline', () => socket.online(false))
      if (!navigator.onLine) socket.online(false)
    },
  }
}
