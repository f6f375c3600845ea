import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { ROLES } from '../roles.ts'

const Nothing = z.strictObject({})
const limit = { calls: 60, per: 60_000 } as const

/** Each of these functions checks the caller's role in the database, whatever the page shows. */
export const moderation = {
  /**
   * Bans a player. Takes effect at once: open pages are closed with the reason, a running match is resigned. Moderators
   * ban for MODERATOR_BAN_DAYS at most, restore no ratings, and cannot change longer bans. Refusals: unknown-player,
   * not-allowed.
   */
  banPlayer: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({
      username: Username,
      reason: AuditReason,
      /** When it ends, ms since 1970; null: never. */
      until: z.number().int().positive().nullable(),
      /** For cheating: opponents' ratings of the last 30 days are recomputed without this player's games. */
      refund: z.boolean().optional(),
    }),
    output: Nothing,
  }),
  /**
   * Bans a guest, by uid, for 30 days at most. If the guest is connected, the address can create no new guest for ten
   * minutes, unless `sparesAddress`; the result says whether. Refusals: unknown-guest, not-allowed, bad-input.
   */
  banGuest: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      uid: z.string().regex(/^[\w-]{1,40}$/),
      reason: AuditReason,
      until: z.number().int().positive(),
      sparesAddress: z.boolean(),
    }),
    output: z.strictObject({ addressPaused: z.boolean() }),
  }),
  /** Ends a ban. Refusals: unknown-player, not-allowed. */
  unbanPlayer: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ username: Username, reason: AuditReason.optional() }),
    output: Nothing,
  }),
  /** Makes a player an admin, or an admin a player. Refusals: unknown-player, own-role. */
  setRole: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      username: Username,
      role: z.enum(ROLES),
      reason: AuditReason.optional(),
    }),
    output: Nothing,
  }),
}
