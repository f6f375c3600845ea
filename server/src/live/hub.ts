import type { Clock } from '../clock.ts'
import type { Fields } from './changed-fields.ts'
import { Channel, type Subscriber } from './channel.ts'

/** Documents that belong to one player, followed under the same topic by each for himself. */
export type OwnTopic = 'user' | 'match' | 'queue'

/** Without any connection for so long a player is gone, ms. */
const GONE_AFTER = 10_000

interface Waiting {
  readonly follower: Subscriber
  readonly have: { readonly epoch: string; readonly n: number } | undefined
}

/** A document on its way from the database, and who waits for it. */
interface Reading {
  stale: boolean
  readonly waiting: Waiting[]
  readonly done: Promise<void>
}

/** The channels of players' own documents, made when the first connection follows, dropped after the last. */
export class Hub {
  readonly #epoch: () => string
  readonly #channels = new Map<string, Channel>()
  readonly #connections = new Map<string, Set<object>>()
  readonly #clock: Clock
  readonly #gone: (uid: string) => void
  readonly #reading = new Map<string, Reading>()
  readonly #leaving = new Map<string, () => void>()
  #stopped = false

  /** `gone` is told of a player without any connection for `GONE_AFTER`. */
  constructor(clock: Clock, epoch: () => string, gone: (uid: string) => void) {
    this.#clock = clock
    this.#epoch = epoch
    this.#gone = gone
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
    if (all) all.add(connection)
    else this.#connections.set(uid, new Set([connection]))
  }

  disconnect(uid: string, connection: object): void {
    const all = this.#connections.get(uid)
    all?.delete(connection)
    if (all?.size !== 0) return
    this.#connections.delete(uid)
    this.startGoneTimer(uid)
  }

  /** Of a player without a connection `gone` is told unless they come in time. */
  startGoneTimer(uid: string): void {
    if (this.#connections.has(uid) || this.#leaving.has(uid) || this.#stopped) return
    const cancel = this.#clock.after(GONE_AFTER, () => {
      this.#leaving.delete(uid)
      this.#gone(uid)
    })
    this.#leaving.set(uid, cancel)
  }

  /** Nobody is said to be gone any more: the server itself is leaving. */
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

  /** Everybody who follows while the document is being read waits for the same reading. */
  #read(key: string, topic: OwnTopic, read: () => Promise<Fields>): Reading {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>()
    const reading: Reading = { stale: false, waiting: [], done }
    this.#reading.set(key, reading)
    this.#make(key, topic, reading, read)
      .finally(() => this.#reading.delete(key))
      .then(resolve, reject)
    return reading
  }

  /** A change while the document is being read makes it stale: it is read again. */
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
