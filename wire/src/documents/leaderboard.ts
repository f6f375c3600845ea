import { z } from 'zod'

/** A player's row on a leaderboard. */
export const LeaderboardRow = z.strictObject({
  /** From 1; players with equal scores share a rank. */
  place: z.int(),
  username: z.string(),
  /** Guests have no profile page. */
  isGuest: z.boolean(),
  profilePic: z.string(),
  score: z.int(),
  /** The duration of the game, ms, if time breaks ties; otherwise null. */
  ms: z.number().nullable(),
  isYou: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

/** A player whose rating is provisional: shown, but without a rank. */
export const ProvisionalRow = LeaderboardRow.omit({ place: true, ms: true })
export type ProvisionalRow = z.infer<typeof ProvisionalRow>

/** The document of topic `board:{key}`: the top ten, as everybody sees them (`isYou` is always false). */
export interface LeaderboardDocument {
  readonly board: string
  readonly players: number
  readonly top: readonly LeaderboardRow[]
}
