import type { Clock } from '../clock.ts'
import type { Fields } from './changed-fields.ts'
import { Channel, type Subscriber } from './channel.ts'

/** Documents of a single player; all players subscribe to their own under the same topic name. */
export type OwnTopic = 'user' | 'match' | 'queue'

/** A player without a connection for this long is gone, in ms. */
const GONE_AFTER = 10_000

interface Waiting {
  readonly follower: Subscriber
  readonly have: { readonly epoch: string; readonly n: number } | undefined
}

/** A document being read from the database, and its waiting subscribers. */
interface Reading {
  stale: boolean
  readonly waiting: Waiting[]
  readonly done: Promise<void>
}

/** The channels of players' own documents, created for the first subscriber and dropped after the last. */
export class Hub {
  readonly #epoch: () => string
  readonly #channels = new Map<string, Channel>()
  readonly #connections = new Map<string, Set<object>>()
  readonly #clock: Clock
  #onGone: (uid: string) => void = () => {}
  #onHere: (uid: string) => () => void = () => () => {}
  /** What ends when a player's last connection does. */
  readonly #here = new Map<string, () => void>()
  readonly #reading = new Map<string, Reading>()
  readonly #leaving = new Map<string, () => void>()
  #stopped = false

  constructor(clock: Clock, epoch: () => string) {
    this.#clock = clock
    this.#epoch = epoch
  }

  /** `listener` is called for a player without a connection for `GONE_AFTER`. */
  onGone(listener: (uid: string) => void): void {
    this.#onGone = listener
  }

  /** `listener` is called for each player with a connection; what it returns, when they have none. */
  onHere(listener: (uid: string) => () => void): void {
    this.#onHere = listener
  }

  get connected(): number {
    return this.#connections.size
  }

  connectionsOf(uid: string): number {
    return this.#connections.get(uid)?.size ?? 0
  }

  connect(uid: string, connection: object): void {
    this.#leaving.get(uid)?.()
    this.#leaving.delete(uid)
    const all = this.#connections.get(uid)
    if (all) {
      all.add(connection)
      return
    }
    this.#connections.set(uid, new Set([connection]))
    this.#here.set(uid, this.#onHere(uid))
  }

  disconnect(uid: string, connection: object): void {
    const all = this.#connections.get(uid)
    all?.delete(connection)
    if (all?.size !== 0) return
    this.#connections.delete(uid)
    this.#here.get(uid)?.()
    this.#here.delete(uid)
    this.startGoneTimer(uid)
  }

  /** Reports a player without a connection as gone unless they connect in time. */
  startGoneTimer(uid: string): void {
    if (this.#connections.has(uid) || this.#leaving.has(uid) || this.#stopped) return
    const cancel = this.#clock.after(GONE_AFTER, () => {
      this.#leaving.delete(uid)
      this.#onGone(uid)
    })
    this.#leaving.set(uid, cancel)
  }

  /** Stops reporting players as gone, as the server is shutting down. */
  stop(): void {
    this.#stopped = true
    for (const cancel of this.#leaving.values()) cancel()
    this.#leaving.clear()
  }

  async subscribe(
    uid: string,
    topic: OwnTopic,
    subscriber: Subscriber,
    have: { epoch: string; n: number } | undefined,
    read: () => Promise<Fields>,
  ): Promise<void> {
    const key = `${topic}:${uid}`
    const channel = this.#channels.get(key)
    if (channel !== undefined) return channel.subscribe(subscriber, have)
    const reading = this.#reading.get(key) ?? this.#read(key, topic, read)
    reading.waiting.push({ follower: subscriber, have })
    await reading.done
  }

  /** All who subscribe while the document is being read wait for the same read. */
  #read(key: string, topic: OwnTopic, read: () => Promise<Fields>): Reading {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>()
    const reading: Reading = { stale: false, waiting: [], done }
    this.#reading.set(key, reading)
    this.#make(key, topic, reading, read)
      .finally(() => this.#reading.delete(key))
      .then(resolve, reject)
    return reading
  }

  /** A change during a read makes it stale, and the document is read again. */
  async #make(key: string, topic: OwnTopic, reading: Reading, read: () => Promise<Fields>): Promise<void> {
    let doc = await read()
    while (reading.stale) {
      reading.stale = false
      doc = await read()
    }
    const channel = new Channel(topic, this.#epoch(), doc)
    this.#channels.set(key, channel)
    for (const { follower: subscriber, have } of reading.waiting) channel.subscribe(subscriber, have)
  }

  unsubscribe(uid: string, topic: OwnTopic, subscriber: Subscriber): void {
    const key = `${topic}:${uid}`
    const channel = this.#channels.get(key)
    channel?.unsubscribe(subscriber)
    if (channel?.subscriberCount === 0) this.#channels.delete(key)
  }

  hasSubscribers(uid: string, topic: OwnTopic): boolean {
    const key = `${topic}:${uid}`
    return this.#channels.has(key) || this.#reading.has(key)
  }

  publish(uid: string, topic: OwnTopic, doc: Fields): void {
    const key = `${topic}:${uid}`
    const reading = this.#reading.get(key)
    if (reading !== undefined) reading.stale = true
    this.#channels.get(key)?.publish(doc)
  }
}
