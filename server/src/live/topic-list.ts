import { errorOf, isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { storageFaultOf } from '../database/storage-fault.ts'
import { takeCall } from '../functions/limits.ts'
import { refusalFor } from '../functions/refuse-errors.ts'
import type { Subscriber } from './channel.ts'
import type { MessageContext } from './connection-dependencies.ts'
import type { Unsubscribe } from './subscriptions.ts'

const MAX_SUBSCRIPTIONS = 16

/** A topic is `subscribing` until its document has been read. */
type Subscription = 'subscribing' | Unsubscribe

export interface TopicListOptions extends MessageContext {
  readonly uid: string
  readonly subscriber: Subscriber
}

/** The topics that one connection is subscribed to. */
export class TopicList {
  readonly #options: TopicListOptions
  readonly #subscriptions = new Map<string, Subscription>()

  constructor(options: TopicListOptions) {
    this.#options = options
  }

  async follow(topic: string, have: { epoch: string; n: number } | undefined): Promise<void> {
    if (this.#subscriptions.has(topic)) return
    const refusal = this.#refusal()
    if (refusal !== null) return this.#sayRefused(topic, refusal)
    this.#subscriptions.set(topic, 'subscribing')
    try {
      this.#onSubscribed(topic, await this.#subscribe(topic, have))
    } catch (error) {
      this.#subscriptions.delete(topic)
      const { deps } = this.#options
      deps.warn({ err: error, topic }, 'a topic could not be followed')
      this.#sayRefused(topic, refusalFor(error, deps.isSaving() && storageFaultOf(error) === null))
    }
  }

  unfollow(topic: string): void {
    this.#release(topic)
    this.#subscriptions.delete(topic)
  }

  clear(): void {
    for (const topic of this.#subscriptions.keys()) this.#release(topic)
    this.#subscriptions.clear()
  }

  #refusal(): Refused | null {
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS) return refused('too-many-calls')
    const { uid, peer, deps } = this.#options
    const retryAfter = takeCall(deps.limits, { uid, address: peer.address })
    return retryAfter === null ? null : refused('too-many-calls', { retryAfter })
  }

  #subscribe(topic: string, have: { epoch: string; n: number } | undefined) {
    const { uid, subscriber, peer, deps } = this.#options
    return deps.inTurn(peer.address, () => deps.subscribe(uid, topic, subscriber, have))
  }

  #onSubscribed(topic: string, followed: Unsubscribe | Refused): void {
    if (isRefused(followed)) {
      this.#subscriptions.delete(topic)
      this.#sayRefused(topic, followed)
    } else if (this.#subscriptions.has(topic)) this.#subscriptions.set(topic, followed)
    // The page has left the topic, or the connection has closed, while the document was being read.
    else followed()
  }

  #release(topic: string): void {
    const subscription = this.#subscriptions.get(topic)
    if (subscription !== undefined && subscription !== 'subscribing') subscription()
  }

  #sayRefused(topic: string, why: Refused): void {
    this.#options.say({ topic, error: errorOf(why) })
  }
}
