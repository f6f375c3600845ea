import { z } from 'zod'
import { fn } from '../function.ts'

export const accounts = {
  /** Decides only what is shown; every admin function checks the role itself. */
  isAdmin: fn({
    access: 'player',
    limit: { calls: 60, per: 60_000 },
    input: z.unknown(),
    output: z.strictObject({ isAdmin: z.boolean() }),
  }),
}
