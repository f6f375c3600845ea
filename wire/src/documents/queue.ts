import { z } from 'zod'

/** A player's view of the queue. Times in ms since 1970. */
export const QueueStatus = z.strictObject({
  searching: z.boolean(),
  since: z.number().nullable(),
  /** Players waiting now, including the caller. */
  waiting: z.int(),
  /** Largest rating gap to an opponent now; null: unlimited. */
  window: z.int().nullable(),
  pausedUntil: z.number().nullable(),
  /** Why the last match that was found did not begin. */
  notice: z
    .enum(['opponent-did-not-join', 'opponent-declined', 'you-did-not-join', 'you-declined'])
    .nullable(),
})
export type QueueStatus = z.infer<typeof QueueStatus>
