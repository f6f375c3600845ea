import { HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import { CLOSE, type CloseName } from '@trivium/wire/live/close-codes'
import { ClientMessage, type ServerMessage } from '@trivium/wire/live/messages'
import { errorOf, isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Clock } from '../clock.ts'
import type { Dispatch, Dispatcher } from '../functions/dispatch.ts'
import { type Limits, takeCall } from '../functions/limits.ts'
import { isStorable } from '../functions/storable.ts'
import { newId, type Random } from '../random.ts'
import { type Ban, banRefusal } from '../users/ban-cache.ts'
import type { Subscriber } from './channel.ts'
import type { Hub } from './hub.ts'
import type { Subscribe, Unsubscribe } from './subscriptions.ts'

/** The socket as the connection needs it; `ws` fits. */
export interface Socket {
  send(frame: string): void
  /** At most 125 bytes, which the pong repeats. */
  ping(payload: string): void
  close(code: number, reason: string): void
  terminate(): void
  readonly bufferedAmount: number
}

export interface ConnectionDependencies {
  readonly clock: Clock
  readonly chance: Random
  readonly hub: Hub
  readonly subscribe: Subscribe
  readonly dispatch: Dispatch
  readonly limits: Limits
  /** Queues the work of each address, a few tasks at a time. */
  readonly inTurn: Dispatcher['inTurn']
  /** The token's player and session; null for an invalid token. */
  readonly verify: (token: string) => Promise<{ uid: string; sid: string } | null>
  readonly banOf: (uid: string) => Ban | null
  /** Whether data can be saved now. */
  readonly isSaving: () => boolean
  /** Called with each measured one-way delay, in ms. */
  readonly onDelayMeasured: (uid: string, delay: number) => void
  readonly warn: (about: Record<string, unknown>, message: string) => void
}

/** A new socket must send hello within this time, in ms. */
const HELLO_WITHIN = 5_000

/** The client's address, and the host named in its request. */
export interface Peer {
  readonly address: string
  readonly host?: string
}

/** Bytes a slow reader may lag behind before it is disconnected. */
const SLOW_READER_BYTES = 1_000_000
const MAX_SUBSCRIPTIONS = 16
const MAX_SOCKETS_PER_PLAYER = 24
/** Messages per heartbeat; a playing person sends at most a few per second. */
const MAX_MESSAGES = 300
const MESSAGES_PER_PLAYER = { calls: 600, per: 10_000 } as const
const MESSAGES_PER_ADDRESS = { calls: 3_000, per: 10_000 } as const

/** The delay is measured again after this many heartbeats. */
const MEASURE_EVERY = 6

/** One browser tab on the live socket: says hello, subscribes to topics, calls functions. */
export class Connection implements Subscriber {
  readonly #socket: Socket
  readonly #peer: Peer
  readonly #deps: ConnectionDependencies
  readonly #subscriptions = new Map<string, Unsubscribe | null>()
  #uid: string | null = null
  #sid: string | null = null
  #closed = false
  #messages = 0
  /** The unanswered ping. */
  #pinged: { readonly payload: string; readonly at: number } | null = null
  #heard = true
  /** Whether it was pinged at the last heartbeat because nothing had arrived. */
  #asked = false
  #beats = 0
  #cancelBeat: () => void
  readonly #cancelHello: () => void
  readonly #welcomed: () => void

  /** `welcomed` is called when the connection's player is known. */
  constructor(
    socket: Socket,
    peer: Peer,
    dependencies: ConnectionDependencies,
    welcomed: () => void = () => {},
  ) {
    this.#socket = socket
    this.#peer = peer
    this.#deps = dependencies
    this.#welcomed = welcomed
    this.#cancelBeat = dependencies.clock.after(HEARTBEAT, () => this.#beat())
    this.#cancelHello = dependencies.clock.after(HELLO_WITHIN, () => this.#cutOff('helloExpected'))
  }

  get address(): string {
    return this.#peer.address
  }

  get uid(): string | null {
    return this.#uid
  }

  /** The session of its current token; registering moves the page to a new session. */
  get sid(): string | null {
    return this.#sid
  }

  send(frame: string): void {
    if (this.#closed) return
    if (this.#socket.bufferedAmount > SLOW_READER_BYTES) this.close('slowReader')
    else this.#socket.send(frame)
  }

  receive(text: string): void {
    if (this.#closed) return
    this.#heard = true
    this.#messages += 1
    const message = parse(text)
    if (this.#messages > MAX_MESSAGES) this.close('tooManyMessages')
    else if (message === null) this.close('badMessage')
    else if ('hello' in message) void this.#hello(message.hello.protocol, message.hello.token)
    else if (this.#uid === null) this.close('helloExpected')
    else if (this.#isFlood(this.#uid)) this.close('tooManyMessages')
    else if ('fn' in message) void this.#call(this.#uid, message.id, message.fn, message.data)
    else if ('follow' in message) void this.#follow(this.#uid, message.follow, message.have)
    else if ('unfollow' in message) this.#unfollow(message.unfollow)
    else this.#say({ pong: message.ping, now: this.#deps.clock.now() })
  }

  /**
   * The browser answered a ping: half the round trip is its delay. An unrequested pong only shows that the client is
   * alive; otherwise its sender could choose the delay, and with it the extra time to answer (G3).
   */
  onPong(payload: string): void {
    this.#heard = true
    if (this.#uid === null || this.#pinged?.payload !== payload) return
    this.#deps.onDelayMeasured(this.#uid, (this.#deps.clock.now() - this.#pinged.at) / 2)
    this.#pinged = null
  }

  close(name: CloseName): void {
    const { code, reason } = CLOSE[name]
    this.#socket.close(code, reason)
    this.onClosed()
  }

  /** Before the hello there is nobody to notify. */
  tellSaving(saving: boolean): void {
    if (this.#uid !== null) this.#say({ saving })
  }

  /** Closes permanently; the page shows the reason. */
  closeBanned(why: Refused): void {
    this.#say({ goodbye: errorOf(why) })
    this.close('banned')
  }

  /** The socket has closed, from either side. */
  onClosed(): void {
    if (this.#closed) return
    this.#closed = true
    this.#cancelBeat()
    this.#cancelHello()
    for (const unfollow of this.#subscriptions.values()) unfollow?.()
    this.#subscriptions.clear()
    if (this.#uid !== null) this.#deps.hub.disconnect(this.#uid, this)
  }

  /** A client heard from since the last heartbeat needs no ping, except to measure the delay now and then. */
  #beat(): void {
    const heard = this.#heard
    this.#heard = false
    this.#messages = 0
    this.#beats += 1
    if (!heard && this.#asked) {
      this.#cutOff('heartbeatMissed')
      return
    }
    this.#asked = !heard
    if (!heard || this.#beats % MEASURE_EVERY === 0) this.#ping()
    this.#cancelBeat = this.#deps.clock.after(HEARTBEAT, () => this.#beat())
  }

  /** Disconnects a client that reads too slowly. */
  #cutOff(name: CloseName): void {
    this.close(name)
    this.#socket.terminate()
  }

  #ping(): void {
    this.#pinged = { payload: newId(this.#deps.chance), at: this.#deps.clock.now() }
    this.#socket.ping(this.#pinged.payload)
  }

  /** Counts by player and by address: a player can have several sockets, and an address several players. */
  #isFlood(uid: string): boolean {
    const { limits } = this.#deps
    const no = limits.take(`messages of ${uid}`, MESSAGES_PER_PLAYER)
    return (no ?? limits.take(`messages from ${this.#peer.address}`, MESSAGES_PER_ADDRESS)) !== null
  }

  async #hello(protocol: number, token: string): Promise<void> {
    if (protocol !== PROTOCOL) return this.close('outdatedPage')
    if (takeCall(this.#deps.limits, this.#peer.address) !== null) return this.close('tooManyMessages')
    const who = await this.#verified(token)
    if (who === 'unknown') return this.close('unavailable')
    if (who === null || (this.#uid !== null && this.#uid !== who.uid)) return this.close('tokenRefused')
    if (this.#closed) return
    const ban = this.#deps.banOf(who.uid)
    if (ban !== null) return this.closeBanned(banRefusal(ban))
    this.#sid = who.sid
    if (this.#uid === null) {
      if (this.#deps.hub.connectionsOf(who.uid) >= MAX_SOCKETS_PER_PLAYER) return this.close('tooManySockets')
      this.#uid = who.uid
      this.#cancelHello()
      this.#welcomed()
      this.#deps.hub.connect(who.uid, this)
      this.#ping()
    }
    this.#say({ welcome: { uid: who.uid, now: this.#deps.clock.now() } })
    if (!this.#deps.isSaving()) this.#say({ saving: false })
  }

  /** Whose token it is; `unknown` if that cannot be found out now. */
  async #verified(token: string): Promise<{ uid: string; sid: string } | null | 'unknown'> {
    try {
      return await this.#deps.inTurn(this.#peer.address, () => this.#deps.verify(token))
    } catch (error) {
      this.#deps.warn({ err: error }, 'a token could not be checked')
      return 'unknown'
    }
  }

  async #call(uid: string, id: number, fn: string, data: unknown): Promise<void> {
    const visitor = { uid, sid: this.#sid, ...this.#peer, transport: 'live' } as const
    const answer = await this.#deps.dispatch(fn, data ?? {}, visitor)
    this.#say(isRefused(answer) ? { id, error: errorOf(answer) } : { id, result: answer.result })
  }

  async #follow(uid: string, topic: string, have: { epoch: string; n: number } | undefined): Promise<void> {
    if (this.#subscriptions.has(topic)) return
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS)
      return this.#say({ topic, error: errorOf({ refused: 'too-many-calls' }) })
    const retryAfter = takeCall(this.#deps.limits, this.#peer.address)
    if (retryAfter !== null)
      return this.#say({ topic, error: errorOf(refused('too-many-calls', { retryAfter })) })
    this.#subscriptions.set(topic, null)
    try {
      const followed = await this.#deps.inTurn(this.#peer.address, () =>
        this.#deps.subscribe(uid, topic, this, have),
      )
      if (isRefused(followed)) {
        this.#subscriptions.delete(topic)
        this.#say({ topic, error: errorOf(followed) })
      } else if (this.#closed || !this.#subscriptions.has(topic)) followed()
      else this.#subscriptions.set(topic, followed)
    } catch (error) {
      this.#subscriptions.delete(topic)
      this.#deps.warn({ err: error, topic }, 'a topic could not be followed')
      this.#say({ topic, error: errorOf({ refused: 'internal-error' }) })
    }
  }

  #unfollow(topic: string): void {
    this.#subscriptions.get(topic)?.()
    this.#subscriptions.delete(topic)
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }
}

const parse = (text: string): ClientMessage | null => {
  try {
    const parsed = ClientMessage.safeParse(JSON.parse(text))
    if (!parsed.success) return null
    // A function's input is checked when it is called, and only that call is refused.
    return 'fn' in parsed.data || isStorable(parsed.data) ? parsed.data : null
  } catch {
    // Not JSON.
    return null
  }
}
