import type { NatsConnection, PublishOptions } from '@nats-io/transport-node'

interface Message {
  readonly subject: string
  readonly payload: string
  readonly options: PublishOptions | undefined
}

/** What an outbox needs of a connection. */
type Connection = Pick<NatsConnection, 'publish' | 'isClosed' | 'isDraining'>

/**
 * Sends all messages of one turn of the event loop in one write. The client itself writes once for each microtask, and a
 * write costs more than all else about a message.
 */
export class Outbox {
  readonly #connection: Connection
  #messages: Message[] = []

  constructor(connection: Connection) {
    this.#connection = connection
  }

  add(subject: string, payload: string, options?: PublishOptions): void {
    if (this.#messages.push({ subject, payload, options }) === 1) setImmediate(() => this.flush())
  }

  flush(): void {
    const messages = this.#messages
    this.#messages = []
    // A call that ends after the process has left the bus still replies, and publishing on a closed connection throws.
    if (this.#connection.isClosed() || this.#connection.isDraining()) return
    for (const { subject, payload, options } of messages) this.#connection.publish(subject, payload, options)
  }

  /** Forgets what has not been sent. */
  clear(): void {
    this.#messages = []
  }
}
