import type { Fields } from '../live/changed-fields.ts'
import { Channel, type Subscriber } from '../live/channel.ts'

export interface SeatChannelOptions {
  readonly topic: string
  /** A name that no other channel has ever had. */
  readonly epoch: () => string
  /** The seat's whole document now. */
  readonly document: () => Fields
}

/** The channel of one seat. Nothing is computed for a seat without subscribers: the next one brings it up to date. */
export class SeatChannel {
  readonly #options: SeatChannelOptions
  #channel: Channel | null = null
  #isBehind = false

  constructor(options: SeatChannelOptions) {
    this.#options = options
  }

  get subscriberCount(): number {
    return this.#channel?.subscriberCount ?? 0
  }

  subscribe(subscriber: Subscriber, have?: { readonly epoch: string; readonly n: number }): void {
    const { topic, epoch, document } = this.#options
    if (this.#channel === null) this.#channel = new Channel(topic, epoch(), document())
    else if (this.#isBehind) this.#channel.publish(document())
    this.#isBehind = false
    this.#channel.subscribe(subscriber, have)
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#channel?.unsubscribe(subscriber)
  }

  /** Sends what has changed; `fields` returns all fields that may have. */
  publish(fields: () => Fields): void {
    if (this.subscriberCount === 0) this.#isBehind = true
    else this.#channel?.publish(fields())
  }
}
