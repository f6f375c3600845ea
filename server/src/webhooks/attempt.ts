import type { WebhookOutcome } from '@trivium/wire/site/webhooks'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { WebhookMessage } from '../database/tables/site.ts'
import { maskedUrl } from './address.ts'
import { bodyOf } from './message.ts'
import type { Post, PostResult } from './post.ts'
import { readWebhook, writeOutcome } from './queries.ts'

export interface AttemptDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  readonly post: Post
}

interface Attempt {
  readonly webhook: string
  readonly message: WebhookMessage
  /** Ends the attempt early; then no outcome is noted. */
  readonly signal: AbortSignal
}

/** Whether another try may succeed. */
export const isRetryable = (outcome: WebhookOutcome): boolean =>
  outcome === 'too-slow' || outcome === 'unreachable' || /^status-(408|425|429|5\d\d)$/.test(outcome)

/** Sends a message to a webhook once and notes the outcome; null if the webhook does not exist. */
export const attempt = async (
  { db, clock, log, post }: AttemptDependencies,
  { webhook, message, signal }: Attempt,
): Promise<PostResult | null> => {
  const row = await readWebhook(db, webhook)
  if (row === null) return null
  const posted = await post(row.url, bodyOf(row.format, message), signal)
  const { outcome } = posted
  if (signal.aborted && outcome !== 'delivered') return posted
  await writeOutcome(db, webhook, clock.now(), outcome)
  if (outcome !== 'delivered')
    log.warn({ to: maskedUrl(row.url), outcome }, 'a webhook did not accept a message')
  return posted
}
