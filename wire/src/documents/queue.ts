import { z } from 'zod'

/** What a player sees of the queue. Times in ms since 1970. */
export const QueueStatus = z.strictObject({
  searching: z.boolean(),
  since: z.number().nullable(),
  /** Players waiting now, oneself included. */
  waiting: z.int(),
  /** How far from one's own rating an opponent may be now; null takes anyone. */
  window: z.int().nullable(),
  pausedUntil: z.number().nullable(),
  /** Why the last match found did not begin. */
  notice: z.enum(['opponent-did-not-join', 'you-did-not-join']).nullable(),
})
export type QueueStatus = z.infer<typeof QueueStatus>
