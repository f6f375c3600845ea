import { parseLeaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { LeaderboardRow } from '../documents/leaderboard.ts'

const MINUTE = 60_000

/** A board's key, as rules/boards says: elo, survival/2026-W47, daily/2026-11-21, flags/europe … */
const BoardKey = z
  .string()
  .max(40)
  .refine(
    (key) => parseLeaderboardKey(key) !== null,
    'a board is elo, survival, daily/day, flags/region or countries/region, with /week',
  )

export const leaderboards = {
  /** A page of a board, best first. `after`: the `next` of the page before. */
  readBoard: defineFunction({
    access: 'player',
    limit: { calls: 120, per: MINUTE },
    input: z.strictObject({ board: BoardKey, after: z.string().max(120).optional() }),
    output: z.strictObject({
      /** Players on the board. */
      players: z.int(),
      rows: z.array(LeaderboardRow),
      next: z.string().nullable(),
    }),
  }),
  /** Where the caller stands: the own row with up to three neighbours on either side. */
  readOwnPlace: defineFunction({
    access: 'player',
    limit: { calls: 120, per: MINUTE },
    input: z.strictObject({ board: BoardKey }),
    output: z.strictObject({
      /** Null: not on this board. */
      own: LeaderboardRow.nullable(),
      around: z.array(LeaderboardRow),
      /** Why there is no own row: nothing played that counts; not enough rated games; left the boards. */
      why: z.enum(['nothing-yet', 'not-settled', 'left']).nullable(),
      /** For `not-settled`: rated games that are missing. */
      missing: z.int(),
    }),
  }),
  /** The weeks or days that a kind of board has, newest first; at most 60. */
  readPeriods: defineFunction({
    access: 'player',
    limit: { calls: 60, per: MINUTE },
    input: z.strictObject({
      kind: z.enum(['elo', 'survival', 'daily', 'flags', 'countries']),
      before: z.string().max(10).optional(),
    }),
    output: z.strictObject({ now: z.string(), periods: z.array(z.string()) }),
  }),
}
