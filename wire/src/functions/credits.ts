import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

export const credits = {
  /** The packs of operators that are on, for the credits; the bundled one has its own there. */
  readPackCredits: defineFunction({
    access: 'anyone',
    limit: { calls: 30, per: MINUTE },
    input: z.strictObject({}),
    output: z.strictObject({
      packs: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          version: z.string(),
          author: z.string(),
          licence: z.string(),
          /** Of its pictures and sounds; empty: the same. */
          mediaLicence: z.string(),
          /** Whether it has any. */
          hasMedia: z.boolean(),
        }),
      ),
    }),
  }),
}
