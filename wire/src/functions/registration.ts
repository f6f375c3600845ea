import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { INVITATION_STATES, REGISTRATION_MODES } from '../site/registration.ts'

/** Data for the registration page. */
export const registration = {
  /** Whether registration is open, and the state of the invitation in the link; null without one. */
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
