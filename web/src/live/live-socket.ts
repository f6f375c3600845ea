import { HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import type { ClientMessage, ServerMessage } from '@trivium/wire/live/messages'
import { bodyOf } from './body.ts'
import { type CallOutcome, PendingCalls } from './pending-calls.ts'
import { type Failure, failureOf, type Reply } from './reply.ts'
import type { ServerClock } from './server-clock.ts'
import type { Bearer } from './session.ts'
import type { ConnectionPhase, LiveStore } from './store.ts'
import { Subscriptions } from './subscriptions.ts'
import type { Timers } from './timers.ts'

/** The network boundary: a WebSocket that reconnects automatically until it is closed from here. */
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
  readonly bearer: () => Promise<Reply<Bearer>>
  /** The current token is no longer accepted: a later hello needs another one. */
  readonly refused: () => void
  /** The session was ended, here or elsewhere: the page asks who it is now. */
  readonly ended: () => void
  /** The page is older than the server: reloads it; returns false if that has just been tried. */
  readonly reload: () => boolean
}

/** Not one of the server's codes: the page itself closed the socket. */
const LEFT = 0

const saying = (message: string): Failure => failureOf({ message }, 'UNAVAILABLE').error

/** The live connection: says hello, sends heartbeats, and carries subscriptions and calls. */
export class LiveSocket {
  readonly topics: Subscriptions
  readonly #with: LiveSocketParts
  readonly #calls: PendingCalls
  #wire: Wire | null = null
  #welcomed = false
  #helloAt = 0
  #heardAt = 0
  /** The close code and reason of this connection. */
  #goodbye: Failure | null = null
  #cancelBeat = () => {}

  constructor(parts: LiveSocketParts) {
    const { store, timers } = parts
    this.#with = parts
    this.#calls = new PendingCalls(timers)
    this.topics = new Subscriptions({ store, timers, say: (message) => this.#sayIfWelcome(message) })
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

  /** Returns null while the connection is down. */
  call(fn: string, data: unknown): Promise<CallOutcome> | null {
    return this.#welcomed ? this.#calls.open((id) => this.#say({ id, fn, data })) : null
  }

  /** Replaces the connection, also after a stop: the page says hello on the new one as whoever it is by then. */
  restart(): void {
    const isStopped = this.#with.store.getState().phase === 'stopped'
    this.#closed(LEFT)
    if (isStopped) this.#with.store.setState({ phase: 'connecting', stopped: null })
    this.#wire?.reconnect()
  }

  /** Ends the connection until `restart`. Documents that a banned player has seen are no longer valid. */
  stop(stopped: Failure): void {
    this.#wire?.close()
    this.#with.store.setState({ phase: 'stopped', stopped })
    if (stopped.reason === 'banned') this.topics.forget()
  }

  /** Sends a fresh token over the current connection. */
  renewed(token: string): void {
    this.#sayIfWelcome({ hello: { protocol: PROTOCOL, token } })
  }

  async #hello(): Promise<void> {
    const { result } = await this.#with.bearer()
    // Without a session nothing is sent: the server closes a silent socket and the page reconnects.
    if (result === undefined) return
    this.#helloAt = this.#with.timers.now()
    this.#say({ hello: { protocol: PROTOCOL, token: result.token } })
  }

  #received(text: string): void {
    this.#heardAt = this.#with.timers.now()
    // A browser may report that it is offline although the server, on this machine or its network, still responds.
    if (this.#welcomed && this.#with.store.getState().phase === 'offline') this.#phase('live')
    const message = JSON.parse(text) as ServerMessage
    if ('welcome' in message) this.#welcome(message.welcome.now)
    else if ('pong' in message) this.#with.clock.measured(message.pong, message.now)
    else if ('topic' in message) this.topics.received(message)
    else if ('goodbye' in message) this.#goodbye = failureOf(message.goodbye, 'INTERNAL').error
    else if ('saving' in message) this.#with.store.setState({ saving: message.saving })
    else if ('error' in message) this.#calls.settle(message.id, failureOf(message.error, 'INTERNAL'))
    else this.#calls.settle(message.id, { result: message.result })
  }

  #welcome(now: number): void {
    if (this.#welcomed) return
    this.#with.clock.measured(this.#helloAt, now)
    this.#welcomed = true
    this.#goodbye = null
    this.#with.store.setState({ saving: true })
    this.#phase('live')
    this.topics.resume()
    this.#beat()
  }

  #closed(code: number): void {
    this.#welcomed = false
    this.#cancelBeat()
    this.#calls.loseAll()
    const why = Object.values(CLOSE).find((entry) => entry.code === code)
    if (why?.client === 'stop') this.stop(this.#goodbye ?? saying(`The connection was ended: ${why.reason}.`))
    else if (why?.client === 'reload') this.#old()
    else if (why?.client === 'anew') this.#with.ended()
    else this.#again(code)
  }

  #again(code: number): void {
    const { phase } = this.#with.store.getState()
    if (code === CLOSE.tokenRefused.code) this.#with.refused()
    if (code === CLOSE.restarting.code) this.#phase('restarting')
    else if (phase === 'live') this.#phase('reconnecting')
  }

  #old(): void {
    if (!this.#with.reload()) this.stop(saying('This page is out of date. Reload it to go on.'))
  }

  #beat(): void {
    const { timers } = this.#with
    if (timers.now() - this.#heardAt >= 2 * HEARTBEAT) {
      this.restart()
      return
    }
    this.#say({ ping: timers.now() })
    this.#cancelBeat = timers.after(HEARTBEAT, () => this.#beat())
  }

  #phase(phase: ConnectionPhase): void {
    this.#with.store.setState({ phase })
  }

  #sayIfWelcome(message: ClientMessage): void {
    if (this.#welcomed) this.#say(message)
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(bodyOf(message))
  }
}
