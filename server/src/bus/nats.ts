import { setTimeout as wait } from 'node:timers/promises'
import { connect, headers, type Msg, type NatsConnection, type Status } from '@nats-io/transport-node'
import type { Bus, BusDependencies, Reply } from './bus.ts'
import { parseNatsAddress } from './nats-address.ts'
import { Outbox } from './outbox.ts'
import { PendingRequests } from './pending-requests.ts'

/** A broken connection is noticed after at most three of these, ms. */
const PING_INTERVAL = 1_000
const MAX_PINGS_OUT = 2
const RECONNECT_WAIT = 250
const CONNECT_TIMEOUT = 5_000

/** How long a server that answers may need, in steps, because this process may have been busy meanwhile, ms. */
const PONG_WITHIN = { steps: 5, each: 250 }

/** Without a reply by then the connection is about to be lost, and everyone catches up after it, ms. */
const SUBSCRIBED_WITHIN = 1_000

/** The status of the server's message that nobody subscribes to a request's subject. */
const NO_RESPONDERS = 503

/** Marks a message that only asks whether anybody responds to its subject. */
const PROBE = 'Probe'
const PROBE_HEADERS = headers()
PROBE_HEADERS.set(PROBE, '1')
/** The subject of a probe's own request: requests under it are never probed. */
const NO_SUBJECT = ''

export interface NatsOptions extends BusDependencies {
  readonly url: string
  /** The first part of every subject, so that several Triviums can share a NATS server. */
  readonly prefix: string
}

/** Joins the other processes through a NATS server. Rejects if no server of the list can be reached. */
export const joinNats = async (options: NatsOptions): Promise<Bus> => {
  const { url, self } = options
  const { servers, tls, ...credentials } = parseNatsAddress(url)
  const connection = await connect({
    ...{ servers: [...servers], ...credentials, ...(tls && { tls: {} }) },
    name: `trivium ${self}`,
    noEcho: true,
    ignoreAuthErrorAbort: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT,
    pingInterval: PING_INTERVAL,
    maxPingOut: MAX_PINGS_OUT,
    timeout: CONNECT_TIMEOUT,
  })
  return new NatsBus(connection, options)
}

const encode = (body: unknown): string => JSON.stringify(body ?? null)

const replyIn = (message: Msg): Reply => {
  if (message.headers?.code === NO_RESPONDERS) return { ok: false, why: 'no-responders' }
  const { body, failed } = message.json<{ body: unknown; failed?: true }>()
  return failed ? { ok: false, why: 'failed' } : { ok: true, body }
}

class NatsBus implements Bus {
  readonly self: string
  readonly isShared = true
  readonly #connection: NatsConnection
  readonly #prefix: string
  readonly #replies: string
  readonly #log: BusDependencies['log']
  readonly #pending: PendingRequests
  readonly #outbox: Outbox
  #isChecking = false
  readonly #onReconnect = new Set<() => void>()
  #isConnected = true

