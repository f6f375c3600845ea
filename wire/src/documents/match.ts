import { z } from 'zod'

/** The match document, with the specification's field names, and the fields the prompt needs. */
export const Match = z.strictObject({
  id: z.string(),
  /** Index 0 is player 1. A bot's seat holds `bot:<strength>`. */
  playerIds: z.tuple([z.string(), z.string()]),
  matchActive: z.boolean(),
  player1Joined: z.boolean(),
  player2Joined: z.boolean(),
  autoNavigated: z.boolean(),
  kind: z.enum(['ranked', 'casual', 'practice']),
  /** Until when both may join, ms since 1970. */
  joinBy: z.number(),
  opponent: z.strictObject({
    username: z.string(),
    profilePic: z.string(),
    elo: z.int(),
    provisional: z.boolean(),
  }),
})
export type Match = z.infer<typeof Match>
