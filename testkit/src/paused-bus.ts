import type { Bus } from '@trivium/server/bus/bus'

/** A bus whose process can be stopped and continued, as by SIGSTOP: what arrives meanwhile is handled afterwards. */
export class PausedBus implements Bus {
  readonly #bus: Bus
  #gate = Promise.withResolvers<void>()
  #isPaused = false
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
    return this.#bus.isConnected
  }

  pause(): void {
    this.#isPaused = true
    this.#gate = Promise.withResolvers()
  }

  wake(): void {
    this.#isPaused = false
    this.held = 0
    this.#gate.resolve()
  }

  publish(subject: string, body: unknown): void {
    this.#bus.publish(subject, body)
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

  request(subject: string, body: unknown) {
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
