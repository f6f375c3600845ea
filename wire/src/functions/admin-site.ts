import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { MatchId } from '../ids.ts'
import { IdentityForm, LOGO, LOGO_FILE } from '../site/identity.ts'
import { INVITATION, INVITATION_STATES, REGISTRATION_MODES } from '../site/registration.ts'

/** An invitation as the panel shows it; times in epoch ms. */
const Invitation = z.strictObject({
  id: z.string(),
  /** What its link holds. */
  code: z.string(),
  note: z.string(),
  madeAt: z.number(),
  uses: z.int(),
  used: z.int(),
  /** Null: without end. */
  until: z.number().nullable(),
  state: z.enum(INVITATION_STATES),
})
export type Invitation = z.infer<typeof Invitation>

const limit = { calls: 60, per: 60_000 } as const

/** What an operator sets of the site in the panel. */
export const adminSite = {
  /** What the operator has set of the site. */
  readSite: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    /** Null: as the product ships with it. */
    output: z.strictObject({
      name: z.string().nullable(),
      welcome: z.string().nullable(),
      accent: z.string().nullable(),
      logo: z.string().regex(LOGO_FILE).nullable(),
      registration: z.enum(REGISTRATION_MODES),
    }),
  }),
  /** Sets name, welcome and colour of the site. Holds for every page from now on. */
  saveIdentity: defineFunction({ access: 'admin', limit, input: IdentityForm, output: z.strictObject({}) }),
  /**
   * Sets the logo of the site. `picture` in base64; null goes back to the product's own. Refusals: logo-too-large,
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
  /** Sets who may make an account: everybody, whoever has an invitation, or nobody. Holds at once. */
  setRegistration: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ mode: z.enum(REGISTRATION_MODES), reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),
  /** Reads the invitations: the good ones and the newest of the others; the newest first. */
  readInvitations: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    output: z.strictObject({ invitations: z.array(Invitation) }),
  }),
  /** Makes an invitation. `days`: until it runs out; null: it does not. Refusal: too-many-invitations. */
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
  /** Revokes an invitation; accounts that were made with it stay. Refusals: unknown-invitation, invitation-no-more. */
  revokeInvitation: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: MatchId, reason: AuditReason.nullable() }),
    output: z.strictObject({}),
  }),
}
