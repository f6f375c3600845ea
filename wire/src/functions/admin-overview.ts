import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { GAME_KINDS } from '../modes/counters.ts'

/** Counts of one day, UTC. */
const OverviewDay = z.strictObject({
  /** YYYY-MM-DD */
  day: z.string(),
  /** Games that ended with a result; a match counts as one. */
  games: z.record(z.enum(GAME_KINDS), z.int()),
  /** Guests who created an account. */
  signUps: z.int(),
  /** Visitors who became guests. */
  guests: z.int(),
})
export type OverviewDay = z.infer<typeof OverviewDay>

/** Health of the site. Times are ms since 1970, sizes bytes. */
export const adminOverview = {
  /** Current state of the site, and its last days. */
  readOverview: defineFunction({
    access: 'admin',
    limit: { calls: 120, per: 60_000 },
    input: z.strictObject({}),
    output: z.strictObject({
      at: z.number(),
      /** Figures of all processes together, a few seconds old. */
      live: z.strictObject({
        /** Open pages. */
        connections: z.int(),
        matches: z.int(),
        /** Single-player games in progress. */
        alone: z.int(),
        /** Parties that are not over. */
        parties: z.int(),
        waiting: z.int(),
      }),
      /** Guests and accounts. */
      players: z.int(),
      /** Items waiting for an admin, each kind up to a thousand. */
      toDo: z.strictObject({ reports: z.int(), quizzes: z.int(), messages: z.int(), cases: z.int() }),
      errors: z.strictObject({
        /** Of all processes, each since its start. */
        count: z.int(),
        /** Of the process that answers this call, newest first. */
        last: z.array(z.strictObject({ at: z.number(), what: z.string() })),
      }),
      /** The process that answers this call. */
      server: z.strictObject({
        startedAt: z.number(),
        memory: z.number(),
        heap: z.number(),
        database: z.number(),
        /** How late the server's timers ran in the last minute or two, ms. */
        loopDelay: z.strictObject({ median: z.number(), p99: z.number(), most: z.number() }),
      }),
      /** The last 30 days, today last. */
      days: z.array(OverviewDay),
    }),
  }),
}
