import { HEARTBEAT } from '@trivium/wire/limits'
import type { Clock } from '../clock.ts'
import { newId, type Random } from '../random.ts'
import { type Liveness, onBeat } from './liveness.ts'

/** The delay is measured again after this many heartbeats. */
const MEASURE_EVERY = 6

export interface HeartbeatOptions {
  readonly clock: Clock
  readonly random: Random
  readonly sendPing: (payload: string) => void
  /** Called once the client has not answered a ping. */
  readonly onLost: () => void
}

/** Watches whether a client is alive, and measures its delay. */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #liveness: Liveness = 'heard'
  #messages = 0
  #beats = 0
  /** The unanswered ping. */
  #pinged: { readonly payload: string; readonly at: number } | null = null
  #cancelBeat: () => void

  constructor(options: HeartbeatOptions) {
    this.#options = options
    this.#cancelBeat = options.clock.after(HEARTBEAT, () => this.#beat())
  }

  /** Returns the number of messages since the last heartbeat. */
  onMessage(): number {
    this.#liveness = 'heard'
    this.#messages += 1
    return this.#messages
  }

  /** Half the round trip of the ping that this pong answers, in ms; null if it answers none. */
  onPong(payload: string): number | null {
    this.#liveness = 'heard'
    if (this.#pinged?.payload !== payload) return null
    const delay = (this.#options.clock.now() - this.#pinged.at) / 2
    this.#pinged = null
    return delay
  }

  ping(): void {
    this.#pinged = { payload: newId(this.#options.random), at: this.#options.clock.now() }
    this.#options.sendPing(this.#pinged.payload)
  }

  stop(): void {
    this.#cancelBeat()
  }

  /** A client heard from since the last heartbeat needs no ping, except to measure the delay now and then. */
  #beat(): void {
    this.#liveness = onBeat(this.#liveness)
    this.#messages = 0
    this.#beats += 1
    if (this.#liveness === 'lost') {
      this.#options.onLost()
      return
    }
    if (this.#liveness === 'pinged' || this.#beats % MEASURE_EVERY === 0) this.ping()
    this.#cancelBeat = this.#options.clock.after(HEARTBEAT, () => this.#beat())
  }
}
