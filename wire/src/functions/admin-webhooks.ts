import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { MatchId } from '../ids.ts'
import { WEBHOOK, WEBHOOK_EVENTS, WEBHOOK_FORMATS, type WebhookOutcome } from '../site/webhooks.ts'

const limit = { calls: 60, per: 60_000 } as const

const Outcome = z
  .string()
  .regex(
    /^(delivered|status-\d{3}|too-slow|unreachable|private-address)$/,
  ) as unknown as z.ZodType<WebhookOutcome>

const Name = z
  .string()
  .trim()
  .min(1)
  .max(WEBHOOK.longestName)
  .regex(/^\P{Cc}*$/u)
const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)

/** A webhook as the panel shows it. Its whole address is never shown again: anyone who has it can write there. */
const Webhook = z.strictObject({
  id: z.string(),
  name: z.string(),
  format: z.enum(WEBHOOK_FORMATS),
  /** `https://discord.com/…x7Qk`. */
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  triedAt: z.number().nullable(),
  outcome: Outcome.nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** Chats that receive messages about the site. Every function that names one can refuse with unknown-webhook. */
export const adminWebhooks = {
  /** Reads the webhooks, without their whole addresses. */
  readWebhooks: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    output: z.strictObject({ webhooks: z.array(Webhook) }),
  }),
  /** Adds a webhook. Refusals: webhook-address, webhook-not-https, webhook-private, too-many-webhooks. */
  addWebhook: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      name: Name,
      format: z.enum(WEBHOOK_FORMATS),
      url: z.string().trim().min(1).max(WEBHOOK.longestUrl),
      events: Events,
    }),
    output: z.strictObject({ id: z.string() }),
  }),
  /** Changes the name and the messages of a webhook. */
  editWebhook: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: MatchId, name: Name, events: Events }),
    output: z.strictObject({}),
  }),
  /** Removes a webhook: it receives nothing any more. */
  removeWebhook: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: MatchId, reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),
  /** Sends one message now and returns the result. */
  testWebhook: defineFunction({
    access: 'admin',
    limit: { calls: 10, per: 60_000 },
    input: z.strictObject({ id: MatchId }),
    output: z.strictObject({ outcome: Outcome }),
  }),
}
