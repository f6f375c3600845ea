import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { ActReason } from '../documents/audit.ts'
import { fn } from '../function.ts'

const Nothing = z.strictObject({})
const limit = { calls: 60, per: 60_000 } as const

/** Every one of them reads the caller's role in the database, whatever the page shows. */
export const moderation = {
  /**
   * Bans a player. Acts at once: open pages are closed with the reason, a running match is resigned. Refusal:
   * unknown-player.
   */
  banPlayer: fn({
    access: 'admin',
    limit,
    input: z.strictObject({
      username: Username,
      reason: ActReason,
      /** When it ends, ms since 1970; null: never. */
      until: z.number().int().positive().nullable(),
      /** For cheating: opponents' ratings of the last 30 days are reckoned anew without this player's games. */
      refund: z.boolean().optional(),
    }),
    output: Nothing,
  }),
  /** Ends a ban. Refusal: unknown-player. */
  unbanPlayer: fn({
    access: 'admin',
    limit,
    input: z.strictObject({ username: Username, reason: ActReason.optional() }),
    output: Nothing,
  }),
  /** Makes a player an admin, or an admin a player. Refusals: unknown-player, own-role. */
  setRole: fn({
    access: 'admin',
    limit,
    input: z.strictObject({
      username: Username,
      role: z.enum(['player', 'admin']),
      reason: ActReason.optional(),
    }),
    output: Nothing,
  }),
}
