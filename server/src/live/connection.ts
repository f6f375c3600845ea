import { CLOSE, type CloseName } from '@trivium/wire/live/close-codes'
import type { ServerMessage } from '@trivium/wire/live/messages'
import { errorOf, type Refused } from '@trivium/wire/refusals'
import { banRefusal } from '../users/ban-cache.ts'
import type { Subscriber } from './channel.ts'
import type {
  ConnectionDependencies,
  Identity,
  MessageContext,
  Peer,
  Socket,
} from './connection-dependencies.ts'
import type { AwaitingHello, ConnectionState, Open } from './connection-state.ts'
import { handleMessage } from './handle-message.ts'
import { Heartbeat } from './heartbeat.ts'
import { type Hello, verifyHello } from './hello.ts'
import { isFlood, MAX_MESSAGES } from './message-limits.ts'
import { parseMessage } from './parse-message.ts'
import { TopicList } from './topic-list.ts'

/** A new socket must send hello within this time, in ms. */
const HELLO_WITHIN = 5_000
/** Bytes a slow reader may lag behind before it is disconnected. */
const SLOW_READER_BYTES = 1_000_000

/** One browser tab on the live socket: says hello, subscribes to topics, calls functions. */
export class Connection implements Subscriber {
  readonly #socket: Socket
  readonly #context: MessageContext
  readonly #heartbeat: Heartbeat
  #state: ConnectionState

  /** `onWelcome` is called when the connection's player is known. */
  constructor(socket: Socket, peer: Peer, deps: ConnectionDependencies, onWelcome: () => void = () => {}) {
    this.#socket = socket
    this.#context = { peer, deps, say: (message) => this.#say(message) }
    this.#heartbeat = new Heartbeat({
      clock: deps.clock,
      random: deps.random,
      sendPing: (payload) => socket.ping(payload),
      onLost: () => this.#cutOff('heartbeatMissed'),
    })
    const cancelTimeout = deps.clock.after(HELLO_WITHIN, () => this.#cutOff('helloExpected'))
    this.#state = { phase: 'awaiting-hello', cancelTimeout, onWelcome }
  }

  get address(): string {
    return this.#context.peer.address
  }

  /** Null unless the connection is open. */
  get uid(): string | null {
    return this.#state.phase === 'open' ? this.#state.uid : null
  }

  /** The session of its current token; registering moves the page to a new session. Null unless the connection is open. */
  get sid(): string | null {
    return this.#state.phase === 'open' ? this.#state.sid : null
  }

  send(frame: string): void {
    if (this.#state.phase === 'closing') return
    if (this.#socket.bufferedAmount > SLOW_READER_BYTES) this.close('slowReader')
    else this.#socket.send(frame)
  }

  receive(frame: string): void {
    if (this.#state.phase === 'closing') return
    const count = this.#heartbeat.onMessage()
    const message = parseMessage(frame)
    if (count > MAX_MESSAGES) this.close('tooManyMessages')
    else if (message === null) this.close('badMessage')
    else if ('hello' in message) void this.#hello(message.hello)
    else if (this.#state.phase === 'awaiting-hello') this.close('helloExpected')
    else if (isFlood(this.#context.deps.limits, this.#state.uid, this.address)) this.close('tooManyMessages')
    else handleMessage(this.#state, message, this.#context)
  }

  /**
   * The browser answered a ping: half the round trip is its delay. An unrequested pong only shows that the client is
   * alive; otherwise its sender could choose the delay, and with it the extra time to answer (G3).
   */
  onPong(payload: string): void {
    const delay = this.#heartbeat.onPong(payload)
    if (delay !== null && this.#state.phase === 'open')
      this.#context.deps.onDelayMeasured(this.#state.uid, delay)
  }

  close(name: CloseName): void {
    const { code, reason } = CLOSE[name]
    this.#socket.close(code, reason)
    this.onClosed()
  }

  /** Before the hello there is nobody to notify. */
  tellSaving(saving: boolean): void {
    if (this.#state.phase === 'open') this.#say({ saving })
  }

  /** Closes permanently; the page shows the reason. */
  closeBanned(why: Refused): void {
    this.#say({ goodbye: errorOf(why) })
    this.close('banned')
  }

  /** The socket has closed, from either side. */
  onClosed(): void {
    const before = this.#state
    this.#state = { phase: 'closing' }
    this.#heartbeat.stop()
    if (before.phase === 'awaiting-hello') before.cancelTimeout()
    if (before.phase !== 'open') return
    before.topics.clear()
    this.#context.deps.hub.disconnect(before.uid, this)
  }

  /** Disconnects a client that does not answer: a close handshake would wait for it. */
  #cutOff(name: CloseName): void {
    this.close(name)
    this.#socket.terminate()
  }

  async #hello(hello: Hello): Promise<void> {
    const result = await verifyHello(hello, () => this.#state, this.#context.peer, this.#context.deps)
    if (result.type === 'close') this.close(result.name)
    else if (result.type === 'ban') this.closeBanned(banRefusal(result.ban))
    else if (result.type === 'renew') this.#welcome(result.state)
    else if (result.type === 'open') this.#open(result.from, result.identity)
  }

  #open({ cancelTimeout, onWelcome }: AwaitingHello, { uid, sid }: Identity): void {
    const topics = new TopicList({ ...this.#context, uid, subscriber: this })
    cancelTimeout()
    onWelcome()
    this.#context.deps.hub.connect(uid, this)
    this.#heartbeat.ping()
    this.#welcome({ phase: 'open', uid, sid, topics })
  }

  #welcome(state: Open): void {
    this.#state = state
    this.#say({ welcome: { uid: state.uid, now: this.#context.deps.clock.now() } })
    if (!this.#context.deps.isSaving()) this.#say({ saving: false })
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }
}
