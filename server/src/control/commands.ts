import { Username } from '@trivium/wire/account-fields'
import { z } from 'zod'

/** What the operator may ask of a running server, one line of JSON each. */
export const Command = z.discriminatedUnion('order', [
  z.strictObject({ order: z.literal('grant'), username: Username, role: z.enum(['moderator', 'admin']) }),
  z.strictObject({ order: z.literal('revoke'), username: Username }),
  z.strictObject({
    order: z.literal('ban'),
    username: Username,
    reason: z
      .string()
      .trim()
      .min(3, 'The reason has at least 3 characters.')
      .max(300, 'The reason has at most 300 characters.'),
    /** Null: without end. */
    days: z
      .number('The days of a ban are a number.')
      .int('The days of a ban are a whole number.')
      .min(1, 'A ban holds a day at least.')
      .max(36_500, 'A ban holds 36500 days at most; without --days it has no end.')
      .nullable(),
    /** Opponents' ratings are reckoned anew without this player's games. */
    refund: z.boolean(),
  }),
  z.strictObject({ order: z.literal('unban'), username: Username }),
  z.strictObject({ order: z.literal('who') }),
  z.strictObject({ order: z.literal('recount') }),
  /** `folder`: a whole path, which the server can reach. */
  z.strictObject({ order: z.literal('backup'), folder: z.string().min(1).max(2_000) }),
])
export type Command = z.infer<typeof Command>

/** The server's answer: sentences for the operator, and whether it was done. */
export const Reply = z.strictObject({ ok: z.boolean(), lines: z.array(z.string()) })
export type Reply = z.infer<typeof Reply>

/** An order in bytes, at most. */
export const MAX_COMMAND_BYTES = 4_096

export type HandleCommand = (order: Command) => Promise<Reply>
