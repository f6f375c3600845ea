import { HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import type { ServerMessage } from '@trivium/wire/live/messages'
import { WebSocket } from 'ws'
import { fromAddress } from '../own-address.ts'

export type Doc = Readonly<Record<string, unknown>>
/** `lost`: the connection ended before the response, so whether the call was applied is unknown. */
export type CallOutcome =
  | { readonly result: unknown }
  | { readonly refused: string; readonly after: number }
  | 'lost'

export interface LiveClientEvents {
  welcomed(): void
  /** The connection ended, and is tried again. */
  lost(): void
  /** A document cannot be read now, and is asked for again. */
  refused(reason: string): void
  changed(topic: string, doc: Doc): void
  /** Called for what must never happen: a gap in the message numbers, or a topic that no longer exists. */
  breach(what: string): void
}

interface Followed {
  epoch: string
  n: number
  doc: Doc
}

/**
 * The wait before the first reconnection attempt, ms. Like the page's, it grows by a factor of 1.6 up to 8 s.
 */
const FIRST_WAIT = { least: 500, spread: 500 }
const GROWTH = 1.6
const MAX_WAIT = 8_000
/** A server that has not welcomed the player by then is left, ms. */
const WELCOME_WITHIN = 10_000
/** Refusals of a document that end by themselves; like the page, it asks again after a moment, or when the server says so, ms. */
const TEMPORARY: readonly string[] = [
  'busy',
  'cannot-save',
  'too-many-calls',
  'game-unreachable',
  'shutting-down',
]
const ASK_AGAIN_AFTER = 1_000
/** Like the page, leaves a server that owes an answer and has been silent for this long, ms. */
const SILENT_FOR = 7_000
const LOOK_EVERY = 1_000

let lines = 0

/** A live socket that reconnects automatically and resumes, like the web app's. */
export class LiveClient {
  readonly #url: string
  readonly #token: string
  readonly #random: () => number
  readonly #headers: Readonly<Record<string, string>>
  readonly #events: LiveClientEvents
  readonly #followed = new Map<string, Followed | null>()
  readonly #calls = new Map<number, (outcome: CallOutcome) => void>()
  #socket: WebSocket | null = null
  #timer: NodeJS.Timeout | undefined
  #ids = 0
  #wait = 0
  #welcomed = false
  #heardAt = 0
  /** Since when the server has left a request unanswered; null if it has answered all. */
  #owedAt: number | null = null
  #pingedAt = 0
  #isPinged = false
  #beat: NodeJS.Timeout | undefined

  constructor(url: string, token: string, random: () => number, events: LiveClientEvents) {
    this.#url = `${url.replace('http', 'ws')}/live`
    this.#token = token
    this.#random = random
    lines += 1
    this.#headers = fromAddress(1, lines)
    this.#events = events
  }

  get connected(): boolean {
    return this.#welcomed
  }

  open(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.#url, {
      perMessageDeflate: false,
      handshakeTimeout: 5_000,
      headers: this.#headers,
    })
    this.#socket = socket
    socket.on('open', () => {
      this.#say({ hello: { protocol: PROTOCOL, token: this.#token } })
      setTimeout(() => {
        if (!this.#welcomed && socket === this.#socket) socket.terminate()
      }, WELCOME_WITHIN)
    })
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ServerMessage)
    })
    // Always followed by 'close'.
    socket.on('error', () => {})
    socket.on('close', () => {
      if (socket === this.#socket) this.#lost()
    })
  }

  /** Disconnects like a closed tab: after the next `open` it has no state. */
  leave(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    socket?.terminate()
    for (const topic of this.#followed.keys()) this.#followed.set(topic, null)
    this.#giveUpCalls()
  }

  follow(topic: string): void {
    if (this.#followed.has(topic)) return
    this.#followed.set(topic, null)
    if (this.#welcomed) this.#say({ follow: topic })
  }

  unfollow(topic: string): void {
    if (this.#followed.delete(topic) && this.#welcomed) this.#say({ unfollow: topic })
  }

  call(fn: string, data: object): Promise<CallOutcome> {
    if (!this.#welcomed) return Promise.resolve('lost')
    const id = this.#ids++
    return new Promise((resolve) => {
      this.#calls.set(id, resolve)
      this.#say({ id, fn, data })
    })
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #look(): void {
    const now = Date.now()
    const isOwed = this.#isPinged || this.#calls.size > 0
    this.#owedAt = isOwed ? (this.#owedAt ?? now) : null
    if (this.#owedAt !== null && now - Math.max(this.#heardAt, this.#owedAt) >= SILENT_FOR)
      this.#leaveSilent()
    else if (now - this.#pingedAt >= HEARTBEAT) this.#ping(now)
  }

  #ping(now: number): void {
    this.#pingedAt = now
    this.#isPinged = true
    this.#say({ ping: now })
  }

  #leaveSilent(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.terminate()
    this.#lost()
  }

  #lost(): void {
    clearInterval(this.#beat)
    if (this.#welcomed) this.#events.lost()
    this.#giveUpCalls()
    const first = FIRST_WAIT.least + this.#random() * FIRST_WAIT.spread
    this.#wait = this.#wait === 0 ? first : Math.min(MAX_WAIT, this.#wait * GROWTH)
    this.#timer = setTimeout(() => this.open(), this.#wait)
  }

  #giveUpCalls(): void {
    this.#welcomed = false
    this.#owedAt = null
    this.#isPinged = false
    for (const resolve of this.#calls.values()) resolve('lost')
    this.#calls.clear()
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = Date.now()
    if ('welcome' in message) this.#enter()
    else if ('pong' in message) this.#isPinged = false
    else if ('id' in message) this.#answered(message)
    else if ('topic' in message) this.#heard(message)
  }

  #enter(): void {
    this.#welcomed = true
    this.#wait = 0
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#look(), LOOK_EVERY)
    for (const [topic, have] of this.#followed)
      this.#say(have === null ? { follow: topic } : { follow: topic, have: { epoch: have.epoch, n: have.n } })
    this.#events.welcomed()
  }

  #answered(message: Extract<ServerMessage, { id: number }>): void {
    const resolve = this.#calls.get(message.id)
    this.#calls.delete(message.id)
    if ('result' in message) resolve?.({ result: message.result })
    else
      resolve?.({
        refused: message.error.details.reason,
        after: Number(message.error.details.retryAfter ?? 1_000),
      })
  }

  #heard(message: Extract<ServerMessage, { topic: string }>): void {
    const { topic } = message
    const have = this.#followed.get(topic)
    if (have === undefined) return
    const why = 'error' in message ? message.error.details : null
    if (why !== null && TEMPORARY.includes(why.reason)) this.#askAgain(topic, why)
    else if ('error' in message) this.#events.breach(`${topic} is refused: ${message.error.details.reason}`)
    else if ('doc' in message) this.#take(topic, { epoch: message.epoch, n: message.n, doc: message.doc })
    else if (have === null) this.#events.breach(`${topic} begins without a snapshot`)
    else if ('same' in message) this.#take(topic, have)
    else if (message.n !== have.n + 1) this.#events.breach(`${topic}: message ${message.n} after ${have.n}`)
    else this.#take(topic, { ...have, n: message.n, doc: { ...have.doc, ...message.set } })
  }

  #askAgain(topic: string, { reason, retryAfter }: { reason: string; retryAfter?: unknown }): void {
    this.#events.refused(reason)
    const pause = Math.max(ASK_AGAIN_AFTER, Number(retryAfter ?? 0))
    setTimeout(() => {
      const have = this.#followed.get(topic)
      if (have !== undefined)
        this.#say(
          have === null ? { follow: topic } : { follow: topic, have: { epoch: have.epoch, n: have.n } },
        )
    }, pause)
  }

  #take(topic: string, followed: Followed): void {
    this.#followed.set(topic, followed)
    this.#events.changed(topic, followed.doc)
  }
}
