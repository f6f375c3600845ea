import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'

const Nothing = z.strictObject({})

export const achievements = {
  /** The number of players, and how many of them have each achievement. Called at load and every hour. */
  readAchievementShares: defineFunction({
    access: 'player',
    limit: { calls: 20, per: MINUTE },
    input: Nothing,
    output: z.strictObject({ players: z.int(), counts: z.record(z.string(), z.int()) }),
  }),
  /**
   * Claims an unlocked achievement for one page to show. Called right before a popup: true on the one page that may
   * show it. `page`: a random name of the page; if its response was lost, calling again gives the same result.
   */
  showAchievement: defineFunction({
    access: 'player',
    limit: { calls: 120, per: MINUTE },
    input: z.strictObject({ id: z.string().max(40), page: z.string().min(8).max(40) }),
    output: z.strictObject({ show: z.boolean() }),
  }),
  /** All achievements of a registered player, in the order of the table. Refusal: unknown-player. */
  readAchievements: defineFunction({
    access: 'anyone',
    limit: { calls: 60, per: MINUTE },
    addressLimit: { calls: 300, per: MINUTE },
    input: z.strictObject({ username: Username }),
    output: z.strictObject({
      username: z.string(),
      profilePic: z.string(),
      players: z.int(),
      achievements: z.array(
        z.strictObject({
          id: z.string(),
          /** When it was unlocked, ms since 1970; null: not yet. */
          at: z.number().nullable(),
          have: z.int(),
          need: z.int(),
          /** The number of players who have it. */
          count: z.int(),
        }),
      ),
    }),
  }),
}
