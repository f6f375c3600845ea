import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { maskedUrl } from './address.ts'
import { bodyOf, type WebhookMessage } from './message.ts'
import type { Post } from './post.ts'
import { readWebhook, writeOutcome } from './queries.ts'

export interface DeliveriesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly post: Post
}

/** Queued messages of all webhooks together. */
export const MAX_WAITING = 100
/** Pauses before the second, third and fourth try, ms. */
const PAUSES = [2_000, 15_000, 60_000]
/** Pause between two messages to one webhook, ms: chats accept about thirty a minute. */
const PACE = 2_000

interface Waiting {
  readonly message: WebhookMessage
  tries: number
}

const isRetryable = (outcome: WebhookOutcome): boolean =>
  outcome === 'too-slow' || outcome === 'unreachable' || /^status-(408|425|429|5\d\d)$/.test(outcome)

/**
 * Sends messages to webhooks: one at a time to each, with retries and a bounded queue. The queue is only in memory: what it
 * loses when the process ends can still be seen in the panel.
 */
export class Deliveries {
  readonly #with: DeliveriesDependencies
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #stopping = new AbortController()
  readonly #timers = new Set<() => void>()
  readonly #underWay = new Set<Promise<void>>()
  #count = 0
  #dropped = 0

  constructor(dependencies: DeliveriesDependencies) {
    this.#with = dependencies
  }

  get waiting(): number {
    return this.#count
  }

  get isSending(): boolean {
    return this.#underWay.size > 0
  }

  /** Queues a message for a webhook. If too many wait it is dropped, and the log says how many were. */
  send(webhook: string, message: WebhookMessage): void {
    if (this.#stopping.signal.aborted) return
    if (this.#count >= MAX_WAITING) {
      if (this.#dropped++ === 0)
        this.#with.log.warn({ webhook }, 'too many messages are waiting for webhooks; dropping some')
      return
    }
    this.#count++
    const line = this.#waiting.get(webhook)
    if (line !== undefined) line.push({ message, tries: 0 })
    else {
      this.#waiting.set(webhook, [{ message, tries: 0 }])
      this.#start(webhook)
    }
  }

  /** Tries once now, whatever is queued; null if the webhook does not exist. */
  async tryNow(webhook: string, message: WebhookMessage): Promise<WebhookOutcome | null> {
    return (await this.#try(webhook, message))?.outcome ?? null
  }

  /** Resolves once nothing is being sent. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const cancel of this.#timers) cancel()
    await Promise.all(this.#underWay)
  }

  #start(webhook: string): void {
    const work = this.#next(webhook)
      .catch((error: unknown) => {
        this.#with.log.error({ err: error, webhook }, 'could not send a message to a webhook')
        this.#done(webhook)
        this.#later(webhook, PACE)
      })
      .finally(() => this.#underWay.delete(work))
    this.#underWay.add(work)
  }

  async #next(webhook: string): Promise<void> {
    const first = this.#waiting.get(webhook)?.[0]
    if (first === undefined) {
      this.#waiting.delete(webhook)
      return
    }
    const tried = await this.#try(webhook, first.message)
    const pause = PAUSES[first.tries++]
    if (tried !== null && isRetryable(tried.outcome) && pause !== undefined)
      return this.#later(webhook, Math.max(pause, tried.retryAfter ?? 0))
    this.#done(webhook)
    this.#later(webhook, PACE)
  }

  async #try(webhook: string, message: WebhookMessage) {
    const { db, clock, log, post } = this.#with
    const row = await readWebhook(db, webhook)
    if (row === null) return null
    const posted = await post(row.url, bodyOf(row.format, message), this.#stopping.signal)
    if (this.#stopping.signal.aborted) return null
    await writeOutcome(db, webhook, clock.now(), posted.outcome)
    const { outcome } = posted
    if (outcome !== 'delivered')
      log.warn({ to: maskedUrl(row.url), outcome }, 'a webhook did not accept a message')
    return posted
  }

  #done(webhook: string): void {
    this.#waiting.get(webhook)?.shift()
    this.#count--
    if (this.#count > 0 || this.#dropped === 0) return
    this.#with.log.warn({ dropped: this.#dropped }, 'messages to webhooks were dropped')
    this.#dropped = 0
  }

  #later(webhook: string, ms: number): void {
    if (this.#stopping.signal.aborted) return
    const cancel = this.#with.clock.after(ms, () => {
      this.#timers.delete(cancel)
      this.#start(webhook)
    })
    this.#timers.add(cancel)
  }
}
