import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'

const often = { calls: 120, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const

/** A UTC date, YYYY-MM-DD. */
const Day = z.iso.date()

export const daily = {
  /** Today's quiz, or a past day's as practice: opens it, or continues the game in progress. */
  openDaily: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ day: Day.optional() }),
    output: z.strictObject({ gameId: MatchId, day: Day, counts: z.boolean() }),
  }),
  /**
   * Answers the first question of today's quiz, which the home page shows before the game exists: opens the
   * game, asks the question and answers it. Sent again, it returns the same verdict. Refusals: no-such-day once
   * another day has begun; those of `answerQuestion`.
   */
  answerDaily: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ day: Day, choice: z.int().min(0).max(3) }),
    output: z.strictObject({
      gameId: MatchId,
      /** The answer that counts: another page of the player may have been first. Null: none was given. */
      choice: z.int().nullable(),
      right: z.int(),
      wasRight: z.boolean(),
      explanation: z.string(),
      /** The share of players who were right, 0 to 1; null if too few have answered to tell. */
      shareRight: z.number().nullable(),
    }),
  }),
  /** The player's status on a day (today by default). */
  readDaily: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ day: Day.optional() }),
    output: z.strictObject({
      day: Day,
      /** The number of the daily: 1 on its first day. */
      number: z.int(),
      isToday: z.boolean(),
      /** When the next one begins, ms since 1970. */
      nextAt: z.number(),
      /** The counted game; null before it. */
      play: z
        .strictObject({ gameId: MatchId, score: z.int().nullable(), marks: z.array(z.boolean()) })
        .nullable(),
      /**
       * Today's first question as everybody sees it, with its category; null once the caller has
       * begun the quiz.
       */
      first: z
        .strictObject({ category: z.string(), prompt: z.string(), choices: z.array(z.string()) })
        .nullable(),
      /** The number of players by score, 0 to 10. */
      distribution: z.array(z.int()),
      /** The bot's score to beat, which is not in the distribution; null once another player has finished, and on past days. */
      botScore: z.int().nullable(),
      /** Share of other players with a lower score, 0 to 1; null before the caller's result, and while fewer than 20 have played. */
      betterThan: z.number().nullable(),
      streak: z.strictObject({
        days: z.int(),
        best: z.int(),
        /** Whether the streak would survive one more missed day this week. */
        canMissOne: z.boolean(),
        playedToday: z.boolean(),
        /** The days of this week so far, from Monday to today, with the caller’s score; null for days not played. */
        week: z.array(z.strictObject({ day: Day, score: z.int().nullable() })),
      }),
    }),
  }),
  /**
   * The dailies of a month. Each day of `month`, YYYY-MM, with the caller's score; null for days not played.
   */
  readDailyMonth: defineFunction({
    access: 'player',
    limit: sometimes,
    input: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    output: z.strictObject({
      /** The first day that has a daily. */
      since: Day,
      today: Day,
      days: z.array(z.strictObject({ day: Day, score: z.int().nullable(), playable: z.boolean() })),
    }),
  }),
}
