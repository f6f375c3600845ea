import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { MatchId } from '../ids.ts'
import { IdentityForm, LOGO, LOGO_FILE } from '../site/identity.ts'
import { INVITATION, INVITATION_STATES, REGISTRATION_MODES } from '../site/registration.ts'
import { WEBHOOK, WEBHOOK_EVENTS, WEBHOOK_FORMATS, type WebhookOutcome } from '../site/webhooks.ts'

/** An invitation as the panel shows it; times in epoch ms. */
const Invitation = z.strictObject({
  id: z.string(),
  /** The code in its link. */
  code: z.string(),
  note: z.string(),
  madeAt: z.number(),
  uses: z.int(),
  used: z.int(),
  /** Null: permanent. */
  until: z.number().nullable(),
  state: z.enum(INVITATION_STATES),
})
export type Invitation = z.infer<typeof Invitation>

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

/**
 * A webhook as the panel shows it. Its complete address is never shown again, because anyone who has it can
 * post messages.
 */
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

const limit = { calls: 60, per: 60_000 } as const

/** Site settings of the admin panel. */
export const adminSite = {
  /** The operator's settings of the site. */
  readSite: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    /** Null: the product's default. */
    output: z.strictObject({
      name: z.string().nullable(),
      welcome: z.string().nullable(),
      accent: z.string().nullable(),
      logo: z.string().regex(LOGO_FILE).nullable(),
      registration: z.enum(REGISTRATION_MODES),
    }),
  }),
  /** Sets the name, welcome line and colour of the site. Applies to every page from now on. */
  saveIdentity: defineFunction({ access: 'admin', limit, input: IdentityForm, output: z.strictObject({}) }),
  /**
   * Sets the logo of the site. `picture` in base64; null restores the product's default. Refusals: logo-too-large,
   * logo-not-a-picture, logo-wrong-size.
   */
  saveLogo: defineFunction({
    access: 'admin',
    limit: { calls: 20, per: 60_000 },
    input: z.strictObject({
      picture: z
        .base64()
        .min(4)
        .max(Math.ceil(LOGO.mostBytes / 3) * 4 + 4)
        .nullable(),
    }),
    output: z.strictObject({ logo: z.string().regex(LOGO_FILE).nullable() }),
  }),
  /** Sets who may create an account: everybody, anyone with an invitation, or nobody. Applies at once. */
  setRegistration: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ mode: z.enum(REGISTRATION_MODES), reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),
  /** Reads the invitations, newest first: all valid ones, and the newest of the others. */
  readInvitations: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    output: z.strictObject({ invitations: z.array(Invitation) }),
  }),
  /** Creates an invitation. `days`: how long it is valid; null: for ever. Refusal: too-many-invitations. */
  makeInvitation: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      note: z
        .string()
        .trim()
        .min(1)
        .max(INVITATION.longestNote)
        .regex(/^\P{Cc}*$/u),
      uses: z.int().min(1).max(INVITATION.mostUses),
      days: z.int().min(1).max(INVITATION.mostDays).nullable(),
    }),
    output: z.strictObject({ invitation: Invitation }),
  }),
  /** Revokes an invitation; accounts created with it stay. Refusals: unknown-invitation, invitation-no-more. */
  revokeInvitation: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: MatchId, reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),

  // Webhooks: chats that receive messages about the site. Functions that name one may refuse: unknown-webhook.
  /** Reads the webhooks, without their complete addresses. */
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
  /** Removes a webhook. It receives no more messages. */
  removeWebhook: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: MatchId, reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),
  /** Sends one test message now and returns the result. */
  testWebhook: defineFunction({
    access: 'admin',
    limit: { calls: 10, per: 60_000 },
    input: z.strictObject({ id: MatchId }),
    output: z.strictObject({ outcome: Outcome }),
  }),
}
