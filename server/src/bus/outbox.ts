import type { NatsConnection, PublishOptions } from '@nats-io/transport-node'

interface Message {
  readonly subject: string
  readonly payload: string
  readonly options: PublishOptions | undefined
}

/**
 * Sends all messages of one turn of the event loop in one write. The client itself writes once for each microtask, and a
 * write costs more than all else about a message.
 */
export class Outbox {
  readonly #connection: Pick<NatsConnection, 'publish'>
  #messages: Message[] = []

  constructor(connection: Pick<NatsConnection, 'publish'>) {
    this.#connection = connection
  }

  add(subject: string, payload: string, options?: PublishOptions): void {
    if (this.#messages.push({ subject, payload, options }) === 1) setImmediate(() => this.flush())
  }

  flush(): void {
    const messages = this.#messages
    this.#messages = []
    for (const { subject, payload, options } of messages) this.#connection.publish(subject, payload, options)
  }

  /** Forgets what has not been sent. */
  clear(): void {
    this.#messages = []
  }
}
