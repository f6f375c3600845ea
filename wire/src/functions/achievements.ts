import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'

const Nothing = z.strictObject({})
const MINUTE = 60_000

export const achievements = {
  /** Asked at load and every hour: how many players there are, and how many of them have each achievement. */
  readAchievementShares: defineFunction({
    access: 'player',
    limit: { calls: 20, per: MINUTE },
    input: Nothing,
    output: z.strictObject({ players: z.int(), counts: z.record(z.string(), z.int()) }),
  }),
  /**
   * Claims an unlocked achievement for one page to show. Asked right before a popup: true on the one page that shall
   * show it. `page`: a random name of it, by which a page whose answer was lost is told the same again.
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
          /** Players who have it. */
          count: z.int(),
        }),
      ),
    }),
  }),
}
