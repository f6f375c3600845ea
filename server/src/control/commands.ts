import { Username } from '@trivium/wire/account-fields'
import { z } from 'zod'

/** Commands of the operator to a running server, one line of JSON each. */
export const Command = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('grant'), username: Username, role: z.enum(['moderator', 'admin']) }),
  z.strictObject({ name: z.literal('revoke'), username: Username }),
  z.strictObject({
    name: z.literal('ban'),
    username: Username,
    reason: z
      .string()
      .trim()
      .min(3, 'The reason must have at least 3 characters.')
      .max(300, 'The reason must have at most 300 characters.'),
    /** Null: permanent. */
    days: z
      .number('The days of a ban must be a number.')
      .int('The days of a ban must be a whole number.')
      .min(1, 'A ban lasts at least one day.')
      .max(36_500, 'A ban lasts at most 36500 days; without --days it is permanent.')
      .nullable(),
    /** Recomputes opponents' ratings without this player's games. */
    refund: z.boolean(),
  }),
  z.strictObject({ name: z.literal('unban'), username: Username }),
  z.strictObject({ name: z.literal('who') }),
  z.strictObject({ name: z.literal('recount') }),
  /** `path`: an absolute path of a folder or a zip on the server's machine. */
  z.strictObject({ name: z.literal('pack-add'), path: z.string().min(1).max(2_000) }),
  z.strictObject({ name: z.enum(['pack-on', 'pack-off', 'pack-remove']), pack: z.string().min(1).max(40) }),
  z.strictObject({ name: z.literal('pack-list') }),
  /** `folder`: an absolute path on the server's machine. */
  z.strictObject({ name: z.literal('backup'), folder: z.string().min(1).max(2_000) }),
])
export type Command = z.infer<typeof Command>

/** The server's reply: sentences for the operator, and whether the command succeeded. */
export const Reply = z.strictObject({ ok: z.boolean(), lines: z.array(z.string()) })
export type Reply = z.infer<typeof Reply>

export const MAX_COMMAND_BYTES = 4_096

export type HandleCommand = (command: Command) => Promise<Reply>
