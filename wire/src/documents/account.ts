import { z } from 'zod'

/** A guest's progress, which logging in could add to an account. */
export const GuestProgress = z.strictObject({
  games: z.int(),
  questionsCorrect: z.int(),
  elo: z.int(),
  /** Logging in resigns it. */
  activeMatch: z.boolean(),
})
export type GuestProgress = z.infer<typeof GuestProgress>

/** A logged-in browser. */
export const PlayerSession = z.strictObject({
  id: z.string(),
  /** The browser's short name: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  isThis: z.boolean(),
})
