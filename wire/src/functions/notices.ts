import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

export const notices = {
  /** Takes a notice away. Asked again, or of one that is not there, nothing happens. */
  closeNotice: defineFunction({
    access: 'player',
    limit: { calls: 60, per: 60_000 },
    input: z.strictObject({ id: z.string().max(40) }),
    output: z.strictObject({}),
  }),
}
