import type { Clock } from '../clock.ts'
import type { Fields } from './changed-fields.ts'
import { Channel, type Follower } from './channel.ts'

/** Documents that belong to one player, followed under the same topic by each for himself. */
export type OwnTopic = 'user' | 'match' | 'queue'

/** Without any connection for so long a player is gone, ms. */
const GONE_AFTER = 10_000

/** The channels of players' own documents, made when the first connection follows, dropped after the last. */
export class Hub {
  readonly #epoch: () => string
  readonly #channels = new Map<string, Channel>()
  readonly #connections = new Map<string, Set<object>>()
  readonly #clock: Clock
  readonly #gone: (uid: string) => void
  readonly #reading = new Map<string, { stale: boolean }>()
  readonly #leaving = new Map<string, () => void>()

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
    const cancel = this.#clock.after(GONE_AFTER, () => {
      this.#leaving.delete(uid)
      this.#gone(uid)
    })
    this.#leaving.set(uid, cancel)
  }

  /** Nobody is said to be gone any more: the server itself is leaving. */
  stop(): void {
    for (const cancel of this.#leaving.values()) cancel()
    this.#leaving.clear()
  }

  async follow(
    uid: string,
    topic: OwnTopic,
    follower: Follower,
    have: { epoch: string; n: number } | undefined,
    read: () => Promise<Fields>,
  ): Promise<void> {
    const key = `${topic}:${uid}`
    const channel = this.#channels.get(key) ?? (await this.#make(key, topic, read))
    channel.follow(follower, have)
  }

  /** A change while the document is being read makes it stale: it is read again. */
  async #make(key: string, topic: OwnTopic, read: () => Promise<Fields>): Promise<Channel> {
    const reading = { stale: false }
    this.#reading.set(key, reading)
    let doc = await read()
    while (reading.stale) {
      reading.stale = false
      doc = await read()
    }
    if (this.#reading.get(key) === reading) this.#reading.delete(key)
    const channel = this.#channels.get(key) ?? new Channel(topic, this.#epoch(), doc)
    this.#channels.set(key, channel)
    return channel
  }

  unfollow(uid: string, topic: OwnTopic, follower: Follower): void {
    const key = `${topic}:${uid}`
    const channel = this.#channels.get(key)
    channel?.unfollow(follower)
    if (channel?.followers === 0) this.#channels.delete(key)
  }

  isFollowed(uid: string, topic: OwnTopic): boolean {
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
