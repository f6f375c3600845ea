import { z } from 'zod'

/** A player's line on a board. */
export const LeaderboardRow = z.strictObject({
  /** 1 and up; who is level shares it. */
  place: z.int(),
  username: z.string(),
  /** Guests have no page of their own. */
  isGuest: z.boolean(),
  profilePic: z.string(),
  score: z.int(),
  /** How long it took, ms, where time breaks ties; else null. */
  ms: z.number().nullable(),
  isYou: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

/** What topic `board:{key}` carries: the best ten, as everybody sees them (`isYou` is always false). */
export interface LeaderboardDocument {
  readonly board: string
  readonly players: number
  readonly top: readonly LeaderboardRow[]
}
