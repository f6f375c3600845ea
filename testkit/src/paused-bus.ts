import type { Bus, Reply } from '@trivium/server/bus/bus'

/**
 * A bus whose process can be stopped as by SIGSTOP, and continued: what arrives meanwhile is handled afterwards. Or it is cut off, and what
 * is sent meanwhile is lost.
 */
export class PausedBus implements Bus {
  readonly #bus: Bus
  #gate = Promise.withResolvers<void>()
  #isPaused = false
  #isCutOff = false
  readonly #onReconnect = new Set<() => void>()
  #holdsReplies = false
  /** How many requests have arrived while it was stopped. */
  held = 0
  /** How many replies to this process’s requests have been held back. */
  heldReplies = 0

  constructor(bus: Bus) {
    this.#bus = bus
    this.#gate.resolve()
  }

  get self(): string {
    return this.#bus.self
  }

  get isShared(): boolean {
    return this.#bus.isShared
  }

  get isConnected(): boolean {
    return !this.#isCutOff && this.#bus.isConnected
  }

  pause(): void {
    this.#isPaused = true
    this.#gate = Promise.withResolvers()
  }

  /** Messages, requests and also replies to its own requests arrive after `wake`. */
  holdReplies(): void {
    this.pause()
    this.#holdsReplies = true
  }

  /** The process works, but no message arrives or leaves. */
  cutOff(): void {
    this.pause()
    this.#isCutOff = true
  }

  wake(): void {
    this.#isPaused = false
    this.#holdsReplies = false
    this.held = 0
    this.heldReplies = 0
    this.#gate.resolve()
    if (!this.#isCutOff) return
    this.#isCutOff = false
    for (const run of this.#onReconnect) run()
  }

  publish(subject: string, body: unknown): void {
    if (!this.#isCutOff) this.#bus.publish(subject, body)
  }

  subscribe(subject: string, onMessage: (body: unknown) => void): () => void {
    return this.#bus.subscribe(subject, (body) => {
      if (!this.#isCutOff) void this.#gate.promise.then(() => onMessage(body))
    })
  }

  subscribed(): Promise<void> {
    return this.#isCutOff ? Promise.resolve() : this.#bus.subscribed()
  }

  respond(subject: string, answer: (body: unknown) => Promise<unknown>): () => void {
    return this.#bus.respond(subject, (body) => {
      if (this.#isPaused) this.held += 1
      if (this.#isCutOff) return new Promise(() => {})
      return this.#gate.promise.then(() => answer(body))
    })
  }

  async request(subject: string, body: unknown): Promise<Reply> {
    if (this.#isCutOff) return { ok: false, why: 'disconnected' }
    const reply = await this.#bus.request(subject, body)
    if (this.#holdsReplies) {
      this.heldReplies += 1
      await this.#gate.promise
    }
    return reply
  }

  onReconnect(run: () => void): () => void {
    this.#onReconnect.add(run)
    const stop = this.#bus.onReconnect(run)
    return () => {
      this.#onReconnect.delete(run)
      stop()
    }
  }

  /** Leaves without handling what has arrived. */
  kill(): Promise<void> {
    this.pause()
    return this.#bus.close()
  }

  close(): Promise<void> {
    this.wake()
    return this.#bus.close()
  }
}
