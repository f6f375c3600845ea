import type { Timers } from './timers.ts'
import type { Wire, WireEvents } from './wire.ts'

/** An attempt that has not opened within this time has failed, ms. */
const CONNECT_WITHIN = 4_000
/** A connection that lasts this long, ms, is a success: the next pause is as short as the first. */
const STABLE_AFTER = 5_000
const MAX_PAUSE = 8_000
const PAUSE_GROWTH = 1.6
/** The close code of a socket that the page itself closes. */
const NORMAL = 1000

/** The ready state of an open socket. https://websockets.spec.whatwg.org/#dom-websocket-readystate */
const OPEN = 1

/** The part of `WebSocket` that is used here. */
export interface RawSocket {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface ReconnectingSocketOptions {
  /** The address for the next attempt; null if there can be none now. */
  readonly address: () => Promise<string | null>
  readonly open: (address: string) => RawSocket
  readonly timers: Timers
  /** The pause after the first failure, ms; it grows with each one. */
  readonly firstPause: number
}

type SocketState =
  /** The page closed it; it stays closed until `reconnect`. */
  | { readonly name: 'closed' }
  /** The address for the attempt is on its way. */
  | { readonly name: 'preparing' }
  | { readonly name: 'connecting'; readonly socket: RawSocket; readonly cancel: () => void }
  | { readonly name: 'open'; readonly socket: RawSocket; readonly cancel: () => void }
  /** Between two attempts. */
  | { readonly name: 'pausing'; readonly cancel: () => void }

/** A WebSocket that reconnects automatically, with growing pauses, until the page closes it. */
export class ReconnectingSocket implements Wire {
  readonly #options: ReconnectingSocketOptions
  readonly #events: WireEvents
  #state: SocketState = { name: 'closed' }
  #failures = 0

  constructor(options: ReconnectingSocketOptions, events: WireEvents) {
    this.#options = options
    this.#events = events
    void this.#attempt()
  }

  /** Sends nothing unless the socket is open; the browser knows that it is closing before it says so. */
  send(text: string): void {
    const state = this.#state
    if (state.name === 'open' && state.socket.readyState === OPEN) state.socket.send(text)
  }

  close(): void {
    const hadSocket = this.#leave()
    this.#state = { name: 'closed' }
    if (hadSocket) this.#events.closed(NORMAL)
  }

  /** Replaces the connection at once. */
  reconnect(): void {
    const hadSocket = this.#leave()
    this.#failures = 0
    void this.#attempt()
    if (hadSocket) this.#events.closed(NORMAL)
  }

  async #attempt(): Promise<void> {
    const preparing: SocketState = { name: 'preparing' }
    this.#state = preparing
    const address = await this.#options.address()
    if (this.#state !== preparing) return
    if (address === null) this.#pause()
    else this.#connect(address)
  }

  #connect(address: string): void {
    const { open, timers } = this.#options
    const socket = open(address)
    const cancel = timers.after(CONNECT_WITHIN, () => this.#lose(NORMAL))
    socket.onopen = () => this.#onOpen(socket, cancel)
    socket.onmessage = ({ data }) => this.#events.received(String(data))
    socket.onclose = ({ code }) => this.#lose(code)
    this.#state = { name: 'connecting', socket, cancel }
  }

  #onOpen(socket: RawSocket, cancelTimeout: () => void): void {
    cancelTimeout()
    const cancel = this.#options.timers.after(STABLE_AFTER, () => {
      this.#failures = 0
    })
    this.#state = { name: 'open', socket, cancel }
    this.#events.opened()
  }

  /** The connection has closed or failed: another attempt follows. */
  #lose(code: number): void {
    this.#leave()
    this.#pause()
    this.#events.closed(code)
  }

  /** Ends the current state; returns whether it had a socket, which is closed and ignored from now on. */
  #leave(): boolean {
    const state = this.#state
    if ('cancel' in state) state.cancel()
    if (!('socket' in state)) return false
    const { socket } = state
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
    return true
  }

  #pause(): void {
    const pause = Math.min(this.#options.firstPause * PAUSE_GROWTH ** this.#failures, MAX_PAUSE)
    this.#failures += 1
    this.#state = { name: 'pausing', cancel: this.#options.timers.after(pause, () => void this.#attempt()) }
  }
}
