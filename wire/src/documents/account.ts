import { z } from 'zod'

/** What a guest would bring into an account. */
export const GuestProgress = z.strictObject({
  games: z.int(),
  questionsCorrect: z.int(),
  elo: z.int(),
  /** Continuing resigns it. */
  activeMatch: z.boolean(),
})
export type GuestProgress = z.infer<typeof GuestProgress>

/** A logged-in browser. */
export const PlayerSession = z.strictObject({
  id: z.string(),
  /** The browser's name in short words: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  isThis: z.boolean(),
})
