import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

export const siteActivity = {
  /** Who is here now, and yesterday's daily. Numbers that are too small to say anything are null. */
  readSiteActivity: defineFunction({
    access: 'player',
    limit: { calls: 30, per: MINUTE },
    input: z.strictObject({}),
    output: z.strictObject({
      /** Players with an open page, the caller among them; null for fewer than two. */
      players: z.int().nullable(),
      /** Matches under way; null for none. */
      matches: z.int().nullable(),
      /** Null while fewer than 20 have played it. */
      yesterday: z
        .strictObject({
          /** Right answers, 0 to 10. */
          average: z.number(),
          /** The question that the fewest knew: its number from 1, and the share who did, 0 to 1. */
          hardest: z.strictObject({ number: z.int(), share: z.number() }).nullable(),
        })
        .nullable(),
    }),
  }),
}
