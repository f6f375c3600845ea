import type { SessionAnswer } from '@trivium/wire/session'
import ReconnectingWebSocket from 'partysocket/ws'
import type { Edges } from './client.ts'
import { browserTimers } from './timers.ts'

const enter = async (): Promise<SessionAnswer> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/session', { method: 'POST', body: '{}', headers })
  if (!answer.ok) throw new Error(`The session was refused with status ${answer.status}.`)
  return (await answer.json()) as SessionAnswer
}

/** Waiting for the token before each attempt lets a server that is down be met with growing pauses. */
const connect: Edges['connect'] = (events, token) => {
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

const RELOADED = 'trivium.reloaded'
const NOT_AGAIN = 30_000

/** One reload in half a minute: a server that keeps calling the page old must not make it flicker. */
const reload = (): boolean => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < NOT_AGAIN) return false
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
  return true
}

const watchNetwork: Edges['watchNetwork'] = (told) => {
  addEventListener('online', () => told(true))
  addEventListener('offline', () => told(false))
  if (!navigator.onLine) told(false)
}

/** The real browser: its network, its clock, its page. */
export const browserEdges: Edges = {
  enter,
  post: (path, body, headers, signal) => fetch(path, { method: 'POST', body, headers, signal }),
  connect,
  reload,
  watchNetwork,
  timers: browserTimers,
}
