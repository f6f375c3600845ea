import { HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { PROTOCOL } from '@trivium/wire/limits'
import type { ClientMessage, ServerMessage } from '@trivium/wire/live/messages'
import type { WireError } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { FUNCTION_PATH, SESSION_PATH, SessionAnswer } from '@trivium/wire/session'
import { WebSocket } from 'ws'

type Doc = Record<string, unknown>

export type Answer<Name extends FunctionName> =
  | { readonly result: OutputOf<Name> }
  | { readonly error: WireError }

interface Waiting {
  readonly topic: string
  readonly fits: (doc: Doc) => boolean
  readonly resolve: (doc: Doc) => void
}

/** Longest time that a test waits for something immediate, ms. */
const PATIENCE = 30_000

/** A player at a browser, without the browser: speaks the real protocol over the real network. */
export class Player {
  uid: string
  token: string
  /** The cookies of this browser, as a `Cookie` header. */
  cookie: string
  /** Every received frame, unchanged. */
  readonly frames: string[] = []
  /** Set when the server has closed the socket. */
  closed: { code: number; reason: string } | null = null
  /** The page's name for itself, which the log uses; without one the server makes one up. */
  page: string | null = null
  /** The server that this page is open on. */
  readonly url: string
  #socket: WebSocket | null = null
  #gone: Promise<{ code: number; reason: string }> = Promise.resolve({ code: 1006, reason: '' })
  #calls = 0
  readonly #pongs = new Map<number, () => void>()
  readonly #answers = new Map<number, (answer: { result: unknown } | { error: WireError }) => void>()
  readonly #docs = new Map<string, Doc>()
  #waiting: Waiting[] = []

  constructor(url: string, { uid, token }: SessionAnswer, cookie: string) {
    this.url = url
    this.uid = uid
    this.token = token
    this.cookie = cookie
  }

  /** Opens the live socket and says hello; resolves with the welcome. */
  async connect(): Promise<void> {
    const socket = new WebSocket(
      `${this.url.replace('http', 'ws')}/live${this.page === null ? '' : `?page=${this.page}`}`,
    )
    this.#socket = socket
    this.closed = null
    socket.on('message', (data) => this.#receive(String(data)))
    this.#gone = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        this.closed = { code, reason: String(reason) }
        resolve(this.closed)
      })
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const welcomed = new Promise<void>((resolve) => {
      socket.once('message', () => resolve())
    })
    this.say({ hello: { protocol: PROTOCOL, token: this.token } })
    await welcomed
  }

  say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** Sends any text, for messages that our pages would never send. */
  sayRaw(text: string | Buffer): void {
    this.#socket?.send(text)
  }

  /** Sends a heartbeat, and resolves when everything that the server had sent before it has arrived. */
  async breathe(): Promise<void> {
    if (this.#socket === null || this.closed !== null) return
    const ping = this.#calls++
    const answered = new Promise<void>((resolve) => this.#pongs.set(ping, resolve))
    this.say({ ping })
    await Promise.race([answered, this.gone()])
  }

  /** Resolves when the socket is closed, by either side. */
  gone(): Promise<{ code: number; reason: string }> {
    return this.#gone
  }

  follow(topic: string): void {
    this.say({ follow: topic })
  }

  doc<T = Doc>(topic: string): T | undefined {
    return this.#docs.get(topic) as T | undefined
  }

  /** Calls a function over HTTP with this browser's cookies, and keeps the cookies it sets. */
  async http<Name extends FunctionName>(
    fn: Name,
    data: InputOf<Name>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Name>> {
    const response = await fetch(`${this.url}${FUNCTION_PATH}/${fn}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.token}`,
        cookie: this.cookie,
        ...headers,
      },
      body: JSON.stringify({ data }),
    })
    this.cookie = withSet(this.cookie, response.headers.getSetCookie())
    return (await response.json()) as Answer<Name>
  }

  /** Refreshes this browser's identity, as a page does after a log-in; the socket stays as it is. */
  async renew(): Promise<void> {
    const { answer, cookie } = await askSession(this.url, this.cookie)
    this.uid = answer.uid
    this.token = answer.token
    this.cookie = cookie
  }

  /** Calls a function over the live socket. */
  call<Name extends FunctionName>(fn: Name, data: InputOf<Name>): Promise<Answer<Name>> {
    return this.callRaw(fn, data) as Promise<Answer<Name>>
  }

  /** Rejects if the socket closes before the server answers; nobody has to wait for that. */
  callRaw(fn: string, data: unknown): Promise<{ result: unknown } | { error: WireError }> {
    const id = this.#calls++
    const answer = new Promise<{ result: unknown } | { error: WireError }>((resolve, reject) => {
      this.#answers.set(id, resolve)
      this.say({ id, fn, data })
      void this.gone().then(({ code, reason }) =>
        reject(new Error(`${fn} was not answered: the connection closed with ${code} ${reason}`)),
      )
    })
    answer.catch(() => {})
    return answer
  }

  /** The result, over the transport that a page would use; throws an error with the refusal's name. */
  async do<Name extends FunctionName>(fn: Name, data: InputOf<Name>): Promise<OutputOf<Name>> {
    const answer = await (HTTP_FUNCTIONS.includes(fn) ? this.http(fn, data) : this.call(fn, data))
    if ('error' in answer) throw new Error(`${fn}: ${answer.error.details.reason}`)
    return answer.result
  }

  /** Resolves with the topic's document as soon as it matches; rejects after 30 s with the last document. */
  see<T = Doc>(topic: string, fits: (doc: T) => boolean): Promise<T> {
    const doc = this.#docs.get(topic)
    if (doc !== undefined && fits(doc as T)) return Promise.resolve(doc as T)
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${topic} never fitted; it is ${JSON.stringify(this.#docs.get(topic))}`)),
        PATIENCE,
      )
      this.#waiting.push({
        topic,
        fits: fits as (doc: Doc) => boolean,
        resolve: (found) => {
          clearTimeout(timer)
          resolve(found as T)
        },
      })
    })
  }

  get connected(): boolean {
    return this.#socket !== null && this.closed === null
  }

  /** Like closing the tab. */
  leave(): void {
    this.#socket?.terminate()
    this.#socket = null
    this.#docs.clear()
  }

  #receive(text: string): void {
    this.frames.push(text)
    const message = JSON.parse(text) as ServerMessage
    if ('id' in message) {
      this.#answers.get(message.id)?.(message)
      this.#answers.delete(message.id)
    } else if ('doc' in message) this.#show(message.topic, message.doc)
    else if ('pong' in message) this.#pongs.get(message.pong)?.()
    else if ('set' in message) this.#show(message.topic, { ...this.#docs.get(message.topic), ...message.set })
  }

  #show(topic: string, doc: Doc): void {
    this.#docs.set(topic, doc)
    const fitting = this.#waiting.filter((one) => one.topic === topic && one.fits(doc))
    this.#waiting = this.#waiting.filter((one) => !fitting.includes(one))
    for (const one of fitting) one.resolve(doc)
  }
}

/** A browser's cookies after a response has set or removed some. */
const withSet = (cookie: string, set: readonly string[]): string => {
  const jar = new Map(
    cookie
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=') as [string, string]),
  )
  for (const line of set) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const askSession = async (
  url: string,
  cookie: string,
  party?: string,
): Promise<{ answer: SessionAnswer; cookie: string }> => {
  const response = await fetch(`${url}${SESSION_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({ party }),
  })
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return {
    answer: SessionAnswer.parse(await response.json()),
    cookie: withSet(cookie, response.headers.getSetCookie()),
  }
}

/**
 * A new guest, signed in but not connected yet; with `cookie`, the user to whom it belongs. `party`: the key of the party
 * whose page they open.
 */
export const signInGuest = async (url: string, cookie = '', party?: string): Promise<Player> => {
  const entered = await askSession(url, cookie, party)
  return new Player(url, entered.answer, entered.cookie)
}
