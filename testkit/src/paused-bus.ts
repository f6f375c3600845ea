import type { Bus, Reply } from '@trivium/server/bus/bus'

/** A bus whose process can be stopped as by SIGSTOP, or cut off, and continued: what arrives meanwhile is handled afterwards. */
export class PausedBus implements Bus {
  readonly #bus: Bus
  #gate = Promise.withResolvers<void>()
  #isPaused = false
  #isCutOff = false
  /** How many requests have arrived while it was stopped. */
  held = 0

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

  /** The process works, but no message arrives or leaves. */
  cutOff(): void {
    this.pause()
    this.#isCutOff = true
  }

  wake(): void {
    this.#isPaused = false
    this.#isCutOff = false
    this.held = 0
    this.#gate.resolve()
  }

  publish(subject: string, body: unknown): void {
    if (!this.#isCutOff) this.#bus.publish(subject, body)
  }

  subscribe(subject: string, onMessage: (body: unknown) => void): () => void {
    return this.#bus.subscribe(subject, (body) => void this.#gate.promise.then(() => onMessage(body)))
  }

  respond(subject: string, answer: (body: unknown) => Promise<unknown>): () => void {
    return this.#bus.respond(subject, (body) => {
      if (this.#isPaused) this.held += 1
      return this.#gate.promise.then(() => answer(body))
    })
  }

  request(subject: string, body: unknown): Promise<Reply> {
    if (this.#isCutOff) return Promise.resolve({ ok: false, why: 'disconnected' })
    return this.#bus.request(subject, body)
  }

  onReconnect(run: () => void): () => void {
    return this.#bus.onReconnect(run)
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
