import { z } from 'zod'
import { fn } from '../function.ts'

export const notices = {
  /** Takes a notice away. Asked again, or of one that is not there, nothing happens. */
  closeNotice: fn({
    access: 'player',
    limit: { calls: 60, per: 60_000 },
    input: z.strictObject({ id: z.string().max(40) }),
    output: z.strictObject({}),
  }),
}
