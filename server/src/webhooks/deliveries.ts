import { LIFETIMES } from '@trivium/wire/retention'
import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import type { Logger } from 'pino'
import type { WebhookMessage } from '../database/tables/site.ts'
import { type AttemptDependencies, attempt, isRetryable } from './attempt.ts'
import type { PostResult } from './post.ts'
import { deleteMessage, deleteMessagesBefore, readMessages, storeMessage } from './stored-messages.ts'

export interface DeliveriesDependencies extends AttemptDependencies {
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** Queued messages of all webhooks together. */
export const MAX_WAITING = 100
/** How long a stop may take, ms. */
export const STOP_WITHIN = 3_000
/** Pauses before the second, third and fourth try, ms. */
const PAUSES = [2_000, 15_000, 60_000]
/** Pause between two messages to one webhook, ms: chats accept about thirty a minute. */
const PACE = 2_000
/** Pause after a failure of the database, which does not count as a try, ms. */
const AFTER_FAILURE = 15_000

interface Waiting {
  /** The id of its row. */
  readonly id: number
  readonly at: number
  readonly message: WebhookMessage
  tries: number
}

interface Pause {
  readonly cancel: () => void
  /** The chat asked for it, so a stop does not shorten it. */
  readonly isRequested: boolean
}

/**
 * Sends messages to webhooks: one at a time to each, with retries and a bounded queue. A message is stored before it is
 * sent and deleted afterwards. So one that waits when the process ends is sent after the next start, and one that was
 * being sent may arrive twice.
 */
export class Deliveries {
  readonly #with: DeliveriesDependencies
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #stopping = new AbortController()
  readonly #pauses = new Map<string, Pause>()
  readonly #underWay = new Set<Promise<void>>()
  #isStopping = false
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

  /** Queues what the last run of the server left unsent. A database has one process, so nobody else is sending it. */
  async start(): Promise<void> {
    const { db, clock } = this.#with
    await deleteMessagesBefore(db, clock.now() - LIFETIMES.webhookMessage)
    for (const { id, webhook_id: webhook, created_at: at, message } of await readMessages(db, MAX_WAITING)) {
      this.#count++
      this.#queue(webhook, { id, at, message, tries: 0 })
    }
  }

  /** Queues a message for a webhook. If too many wait it is dropped, and the log says how many were. */
  async send(webhook: string, message: WebhookMessage): Promise<void> {
    if (this.#count >= MAX_WAITING) {
      if (this.#dropped++ === 0)
        this.#with.log.warn({ webhook }, 'too many messages are waiting for webhooks; dropping some')
      return
    }
    this.#count++
    const at = this.#with.clock.now()
    try {
      const id = await storeMessage(this.#with.db, { webhook, message, at })
      this.#queue(webhook, { id, at, message, tries: 0 })
    } catch (error) {
      this.#count--
      throw error
    }
  }

  /** Tries once now, whatever is queued; null if the webhook does not exist. */
  async tryNow(webhook: string, message: WebhookMessage): Promise<WebhookOutcome | null> {
    return (await this.#try(webhook, message))?.outcome ?? null
  }

  /** Tries the next message to each webhook once more. Whatever is still unsent then stays stored. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const [webhook, { cancel, isRequested }] of this.#pauses) {
      cancel()
      if (!isRequested) this.#start(webhook)
    }
    this.#pauses.clear()
    const cancel = this.#with.clock.after(STOP_WITHIN, () => this.#stopping.abort())
    await Promise.all(this.#underWay)
    cancel()
    this.#stopping.abort()
  }

  #queue(webhook: string, waiting: Waiting): void {
    if (this.#isStopping) return
    const line = this.#waiting.get(webhook)
    if (line !== undefined) line.push(waiting)
    else {
      this.#waiting.set(webhook, [waiting])
      this.#start(webhook)
    }
  }

  #start(webhook: string): void {
    const work = this.#next(webhook)
      .catch((error: unknown) => {
        this.#with.log.error({ err: error, webhook }, 'could not send a message to a webhook')
        this.#later(webhook, AFTER_FAILURE)
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
    const isTooOld = first.at < this.#with.clock.now() - LIFETIMES.webhookMessage
    const tried = isTooOld ? null : await this.#try(webhook, first.message)
    if (this.#stopping.signal.aborted && tried?.outcome !== 'delivered') return
    const pause = PAUSES[first.tries++]
    if (tried !== null && isRetryable(tried.outcome) && pause !== undefined)
      return this.#later(webhook, pause, tried.retryAfter)
    await this.#done(webhook, first)
    this.#later(webhook, PACE)
  }

  #try(webhook: string, message: WebhookMessage): Promise<PostResult | null> {
    return attempt(this.#with, { webhook, message, signal: this.#stopping.signal })
  }

  async #done(webhook: string, { id }: Waiting): Promise<void> {
    this.#waiting.get(webhook)?.shift()
    this.#count--
    if (this.#count === 0 && this.#dropped > 0) {
      this.#with.log.warn({ dropped: this.#dropped }, 'messages to webhooks were dropped')
      this.#dropped = 0
    }
    await deleteMessage(this.#with.db, id)
  }

  #later(webhook: string, ms: number, requested: number | null = null): void {
    if (this.#isStopping) return
    const cancel = this.#with.clock.after(Math.max(ms, requested ?? 0), () => {
      this.#pauses.delete(webhook)
      this.#start(webhook)
    })
    this.#pauses.set(webhook, { cancel, isRequested: requested !== null })
  }
}