  constructor(connection: NatsConnection, { self, prefix, clock, log }: NatsOptions) {
    this.self = self
    this.#connection = connection
    this.#outbox = new Outbox(connection)
    this.#prefix = `${prefix}.`
    this.#log = log
    this.#pending = new PendingRequests(clock, (subject) => this.#hasResponders(subject))
    // One subscription receives all replies: the end of the subject says to which request.
    this.#replies = `${this.#prefix}reply.${self}.`
    connection.subscribe(`${this.#replies}*`, { callback: (_, message) => this.#receiveReply(message) })
    void this.#watch()
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  publish(subject: string, body: unknown): void {
    // A message that is late by a whole gap is worth nothing: everyone catches up after it.
    if (this.#isConnected) this.#outbox.add(this.#prefix + subject, encode(body))
  }

  subscribe(subject: string, onMessage: (body: unknown) => void): () => void {
    return this.#listen(subject, async (message) => onMessage(message.json()))
  }

  async subscribed(): Promise<void> {
    // The server handles what one client sends in order.
    const handled = this.#isConnected ? this.#connection.flush() : Promise.resolve()
    const isHandled = new AbortController()
    const { signal } = isHandled
    const tooLong = wait(SUBSCRIBED_WITHIN, undefined, { signal }).catch(() => {})
    await Promise.race([handled.catch(() => {}), tooLong])
    isHandled.abort()
  }

  respond(subject: string, answer: (body: unknown) => Promise<unknown>): () => void {
    return this.#listen(subject, async (message) => {
      const respond = (reply: object) =>
        void (message.reply && this.#outbox.add(message.reply, encode(reply)))
      if (message.headers?.has(PROBE)) return respond({})
      try {
        respond({ body: await answer(message.json()) })
      } catch (error) {
        respond({ failed: true })
        throw error
      }
    })
  }

  async request(subject: string, body: unknown): Promise<Reply> {
    if (!this.#isConnected) return { ok: false, why: 'disconnected' }
    const { id, reply } = this.#pending.add(subject)
    this.#outbox.add(this.#prefix + subject, encode(body), { reply: this.#replies + id })
    return reply
  }

  onReconnect(run: () => void): () => void {
    this.#onReconnect.add(run)
    return () => this.#onReconnect.delete(run)
  }

  async close(): Promise<void> {
    if (this.#isConnected) this.#outbox.flush()
    this.#isConnected = false
    this.#pending.failAll('disconnected')
    // Sends what was published last; without a connection there is nothing to send it to.
    await Promise.race([this.#connection.drain(), this.#connection.closed()]).catch(() => {})
    await this.#connection.close()
  }

  #listen(subject: string, handle: (message: Msg) => Promise<void>): () => void {
    const subscription = this.#connection.subscribe(this.#prefix + subject, {
      callback: (refused, message) => {
        const done = refused === null ? handle(message) : Promise.reject(refused)
        done.catch((error: unknown) =>
          this.#log.error({ err: error, subject }, 'a message could not be handled'),
        )
      },
    })
    return () => {
      if (!subscription.isClosed()) subscription.unsubscribe()
    }
  }

  async #hasResponders(subject: string): Promise<boolean> {
    if (!this.#isConnected || subject === NO_SUBJECT) return true
    void this.#checkConnection()
    const { id, reply } = this.#pending.add(NO_SUBJECT)
    const options = { reply: this.#replies + id, headers: PROBE_HEADERS }
    this.#outbox.add(this.#prefix + subject, '', options)
    const answer = await reply
    return answer.ok || answer.why !== 'no-responders'
  }

  /**
   * A cut cable closes no connection. Without this check, whoever is cut off would take the others for gone, and
   * claim their games until the pings of the connection itself have failed.
   */
  async #checkConnection(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    let hasPong = false
    const pong = this.#connection.flush().then(() => {
      hasPong = true
    })
    pong.catch(() => {})
    for (let step = 0; step < PONG_WITHIN.steps && !hasPong; step++)
      await Promise.race([pong.catch(() => {}), wait(PONG_WITHIN.each)])
    if (!hasPong) {
      this.#lose()
      // It comes late, or never, and the connection is made again.
      pong.then(() => this.#regain()).catch(() => {})
    }
    this.#isChecking = false
  }

  #lose(): void {
    if (!this.#isConnected) return
    this.#isConnected = false
    this.#outbox.clear()
    this.#log.warn({}, 'the connection to NATS is lost; reconnecting')
    this.#pending.failAll('disconnected')
  }

  #regain(): void {
    if (this.#isConnected || this.#connection.isClosed()) return
    this.#isConnected = true
    this.#log.warn({}, 'reconnected to NATS')
    for (const run of this.#onReconnect) run()
  }

  #receiveReply(message: Msg): void {
    const id = message.subject.slice(this.#replies.length)
    this.#pending.resolve(id, replyIn(message))
  }

  async #watch(): Promise<void> {
    for await (const status of this.#connection.status()) this.#noticed(status)
  }

  #noticed({ type }: Status): void {
    if (type === 'disconnect') this.#lose()
    else if (type === 'reconnect') this.#regain()
  }
}
