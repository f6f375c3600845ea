import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import type { SessionAnswer } from '@trivium/wire/session'
import ReconnectingWebSocket from 'partysocket/ws'
import type { ClientAdapters } from './client.ts'
import { failureOf, networkFailure } from './reply.ts'
import { browserTimers } from './timers.ts'

/** A request to who knows best is not waited for as long as a call: it is made again, ms. */
const ENTER_TIMEOUT = 20_000

/**
 * Whatever sets the session's cookie, one after the other in all tabs of this browser: an answer about the old cookie
 * must not come after the one that changed it. Where a browser has no locks (plain http), it nearly never does.
 */
const inTurn = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? request() : locks.request('trivium.session', request)
}

const setsCookie = (path: string): boolean => COOKIE_FUNCTIONS.some((name) => path.endsWith(`/${name}`))

const requestSession: ClientAdapters['enter'] = async () => {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(ENTER_TIMEOUT)
  try {
    const answer = await fetch('/api/session', { method: 'POST', body: '{}', headers, signal })
    const body = await answer.json()
    return answer.ok ? { result: body as SessionAnswer } : failureOf(body.error, 'INTERNAL')
  } catch (error) {
    return networkFailure(error)
  }
}

const post: ClientAdapters['post'] = (path, body, headers, signal) => {
  const request = () => fetch(path, { method: 'POST', body, headers, signal, credentials: 'same-origin' })
  return setsCookie(path) ? inTurn(request) : request()
}

/** Waiting for the token before each attempt lets a server that is down be met with growing pauses. */
const connect: ClientAdapters['connect'] = (events, bearer) => {
  const url = async () => {
    const { error } = await bearer()
    if (error) throw new Error(error.message)
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

const watchNetwork: ClientAdapters['watchNetwork'] = (told) => {
  addEventListener('online', () => told(true))
  addEventListener('offline', () => told(false))
  if (!navigator.onLine) told(false)
}

/** The real browser: its network, its clock, its page. */
export const browserAdapters: ClientAdapters = {
  enter: () => inTurn(requestSession),
  post,
  connect,
  reload,
  watchNetwork,
  timers: browserTimers,
}
