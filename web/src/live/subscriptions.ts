import type { ClientMessage } from '@trivium/wire/live/messages'
import { applyTopicMessage, type LiveStore, type TopicMessage } from './store.ts'
import type { Timers } from './timers.ts'

/** A topic that nobody looks at any more is kept this long, so that going from screen to screen costs nothing, ms. */
const LINGER = 500

export interface SubscriptionsParts {
  readonly store: LiveStore
  readonly timers: Timers
  /** Says something to the server, if it listens now. */
  readonly say: (message: ClientMessage) => void
}

/** Which topics the page reads, how often, and what it has of them. */
export class Subscriptions {
  readonly #with: SubscriptionsParts
  readonly #readers = new Map<string, number>()

  constructor(parts: SubscriptionsParts) {
    this.#with = parts
  }

  /** Counts one more reader of a topic; the function it gives counts one less. */
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

  /** The server listens again: all topics are followed from where they stopped. */
  resume(): void {
    for (const topic of this.#readers.keys()) this.#ask(topic)
  }

  /** What was seen was another player's, or is true no longer: all topics are followed from the start. */
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
