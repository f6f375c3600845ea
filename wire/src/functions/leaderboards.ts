import { LEADERBOARD_KINDS, parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { LeaderboardRow, ProvisionalRow } from '../documents/leaderboard.ts'

/** A leaderboard's key, as in rules/leaderboards: elo, survival/2026-W47, daily/2026-11-21, flags/europe … */
const BoardKey = z
  .string()
  .max(40)
  .refine(
    (key) => parseLeaderboardKey(key) !== null,
    'a board is elo, survival, daily/day, flags/region or countries/region, with /week',
  )

export const leaderboards = {
  /** A page of a leaderboard, best first. `after`: the `next` of the previous page. */
  readBoard: defineFunction({
    access: 'player',
    limit: { calls: 120, per: MINUTE },
    input: z.strictObject({ board: BoardKey, after: z.string().max(120).optional() }),
    output: z.strictObject({
      /** The number of players on the leaderboard. */
      players: z.int(),
      rows: z.array(LeaderboardRow),
      next: z.string().nullable(),
      /** On the rating leaderboard of all time, while its ranks fill less than a page: provisional ratings, best first. */
      provisional: z.array(ProvisionalRow),
      /** The bot's score to beat, on an open leaderboard of the daily or of Survival that has no players; otherwise null. */
      botScore: z.int().nullable(),
    }),
  }),
  /** The first kind with players on its current leaderboard of all regions; `elo` if all are empty. */
  readFirstBoard: defineFunction({
    access: 'player',
    limit: { calls: 60, per: MINUTE },
    input: z.strictObject({}),
    output: z.strictObject({ kind: z.enum(LEADERBOARD_KINDS) }),
  }),
  /** The caller's rank: their own row with up to three neighbours on either side. */
  readOwnPlace: defineFunction({
    access: 'player',
    limit: { calls: 120, per: MINUTE },
    input: z.strictObject({ board: BoardKey }),
    output: z.strictObject({
      /** Null: not on this leaderboard. */
      own: LeaderboardRow.nullable(),
      around: z.array(LeaderboardRow),
      /** Why there is no own row: no counted game, not enough rated games, or opted out of leaderboards. */
      why: z.enum(['nothing-yet', 'not-settled', 'left']).nullable(),
      /** For `not-settled`: the number of rated games still needed. */
      missing: z.int(),
    }),
  }),
  /** The weeks or days that a kind of leaderboard has, newest first; at most 60. */
  readPeriods: defineFunction({
    access: 'player',
    limit: { calls: 60, per: MINUTE },
    input: z.strictObject({
      kind: z.enum(LEADERBOARD_KINDS),
      before: z.string().max(10).optional(),
    }),
    output: z.strictObject({ now: z.string(), periods: z.array(z.string()) }),
  }),
}
