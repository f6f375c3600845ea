import { HEARTBEAT, PROTOCOL } from '@trivium/wire/limits'
import type { ClientMessage, ServerMessage } from '@trivium/wire/live/messages'
import { bodyOf } from './body.ts'
import { closeAction } from './close-action.ts'
import type { LiveSocketParts, SocketState } from './live-socket-parts.ts'
import { type CallOutcome, PendingCalls } from './pending-calls.ts'
import { type Failure, failureOf } from './reply.ts'
import { SilenceWatch } from './silence-watch.ts'
import type { ConnectionPhase } from './store.ts'
import { Subscriptions } from './subscriptions.ts'
import type { Wire } from './wire.ts'

/** Not one of the server's codes: the page itself closed the socket. */
const LEFT = 0
/** A server that has not welcomed the page by then is left, ms. */
const WELCOME_WITHIN = 10_000

const CLOSED: SocketState = { name: 'closed' }

/** The live connection: says hello, sends heartbeats, and carries subscriptions and calls. */
export class LiveSocket {
  readonly topics: Subscriptions
  readonly #with: LiveSocketParts
  readonly #calls: PendingCalls
  #wire: Wire | null = null
  #state: SocketState = CLOSED
  readonly #silence: SilenceWatch
  /** A ping has no pong yet. */
  #isPinged = false

  constructor(parts: LiveSocketParts) {
    const { store, timers } = parts
    this.#with = parts
    this.#calls = new PendingCalls(timers)
    this.#silence = new SilenceWatch({
      timers,
      isOwed: () => this.#isPinged || this.#calls.areWaiting,
      ask: () => this.#ping(),
      leave: () => this.restart(),
    })
    this.topics = new Subscriptions({ store, timers, say: (message) => this.#sayIfOpen(message) })
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
    if (this.#phase === 'stopped') return
    this.#show(isOnline ? 'reconnecting' : 'offline')
    if (isOnline) this.#wire?.reconnect()
  }

  /** Returns null unless the connection is open. */
  call(fn: string, data: unknown): Promise<CallOutcome> | null {
    if (this.#state.name !== 'open') return null
    const outcome = this.#calls.open((id) => this.#say({ id, fn, data }))
    this.#silence.owed()
    return outcome
  }

  /** The server should have sent something since `due`, ms ago. */
  overdue(ms: number): void {
    if (this.#state.name === 'open') this.#silence.overdue(this.#with.timers.now() - ms)
  }

  /** Replaces the connection, even after a stop. The page says hello on the new one as its current player. */
  restart(): void {
    const isStopped = this.#phase === 'stopped'
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
    this.#sayIfOpen({ hello: { protocol: PROTOCOL, token } })
  }

  async #hello(): Promise<void> {
    const opened: SocketState = { name: 'awaiting-hello', saidAt: null }
    this.#state = opened
    const { result } = await this.#with.bearer()
    // Without a session nothing is sent: the server closes a silent socket and the page reconnects.
    if (result === undefined || this.#state !== opened) return
    const { timers } = this.#with
    const said: SocketState = { name: 'awaiting-hello', saidAt: timers.now() }
    this.#state = said
    this.#say({ hello: { protocol: PROTOCOL, token: result.token } })
    // A frozen server has opened the connection and will never answer.
    timers.after(WELCOME_WITHIN, () => {
      if (this.#state === said) this.restart()
    })
  }

  #received(text: string): void {
    const { store } = this.#with
    this.#silence.heard()
    // A browser may report that it is offline although it reaches a server on the same machine or network.
    if (this.#state.name === 'open' && this.#phase === 'offline') this.#show('open')
    const message = JSON.parse(text) as ServerMessage
    if ('welcome' in message) this.#welcome(message.welcome.now)
    else if ('pong' in message) this.#onPong(message)
    else if ('topic' in message) this.topics.received(message)
    else if ('goodbye' in message) this.#onGoodbye(failureOf(message.goodbye, 'INTERNAL').error)
    else if ('saving' in message) store.setState({ saving: message.saving })
    else if ('error' in message) this.#calls.settle(message.id, failureOf(message.error, 'INTERNAL'))
    else this.#calls.settle(message.id, { result: message.result })
  }

  /** The server also welcomes a renewed token; that changes nothing. */
  #welcome(now: number): void {
    if (this.#state.name !== 'awaiting-hello') return
    this.#with.clock.measured(this.#state.saidAt ?? now, now)
    this.#with.store.setState({ saving: true })
    this.#state = { name: 'open', cancelBeat: () => {} }
    this.#show('open')
    this.topics.resume()
    this.#beat()
  }

  #onPong({ pong, now }: { readonly pong: number; readonly now: number }): void {
    this.#isPinged = false
    this.#with.clock.measured(pong, now)
  }

  #onGoodbye(why: Failure): void {
    this.#endBeat()
    this.#state = { name: 'closing', why }
  }

  #closed(code: number): void {
    const goodbye = this.#state.name === 'closing' ? this.#state.why : null
    this.#endBeat()
    this.#state = CLOSED
    this.#calls.loseAll()
    const action = closeAction(code, this.#phase, goodbye)
    if (action.type === 'stop') this.stop(action.why)
    else if (action.type === 'refresh-identity') this.#with.ended()
    else if (action.type === 'retry') {
      if (action.needsToken) this.#with.refused()
      this.#show(action.phase)
    } else if (!this.#with.reload()) {
      // During an upgrade, the new page may have come from a process that is still the old version.
      this.#show('restarting')
    }
  }

  #beat(): void {
    this.#ping()
    this.#state = { name: 'open', cancelBeat: this.#with.timers.after(HEARTBEAT, () => this.#beat()) }
  }

  #ping(): void {
    this.#say({ ping: this.#with.timers.now() })
    this.#isPinged = true
    this.#silence.owed()
  }

  #endBeat(): void {
    if (this.#state.name === 'open') this.#state.cancelBeat()
    this.#silence.stop()
    this.#isPinged = false
  }

  get #phase(): ConnectionPhase {
    return this.#with.store.getState().phase
  }

  #show(phase: ConnectionPhase): void {
    this.#with.store.setState({ phase })
  }

  #sayIfOpen(message: ClientMessage): void {
    if (this.#state.name === 'open') this.#say(message)
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(bodyOf(message))
  }
}
