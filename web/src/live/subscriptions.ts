import type { ClientMessage } from '@trivium/wire/live/messages'
import type { Refusal } from '@trivium/wire/refusals'
import { type Failure, failureOf } from './reply.ts'
import { applyTopicMessage, type LiveStore, type TopicMessage } from './store.ts'
import type { Timers } from './timers.ts'

/** A topic without readers is kept this long, ms, so that a change of screen does not subscribe again. */
const LINGER = 500

/** Refusals that end by themselves: the page asks again, at first after a second, then less often. */
const TEMPORARY: readonly (Refusal | null)[] = [
  'busy',
  'cannot-save',
  'too-many-calls',
  'game-unreachable',
  'shutting-down',
  'internal-error',
]
const FIRST_PAUSE = 1_000
const PAUSE_GROWTH = 2
const MAX_PAUSE = 8_000

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
  /** How long to wait after the next temporary refusal, ms, of topics that have been refused. */
  readonly #pauses = new Map<string, number>()

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
    if ('error' in message) {
      const { error } = failureOf(message.error, 'INTERNAL')
      if (TEMPORARY.includes(error.reason)) this.#askLater(topic, error)
      // What is shown was right a moment ago, and is so again soon.
      if (TEMPORARY.includes(error.reason) && store.getState().topics[topic]?.doc) return
    } else this.#pauses.delete(topic)
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

  #askLater(topic: string, { details }: Failure): void {
    const pause = this.#pauses.get(topic) ?? FIRST_PAUSE
    this.#pauses.set(topic, Math.min(pause * PAUSE_GROWTH, MAX_PAUSE))
    this.#with.timers.after(Math.max(pause, Number(details.retryAfter ?? 0)), () => {
      // Not if its readers have left, or a new connection has brought it.
      if (this.#readers.has(topic) && this.#pauses.has(topic)) this.#ask(topic)
    })
  }

  #release(topic: string): void {
    const readers = (this.#readers.get(topic) ?? 1) - 1
    if (readers > 0) {
      this.#readers.set(topic, readers)
      return
    }
    this.#readers.delete(topic)
    this.#pauses.delete(topic)
    this.#with.say({ unfollow: topic })
    this.#with.store.setState(({ topics: { [topic]: _gone, ...topics } }) => ({ topics }))
  }
}
