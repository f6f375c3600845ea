import { z } from 'zod'
import { Email, Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { BanSummary, CaseState, PlayerSummary } from '../documents/fair-play.ts'
import { ROLES } from '../roles.ts'

const limit = { calls: 120, per: 60_000 } as const
const banLimit = { calls: 60, per: 60_000 } as const
const Nothing = z.strictObject({})
const Role = z.enum(ROLES)

/**
 * Information about players, and actions on them. Each function checks the caller's role in the database. Guests have no name to search by.
 * Moderators see no addresses, browsers or suspicions, and cannot search by address.
 */
export const adminUsers = {
  /**
   * Searches for players. 50 at a time. `after`: the `next` of the previous page. Refusal: not-allowed (a moderator, by
   * address).
   */
  findPlayers: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({
      by: z.discriminatedUnion('kind', [
        /**
         * Usernames with this prefix in any case, in alphabetical order, including recently abandoned ones.
         */
        z.strictObject({
          kind: z.literal('name'),
          prefix: z
            .string()
            .min(1)
            .max(20)
            .regex(/^[A-Za-z0-9_-]*$/),
        }),
        z.strictObject({ kind: z.literal('email'), email: Email }),
        z.strictObject({ kind: z.enum(['staff', 'banned', 'newest']) }),
      ]),
      after: z.string().max(80).nullable(),
    }),
    output: z.strictObject({
      players: z.array(
        PlayerSummary.extend({
          createdAt: z.number(),
          lastSeenAt: z.number().nullable(),
          role: Role,
          ban: BanSummary.nullable(),
          /** The abandoned name by which the player was found. */
          formerly: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  /** A player's record for admins. Refusal: unknown-player. */
  readPlayerFile: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ username: Username }),
    output: PlayerSummary.extend({
      /** Null for moderators. */
      email: z.string().nullable(),
      emailConfirmed: z.boolean(),
      createdAt: z.number(),
      lastSeenAt: z.number().nullable(),
      role: Role,
      ban: BanSummary.nullable(),
      deletionAt: z.number().nullable(),
      usernameChangedAt: z.number().nullable(),
      formerNames: z.array(z.strictObject({ username: z.string(), heldUntil: z.number() })),
      wins: z.int(),
      losses: z.int(),
      draws: z.int(),
      questionsCorrect: z.int(),
      /** Finished games by mode. */
      games: z.record(z.string(), z.int()),
      /** Browsers that are logged in now. Their addresses are not stored. */
      sessions: z.array(
        z.strictObject({ device: z.string(), createdAt: z.number(), lastSeenAt: z.number() }),
      ),
      /** Browsers from which the player has ever logged in. */
      knownDevices: z.int(),
      /** Refused messages, newest first, at most 20. */
      notes: z.array(
        z.strictObject({ kind: z.string(), at: z.number(), gameId: z.string().nullable(), times: z.int() }),
      ),
      /** Questions this player has reported, newest first, at most 20. */
      reports: z.array(
        z.strictObject({ question: z.string(), reason: z.string(), detail: z.string(), at: z.number() }),
      ),
      reportsInAll: z.int(),
      fairPlay: z.strictObject({ state: CaseState, score: z.int() }).nullable(),
    }),
  }),
  /**
   * Removes a username. Assigns a neutral name; the player is notified and may choose another at once. Refusals:
   * unknown-player, own-role, not-allowed (a moderator, if the player has any role).
   */
  resetUsername: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ username: Username, reason: AuditReason }),
    output: z.strictObject({ username: z.string() }),
  }),
  /**
   * Gives a guest another random nickname; the guest is notified. `guest`: the guest's uid, or a nickname, which resets
   * everybody who chose it (50 at most). Refusal: unknown-guest.
   */
  resetNickname: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ guest: z.string().min(1).max(40), reason: AuditReason }),
    output: z.strictObject({ reset: z.int() }),
  }),
  /**
   * Creates a link for a new password, for an admin to pass on. Like the mailed link it works once and for an
   * hour. It is contained only in this response. If the server does not know its own address, it is only a
   * path. Refusals: unknown-player, own-role, not-allowed (for an admin).
   */
  createResetLink: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username, reason: AuditReason }),
    output: z.strictObject({ link: z.string(), expiresAt: z.number() }),
  }),
  /** Ends all sessions of a player. Each browser has to log in again. Refusals: unknown-player, own-role. */
  endPlayerSessions: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username, reason: AuditReason }),
    output: z.strictObject({ ended: z.int() }),
  }),

  /**
   * Bans a player. Takes effect at once: open pages are closed with the reason, a running match is resigned. Moderators
   * ban for MODERATOR_BAN_DAYS at most, restore no ratings, and cannot change longer bans. Refusals: unknown-player,
   * not-allowed.
   */
  banPlayer: defineFunction({
    access: 'moderator',
    limit: banLimit,
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
    limit: banLimit,
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
    limit: banLimit,
    input: z.strictObject({ username: Username, reason: AuditReason.optional() }),
    output: Nothing,
  }),
  /** Changes an account's role. Refusals: unknown-player, own-role. */
  setRole: defineFunction({
    access: 'admin',
    limit: banLimit,
    input: z.strictObject({
      username: Username,
      role: z.enum(ROLES),
      reason: AuditReason.optional(),
    }),
    output: Nothing,
  }),
}
