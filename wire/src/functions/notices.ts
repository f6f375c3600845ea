import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

export const notices = {
  /** Removes a notice. If it is already gone, nothing happens. */
  closeNotice: defineFunction({
    access: 'player',
    limit: { calls: 60, per: 60_000 },
    input: z.strictObject({ id: z.string().max(40) }),
    output: z.strictObject({}),
  }),
}
