import { z } from 'zod'
import { MatchId } from '../ids.ts'

/** A finished match from one player's side. */
export const RecentMatch = z.strictObject({
  id: MatchId,
  endedAt: z.number(),
  kind: z.enum(['ranked', 'casual', 'practice']),
  opponent: z.strictObject({ username: z.string(), profilePic: z.string(), elo: z.int() }),
  score: z.tuple([z.int(), z.int()]).describe('own, theirs'),
  outcome: z.enum(['won', 'lost', 'drawn', 'no-contest']),
  eloChange: z.int().nullable(),
})
export type RecentMatch = z.infer<typeof RecentMatch>
