import type { ServerMessage } from '@trivium/wire/live/messages'
import { changedFields, type Fields } from './changed-fields.ts'

/** A subscriber of a channel; receives serialized frames. */
export interface Subscriber {
  send(frame: string): void
}

/**
 * One document as numbered messages, each with only the changed fields. A frame is serialized once for all
 * subscribers. A page that has missed one gets a snapshot, because keeping messages took a fifth of the heap. A new channel
 * is a new epoch: numbers of another epoch are not valid here.
 */
export class Channel {
  readonly #topic: string
  readonly #epoch: string
  readonly #followers = new Set<Subscriber>()
  #n = 0
  readonly #doc: Record<string, unknown>

  constructor(topic: string, epoch: string, doc: Fields) {
    this.#topic = topic
    this.#epoch = epoch
    this.#doc = { ...doc }
  }

  get subscriberCount(): number {
    return this.#followers.size
  }

  subscribe(subscriber: Subscriber, have?: { readonly epoch: string; readonly n: number }): void {
    this.#followers.add(subscriber)
    const [topic, epoch, n] = [this.#topic, this.#epoch, this.#n]
    const hasAll = have?.epoch === epoch && have.n === n
    subscriber.send(frame(hasAll ? { topic, n, same: true } : { topic, epoch, n, doc: this.#doc }))
  }

  unsubscribe(subscriber: Subscriber): boolean {
    return this.#followers.delete(subscriber)
  }

  /** Sends what differs in these fields; fields that are not given stay as they are. */
  publish(next: Fields): void {
    const set = changedFields(this.#doc, next)
    if (set === null) return
    Object.assign(this.#doc, set)
    this.#n += 1
    const message = frame({ topic: this.#topic, n: this.#n, set })
    for (const subscriber of this.#followers) subscriber.send(message)
  }
}

const frame = (message: ServerMessage): string => JSON.stringify(message)
