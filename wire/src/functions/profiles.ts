import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { RecentMatch } from '../documents/recent-match.ts'
import { Place, Region } from '../place-fields.ts'

const asPublic = {
  access: 'anyone',
  limit: { calls: 60, per: MINUTE },
  addressLimit: { calls: 300, per: MINUTE },
  input: z.strictObject({ username: Username }),
} as const

const Share = { asked: z.int(), right: z.int() }

/** Null: none yet. `at`: when it happened, in ms since 1970. */
const Moments = z.strictObject({
  /** The best Survival run. */
  survival: z.strictObject({ score: z.int(), at: z.number() }).nullable(),
  /** Dailies with every answer right, and the last of them. */
  perfectDailies: z.strictObject({ count: z.int(), at: z.number() }).nullable(),
  /** The rated win with the largest gain, if the opponent was rated higher. */
  upset: z.strictObject({ opponent: z.string(), above: z.int(), gain: z.int(), at: z.number() }).nullable(),
  /** The region found whole in the least time for each place. */
  fastestRegion: z
    .strictObject({
      quiz: z.enum(['flags', 'countries']),
      region: Region,
      size: z.int(),
      ms: z.number(),
      at: z.number(),
    })
    .nullable(),
})

export const profiles = {
  /** The parts of a profile that `readPlayer` does not return. Refusal: unknown-player. */
  readProfile: defineFunction({
    ...asPublic,
    output: z.strictObject({
      /** Newest first, at most ten. */
      matches: z.array(RecentMatch),
      /** Unlocked achievements, newest first. */
      achievements: z.array(z.strictObject({ id: z.string(), at: z.number() })),
      /** Ranks on the all-time leaderboards. */
      places: z.array(z.strictObject({ board: z.string(), place: z.int(), players: z.int() })),
    }),
  }),
  /** What a player knows, and the player's best moments. Refusal: unknown-player. */
  readHighlights: defineFunction({
    ...asPublic,
    output: z.strictObject({
      /** The places that the player was right about at least once, by quiz, by code. */
      known: z.strictObject({ flags: z.array(Place), countries: z.array(Place) }),
      /** Answers by category, in display order. */
      categories: z.array(z.strictObject({ category: z.string(), title: z.string(), ...Share })),
      moments: Moments,
    }),
  }),
  /** The statistics that `readPlayer` does not return. Refusal: unknown-player. */
  readStats: defineFunction({
    ...asPublic,
    output: z.strictObject({
      /**
       * After each rated game, oldest first; thinned out to 200 if there are more, keeping the first and
       * last.
       */
      rating: z.array(z.strictObject({ at: z.number(), elo: z.int() })),
      highestElo: z.int().nullable(),
      accuracy: z.array(
        z.strictObject({ category: z.string(), title: z.string(), difficulty: z.int(), ...Share }),
      ),
      /** Answers by the seconds they took: [0, 1), [1, 2) …; the last bin has all longer times. */
      times: z.array(z.int()),
      /** The UTC days with activity among the last 371, with games finished and right answers. */
      days: z.array(z.strictObject({ day: z.string(), games: z.int(), ...Share })),
      /** Finished games by mode. */
      games: z.record(z.string(), z.int()),
      daily: z.strictObject({ days: z.int(), best: z.int() }),
      bestWinStreak: z.int(),
      /**
       * Rated and casual matches between the caller and this player. Null on the caller's own profile, or if
       * not signed in.
       */
      against: z.strictObject({ wins: z.int(), losses: z.int(), draws: z.int() }).nullable(),
    }),
  }),
}
