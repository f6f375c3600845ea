import { z } from 'zod'
import { Email, Username } from '../account-fields.ts'
import { ActReason } from '../documents/audit.ts'
import { CaseState, KnownBan, KnownPlayer } from '../documents/fair-play.ts'
import { fn } from '../function.ts'

const limit = { calls: 120, per: 60_000 } as const
const Role = z.enum(['player', 'admin'])

/** What admins know of players, and do to them beside bans and roles. Guests have no name to be found by. */
export const adminUsers = {
  /** Looks for players. 50 at a time. `after`: the `next` of the page before. */
  findPlayers: fn({
    access: 'admin',
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
        z.strictObject({ kind: z.enum(['admins', 'banned', 'newest']) }),
      ]),
      after: z.string().max(80).nullable(),
    }),
    output: z.strictObject({
      players: z.array(
        KnownPlayer.extend({
          createdAt: z.number(),
          lastSeenAt: z.number().nullable(),
          role: Role,
          ban: KnownBan.nullable(),
          /** The name given up by which the player was found. */
          formerly: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  /** What an admin may know of a player. Refusal: unknown-player. */
  readPlayerFile: fn({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username }),
    output: KnownPlayer.extend({
      email: z.string().nullable(),
      createdAt: z.number(),
      lastSeenAt: z.number().nullable(),
      role: Role,
      ban: KnownBan.nullable(),
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
   * unknown-player, own-role.
   */
  resetUsername: fn({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username, reason: ActReason }),
    output: z.strictObject({ username: z.string() }),
  }),
  /** Ends all sessions of a player. Each browser has to log in again. Refusals: unknown-player, own-role. */
  endPlayerSessions: fn({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username, reason: ActReason }),
    output: z.strictObject({ ended: z.int() }),
  }),
}
