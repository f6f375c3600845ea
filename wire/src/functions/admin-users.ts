import { z } from 'zod'
import { Email, Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { BanSummary, CaseState, PlayerSummary } from '../documents/fair-play.ts'
import { ROLES } from '../roles.ts'

const limit = { calls: 120, per: 60_000 } as const
const Role = z.enum(ROLES)

/**
 * What is known of players, and done to them beside bans and roles. Guests have no name to be found by. Moderators are told no
 * addresses, browsers and suspicions, and find nobody by an address.
 */
export const adminUsers = {
  /**
   * Looks for players. 50 at a time. `after`: the `next` of the page before. Refusal: not-allowed (a moderator, by an
   * address).
   */
  findPlayers: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({
      by: z.discriminatedUnion('kind', [
        /** Names that begin so, in any case, in alphabetical order; names given up lately too. */
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
          /** The name given up by which the player was found. */
          formerly: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  /** What an admin may know of a player. Refusal: unknown-player. */
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
      /** Browsers that are logged in now: no address is kept. */
      sessions: z.array(
        z.strictObject({ device: z.string(), createdAt: z.number(), lastSeenAt: z.number() }),
      ),
      /** Browsers from which the player has ever logged in. */
      knownDevices: z.int(),
      /** Messages that were refused, the newest first, at most 20. */
      notes: z.array(
        z.strictObject({ kind: z.string(), at: z.number(), gameId: z.string().nullable(), times: z.int() }),
      ),
      /** Questions this player has reported, the newest first, at most 20. */
      reports: z.array(
        z.strictObject({ question: z.string(), reason: z.string(), detail: z.string(), at: z.number() }),
      ),
      reportsInAll: z.int(),
      fairPlay: z.strictObject({ state: CaseState, score: z.int() }).nullable(),
    }),
  }),
  /**
   * Takes a name away. Gives a neutral name; the player is told and may choose another at once. Refusals:
   * unknown-player, own-role, not-allowed (a moderator, of somebody who is more than a player).
   */
  resetUsername: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ username: Username, reason: AuditReason }),
    output: z.strictObject({ username: z.string() }),
  }),
  /**
   * Makes a link for a new password, to be handed over: good once and for an hour, as the mailed one. The answer alone
   * holds it. Where the server knows no address of its own it is a path. Refusals: unknown-player, own-role, not-allowed
   * (for an admin).
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
}
