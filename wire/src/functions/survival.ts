import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'

const sometimes = { calls: 30, per: 60_000 } as const

/** A row of the leaderboard. */
const Row = z.strictObject({
  place: z.int(),
  username: z.string(),
  profilePic: z.string(),
  score: z.int(),
  isYou: z.boolean(),
})

export const survival = {
  /**
   * Begins a run of Survival, or continues the one in progress of its kind. Untimed and typed runs have separate best scores
   * and are on no leaderboard: they are not comparable with the others.
   */
  openSurvival: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ untimed: z.boolean(), typed: z.boolean().optional() }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /** The caller’s best runs, the run in progress, and the leaderboard. */
  readSurvival: defineFunction({
    access: 'player',
    limit: sometimes,
    input: z.strictObject({}),
    output: z.strictObject({
      best: z.int().nullable(),
      bestUntimed: z.int().nullable(),
      bestTyped: z.int().nullable(),
      bestTypedUntimed: z.int().nullable(),
      /** The run that can be continued. */
      running: z
        .strictObject({ gameId: MatchId, untimed: z.boolean(), typed: z.boolean(), score: z.int() })
        .nullable(),
      /** The number of players on the leaderboard. */
      players: z.int(),
      /** The bot's score to beat; null once a player is on the leaderboard. */
      botScore: z.int().nullable(),
      /** The top ten, and the caller's own rank if it is not among them. */
      top: z.array(Row),
      own: Row.nullable(),
    }),
  }),
}
