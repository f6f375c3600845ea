import type { ClientMessage } from '@trivium/wire/live/messages'
import { applyTopicMessage, type LiveStore, type TopicMessage } from './store.ts'
import type { Timers } from './timers.ts'

/** A topic without readers is kept this long, ms, so that a change of screen does not subscribe again. */
const LINGER = 500

export interface SubscriptionsParts {
  readonly store: LiveStore
  readonly timers: Timers
  /** Sends a message to the server, if it is connected. */
  readonly say: (message: ClientMessage) => void
}

/** The page's topics, their number of readers, and their documents. */
export class Subscriptions {
  readonly #with: SubscriptionsParts
  readonly #readers = new Map<string, number>()

  constructor(parts: SubscriptionsParts) {
    this.#with = parts
  }

  /** Adds a reader of a topic; the returned function removes it. */
  read(topic: string): () => void {
    const readers = this.#readers.get(topic) ?? 0
    this.#readers.set(topic, readers + 1)
    if (readers === 0) this.#ask(topic)
    let reading = true
    return () => {
      if (!reading) return
      reading = false
      this.#with.timers.after(LINGER, () => this.#release(topic))
    }
  }

  /** The server is connected again: all subscriptions resume from their last message. */
  resume(): void {
    for (const topic of this.#readers.keys()) this.#ask(topic)
  }

  /** The documents belong to another player or are no longer valid: all subscriptions start over. */
  forget(): void {
    this.#with.store.setState({ topics: {} })
  }

  received(message: TopicMessage): void {
    const { store, say } = this.#with
    const { topic } = message
    if (!this.#readers.has(topic)) return
    const next = applyTopicMessage(store.getState().topics[topic], message)
    if (next === 'gap') {
      say({ unfollow: topic })
      say({ follow: topic })
    } else store.setState(({ topics }) => ({ topics: { ...topics, [topic]: next } }))
  }

  #ask(topic: string): void {
    const held = this.#with.store.getState().topics[topic]
    if (held?.doc) this.#with.say({ follow: topic, have: { epoch: held.epoch, n: held.n } })
    else this.#with.say({ follow: topic })
  }

  #release(topic: string): void {
    const readers = (this.#readers.get(topic) ?? 1) - 1
    if (readers > 0) {
      this.#readers.set(topic, readers)
      return
    }
    this.#readers.delete(topic)
    this.#with.say({ unfollow: topic })
    this.#with.store.setState(({ topics: { [topic]: _gone, ...topics } }) => ({ topics }))
  }
}
