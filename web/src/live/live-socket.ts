import { CALL_TIMEOUT, HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import type { ClientMessage, ServerMessage } from '@trivium/wire/live/messages'
import { failureOf, type Reply, tooLate } from './reply.ts'
import type { ServerClock } from './server-clock.ts'
import { follow, type LiveStore, type Phase, type TopicMessage } from './store.ts'
import type { Timers } from './timers.ts'

/** The network edge: a WebSocket that connects again by itself, until it is closed from here. */
export interface Wire {
  send(text: string): void
  close(): void
  reconnect(): void
}

export interface WireEvents {
  opened(): void
  received(text: string): void
  closed(code: number): void
}

export interface LiveSocketParts {
  readonly store: LiveStore
  readonly clock: ServerClock
  readonly timers: Timers
  readonly connect: (events: WireEvents) => Wire
  readonly session: { token(): Promise<string>; renew(): Promise<string> }
  /** The page is older than the server: loads it anew; false when that has just been tried. */
  readonly reload: () => boolean
}

type Settle = (reply: Reply<unknown> | 'lost') => void

/** A topic that nobody looks at any more is kept this long, so that going from screen to screen costs nothing, ms. */
const LINGER = 500

/** The live connection: says hello, follows topics and resumes them, calls functions, keeps the pulse. */
export class LiveSocket {
  readonly #with: LiveSocketParts
  readonly #readers = new Map<string, number>()
  readonly #calls = new Map<number, Settle>()
  #wire: Wire | null = null
  #welcomed = false
  #helloAt = 0
  #heardAt = 0
  #nextCall = 0
  #cancelBeat = () => {}

  constructor(parts: LiveSocketParts) {
    this.#with = parts
  }

  start(): void {
    this.#wire ??= this.#with.connect({
      opened: () => void this.#hello(),
      received: (text) => this.#received(text),
      closed: (code) => this.#closed(code),
    })
  }

  /** The browser lost or regained its network. */
  online(isOnline: boolean): void {
    if (this.#with.store.getState().phase === 'stopped') return
    this.#phase(isOnline ? 'reconnecting' : 'offline')
    if (isOnline) this.#wire?.reconnect()
  }

  /** Counts one more reader of a topic; the function it gives counts one less. */
  follow(topic: string): () => void {
    const readers = this.#readers.get(topic) ?? 0
    this.#readers.set(topic, readers + 1)
    if (readers === 0) this.#sayFollow(topic)
    let reading = true
    return () => {
      if (!reading) return
      reading = false
      this.#with.timers.after(LINGER, () => this.#release(topic))
    }
  }

  /** Null when the connection is down; 'lost' when it went down before the answer came. */
  call(fn: string, data: unknown): Promise<Reply<unknown> | 'lost'> | null {
    if (!this.#welcomed) return null
    const id = this.#nextCall
    this.#nextCall += 1
    return new Promise((resolve) => {
      const cancel = this.#with.timers.after(CALL_TIMEOUT, () => settle(tooLate()))
      const settle: Settle = (reply) => {
        cancel()
        this.#calls.delete(id)
        resolve(reply)
      }
      this.#calls.set(id, settle)
      this.#say({ id, fn, data })
    })
  }

  /** Carries a fresh token to the connection in use. */
  renewed(token: string): void {
    if (this.#welcomed) this.#say({ hello: { protocol: PROTOCOL, token } })
  }

  async #hello(): Promise<void> {
    try {
      const token = await this.#with.session.token()
      this.#helloAt = this.#with.timers.now()
      this.#say({ hello: { protocol: PROTOCOL, token } })
    } catch {
      // Without a session there is nothing to say: the server lets go of a silent socket and we come again.
    }
  }

  #received(text: string): void {
    this.#heardAt = this.#with.timers.now()
    // A browser may call itself offline although the server, on this machine or its network, still answers.
    if (this.#welcomed && this.#with.store.getState().phase === 'offline') this.#phase('live')
    const message = JSON.parse(text) as ServerMessage
    if ('welcome' in message) this.#welcome(message.welcome.now)
    else if ('pong' in message) this.#with.clock.measured(message.pong, message.now)
    else if ('topic' in message) this.#topic(message)
    else if ('error' in message) this.#calls.get(message.id)?.(failureOf(message.error, 'INTERNAL'))
    else this.#calls.get(message.id)?.({ result: message.result })
  }

  #welcome(now: number): void {
    if (this.#welcomed) return
    this.#with.clock.measured(this.#helloAt, now)
    this.#welcomed = true
    this.#phase('live')
    for (const topic of this.#readers.keys()) this.#sayFollow(topic)
    this.#beat()
  }

  #topic(message: TopicMessage): void {
    const { store } = this.#with
    if (!this.#readers.has(message.topic)) return
    const next = follow(store.getState().topics[message.topic], message)
    if (next === 'gap') {
      this.#say({ unfollow: message.topic })
      this.#say({ follow: message.topic })
    } else store.setState(({ topics }) => ({ topics: { ...topics, [message.topic]: next } }))
  }

  #closed(code: number): void {
    this.#welcomed = false
    this.#cancelBeat()
    const lost = [...this.#calls.values()]
    for (const settle of lost) settle('lost')
    const why = Object.values(CLOSE).find((entry) => entry.code === code)
    if (why?.client === 'stop') this.#stop(`The connection was ended: ${why.reason}.`)
    else if (why?.client === 'reload') this.#old()
    else this.#again(code)
  }

  #again(code: number): void {
    const { phase } = this.#with.store.getState()
    if (code === CLOSE.tokenRefused.code) this.#with.session.renew().catch(() => {})
    if (code === CLOSE.restarting.code) this.#phase('restarting')
    else if (phase === 'live') this.#phase('reconnecting')
  }

  #old(): void {
    if (!this.#with.reload()) this.#stop('This page is out of date. Reload it to go on.')
  }

  #stop(stopped: string): void {
    this.#wire?.close()
    this.#with.store.setState({ phase: 'stopped', stopped })
  }

  #beat(): void {
    const { timers } = this.#with
    if (timers.now() - this.#heardAt >= 2 * HEARTBEAT) {
      this.#closed(0)
      this.#wire?.reconnect()
      return
    }
    this.#say({ ping: timers.now() })
    this.#cancelBeat = timers.after(HEARTBEAT, () => this.#beat())
  }

  #release(topic: string): void {
    const readers = (this.#readers.get(topic) ?? 1) - 1
    if (readers > 0) {
      this.#readers.set(topic, readers)
      return
    }
    this.#readers.delete(topic)
    if (this.#welcomed) this.#say({ unfollow: topic })
    this.#with.store.setState(({ topics: { [topic]: _gone, ...topics } }) => ({ topics }))
  }

  #sayFollow(topic: string): void {
    if (!this.#welcomed) return
    const held = this.#with.store.getState().topics[topic]
    if (held?.doc) this.#say({ follow: topic, have: { epoch: held.epoch, n: held.n } })
    else this.#say({ follow: topic })
  }

  #phase(phase: Phase): void {
    this.#with.store.setState({ phase })
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message))
  }
}
