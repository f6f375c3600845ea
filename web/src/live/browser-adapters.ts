import { COOKIE_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { CORRELATION_HEADER } from '@trivium/wire/correlation'
import type { SessionAnswer } from '@trivium/wire/session'
import type { ClientAdapters } from './client.ts'
import { type RawSocket, ReconnectingSocket } from './reconnecting-socket.ts'
import { failureOf, networkFailure } from './reply.ts'
import { browserTimers } from './timers.ts'

/**
 * The time limit of a session request, ms. It is shorter than that of a call, because the request is retried.
 */
const ENTER_TIMEOUT = 20_000

/**
 * Requests that set the session cookie run one at a time across all tabs of this browser: a response about the old
 * cookie must not arrive after one that changed it. Browsers have no locks on plain http, where this almost
 * never happens.
 */
const runExclusively = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? request() : locks.request('trivium.session', request)
}

const setsCookie = (path: string): boolean => COOKIE_FUNCTIONS.some((name) => path.endsWith(`/${name}`))

/** The party that the page is about, whose guests the server counts apart from others at their address. */
const partyOfPage = (): { party?: string } => {
  const [, party] = /^\/party\/([^/]{6,12})(?:\/|$)/.exec(location.pathname) ?? []
  return party === undefined ? {} : { party }
}

const requestSession: ClientAdapters['enter'] = async () => {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(ENTER_TIMEOUT)
  const request = JSON.stringify(partyOfPage())
  try {
    const answer = await fetch('/api/session', { method: 'POST', body: request, headers, signal })
    const body = await answer.json()
    return answer.ok ? { result: body as SessionAnswer } : failureOf(body.error, 'INTERNAL')
  } catch (error) {
    return networkFailure(error)
  }
}

/** `early.js` may have signed in before the app started. */
const enter: ClientAdapters['enter'] = async () => {
  const early = window.__early
  const session = await early?.session
  if (early) early.session = null
  return session ? { result: session } : runExclusively(requestSession)
}

/** By this name, and a number, the server's log knows the calls of this page. */
const PAGE = [...crypto.getRandomValues(new Uint8Array(6))]
  .map((byte) => byte.toString(36).padStart(2, '0'))
  .join('')
let calls = 0

const post: ClientAdapters['post'] = (path, body, headers, signal) => {
  const named = { ...headers, [CORRELATION_HEADER]: `${PAGE}.h${calls++}` }
  const request = () =>
    fetch(path, { method: 'POST', body, headers: named, signal, credentials: 'same-origin' })
  return setsCookie(path) ? runExclusively(request) : request()
}

/** Fetching the token before each attempt means that a server that is down is retried with growing pauses. */
const connect: ClientAdapters['connect'] = (events, bearer) =>
  new ReconnectingSocket(
    {
      address: async () =>
        (await bearer()).error ? null : `${location.origin.replace('http', 'ws')}/live?page=${PAGE}`,
      open: (address) => new WebSocket(address) as RawSocket,
      timers: browserTimers,
      firstPause: 500 + Math.random() * 500,
    },
    events,
  )

const RELOADED = 'trivium.reloaded'
const RELOAD_INTERVAL = 30_000

/** At most one reload in 30 s: a server that keeps calling the page old must not cause a reload loop. */
const reload = (): boolean => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < RELOAD_INTERVAL) return false
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
  return true
}

const watchNetwork: ClientAdapters['watchNetwork'] = (onChange) => {
  addEventListener('online', () => onChange(true))
  addEventListener('offline', () => onChange(false))
  if (!navigator.onLine) onChange(false)
}

/** The real browser: its network, clock and page. */
export const browserAdapters: ClientAdapters = {
  enter,
  post,
  connect,
  reload,
  watchNetwork,
  timers: browserTimers,
}
