import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { INVITATION_STATES, REGISTRATION_MODES } from '../site/registration.ts'

/** What the page where one registers has to know. */
export const registration = {
  /** Reads whether one can register now, and what the invitation is worth that one came with; null for none. */
  readRegistration: defineFunction({
    access: 'anyone',
    limit: { calls: 60, per: 60_000 },
    addressLimit: { calls: 600, per: 60_000 },
    input: z.strictObject({ invitation: z.string().max(64).nullable() }),
    output: z.strictObject({
      mode: z.enum(REGISTRATION_MODES),
      invitation: z.enum(INVITATION_STATES).nullable(),
    }),
  }),
}
