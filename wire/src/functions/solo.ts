import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { CustomConfig } from '../documents/custom.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const MINUTE = 60_000
const often = { calls: 120, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const

/** A UTC date, YYYY-MM-DD. */
const Day = z.iso.date()
const OneGame = z.strictObject({ gameId: MatchId })
const Place = z.strictObject({
  place: z.int(),
  username: z.string(),
  profilePic: z.string(),
  score: z.int(),
  isYou: z.boolean(),
})

export const solo = {
  /**
   * Asks the next question; while one is open, nothing changes. Refusals: unknown-match, not-your-match,
   * game-over.
   */
  nextQuestion: defineFunction({ access: 'player', limit: often, input: OneGame, output: Nothing }),
  /**
   * Answers the open question of a single-player game. Either a choice or a text. Refusals: unknown-match,
   * not-your-match, question-not-open, question-closed, answered-late, already-answered, no-such-choice,
   * no-such-answer, game-over.
   */
  answerQuestion: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      gameId: MatchId,
      index: z.int().min(0).max(999),
      choice: z.int().min(0).max(5).optional(),
      text: z.string().max(200).optional(),
    }),
    output: Nothing,
  }),
  /** Ends the game now; the score is kept. Refusals: unknown-match, not-your-match, game-over. */
  giveUp: defineFunction({ access: 'player', limit: sometimes, input: OneGame, output: Nothing }),
  /** The review of a finished game. Every question that was asked. Refusal: match-not-over. */
  readSoloReview: defineFunction({
    access: 'player',
    limit: sometimes,
    input: OneGame,
    output: z.strictObject({
      rounds: z.array(
        z.strictObject({
          /** For reporting it; null if it is not from the bank. */
          question: z.string().nullable(),
          category: z.string(),
          difficulty: z.int().nullable(),
          prompt: z.string(),
          choices: z.array(z.string()).nullable(),
          right: z.int().nullable(),
          /** The right answer in words. */
          accepted: z.string(),
          /** `ms`: null if the time is not known: the question was open at a restart, or seen before the game. */
          answer: z
            .strictObject({
              choice: z.int().nullable(),
              text: z.string().nullable(),
              ms: z.number().nullable(),
            })
            .nullable(),
          wasRight: z.boolean(),
          explanation: z.string(),
          source: z.string(),
          /** Share of players right, 0 to 1; null if nobody has answered. */
          shareRight: z.number().nullable(),
          reported: z.boolean(),
        }),
      ),
    }),
  }),
  /**
   * Reports an error in a question. One report per player and question; a second one replaces the
   * first.
   */
  reportQuestion: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    addressLimit: { calls: 60, per: MINUTE },
    input: z.strictObject({
      gameId: MatchId,
      question: z.string().min(1).max(80),
      reason: z.enum(['wrong-answer', 'more-than-one', 'outdated', 'unclear', 'typo', 'offensive', 'other']),
      detail: z.string().trim().max(500),
    }),
    output: Nothing,
  }),

  /** Today's quiz, or a past day's as practice: opens it, or continues the game in progress. */
  openDaily: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ day: Day.optional() }),
    output: z.strictObject({ gameId: MatchId, day: Day, counts: z.boolean() }),
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
      /** Today's first question as everybody sees it, its category in words; null once the quiz has begun. */
      first: z
        .strictObject({ category: z.string(), prompt: z.string(), choices: z.array(z.string()) })
        .nullable(),
      /** Players by score, 0 to 10. */
      distribution: z.array(z.int()),
      /** Share of other players with a lower score, 0 to 1; null before the caller's result or without others. */
      betterThan: z.number().nullable(),
      streak: z.strictObject({
        days: z.int(),
        best: z.int(),
        /** One more missed day this week would not end the streak. */
        canMissOne: z.boolean(),
        playedToday: z.boolean(),
      }),
    }),
  }),
  /** The daily of a month. Each day of `month`, YYYY-MM, with the caller's score; null for days not played. */
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

  /**
   * Begins Survival. A run in progress is continued. Untimed runs have a separate best score, on no
   * leaderboard.
   */
  openSurvival: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ untimed: z.boolean() }),
    output: z.strictObject({ gameId: MatchId }),
  }),
  /** The caller’s best runs, the run in progress, and the leaderboard. */
  readSurvival: defineFunction({
    access: 'player',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({
      best: z.int().nullable(),
      bestUntimed: z.int().nullable(),
      /** The run that can be continued. */
      running: z.strictObject({ gameId: MatchId, untimed: z.boolean(), score: z.int() }).nullable(),
      /** The top ten, and the caller's own rank if it is not among them. */
      top: z.array(Place),
      own: Place.nullable(),
    }),
  }),

  /** Picks the questions of a quiz and creates its link. Refusal: too-few-questions (details.there). */
  makeCustom: defineFunction({
    access: 'player',
    limit: { calls: 20, per: MINUTE },
    beginsGame: true,
    addressLimit: { calls: 120, per: MINUTE },
    input: CustomConfig,
    output: z.strictObject({ link: MatchId }),
  }),
  /**
   * Opens the quiz of a link, or continues the game in progress; a second game counts for nothing. Refusals:
   * unknown-quiz, quiz-closed.
   */
  openCustom: defineFunction({
    access: 'player',
    limit: sometimes,
    beginsGame: true,
    input: z.strictObject({ link: MatchId }),
    output: z.strictObject({ gameId: MatchId, counts: z.boolean() }),
  }),
  /** A link's quiz, and who has played it. Refusals: unknown-quiz, quiz-closed. */
  readCustom: defineFunction({
    access: 'player',
    limit: sometimes,
    input: z.strictObject({ link: MatchId }),
    output: z.strictObject({
      config: CustomConfig,
      madeBy: z.string().nullable(),
      /** Its players, best first; at most 20. */
      plays: z.array(
        z.strictObject({
          username: z.string(),
          profilePic: z.string(),
          score: z.int(),
          total: z.int(),
          isYou: z.boolean(),
        }),
      ),
    }),
  }),
  /** Categories and their numbers of questions. */
  readCategories: defineFunction({
    access: 'anyone',
    limit: sometimes,
    input: Nothing,
    output: z.strictObject({
      categories: z.array(
        /** `counts`: questions by difficulty, 1 to 3. */
        z.strictObject({ id: z.string(), title: z.string(), counts: z.array(z.int()) }),
      ),
    }),
  }),
}
