import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { GAME_KINDS } from '../game-kinds.ts'

/** What happened on one day, UTC. */
const OverviewDay = z.strictObject({
  /** YYYY-MM-DD */
  day: z.string(),
  /** Games that ended and were decided; a match is one. */
  games: z.record(z.enum(GAME_KINDS), z.int()),
  /** Guests who made an account. */
  signUps: z.int(),
  /** Visitors who became guests. */
  guests: z.int(),
})
export type OverviewDay = z.infer<typeof OverviewDay>

/** How the site does. Times are ms since 1970, sizes bytes. */
export const overview = {
  /** How the site does at this moment, and over the last days. */
  readOverview: defineFunction({
    access: 'admin',
    limit: { calls: 120, per: 60_000 },
    input: z.strictObject({}),
    output: z.strictObject({
      at: z.number(),
      /** Of the process that answers. */
      live: z.strictObject({
        /** Open pages. */
        connections: z.int(),
        matches: z.int(),
        /** Games of one player that are being played. */
        alone: z.int(),
        waiting: z.int(),
      }),
      /** Guests and accounts. */
      players: z.int(),
      /** What waits for an admin, of each kind up to a thousand. */
      toDo: z.strictObject({ reports: z.int(), quizzes: z.int(), messages: z.int(), cases: z.int() }),
      errors: z.strictObject({
        /** Since the start. */
        count: z.int(),
        /** The newest first. */
        last: z.array(z.strictObject({ at: z.number(), what: z.string() })),
      }),
      server: z.strictObject({
        startedAt: z.number(),
        memory: z.number(),
        heap: z.number(),
        database: z.number(),
        /** How late the server's timers ran in the last minute or two, ms. */
        loopDelay: z.strictObject({ median: z.number(), p99: z.number(), most: z.number() }),
      }),
      /** The last 30 days, today the last. */
      days: z.array(OverviewDay),
    }),
  }),
}
