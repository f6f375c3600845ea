import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { answerFields, givenFields, shownFields, solutionFields } from '../documents/form.ts'
import { ReviewedMedia } from '../documents/question-media.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const often = { calls: 120, per: MINUTE } as const
const sometimes = { calls: 30, per: MINUTE } as const
const OneGame = z.strictObject({ gameId: MatchId })

/** Single-player games of questions, in every mode that has them. */
export const solo = {
  /**
   * Asks the next question; while one is open, nothing changes. Refusals: unknown-match, not-your-match,
   * game-over.
   */
  nextQuestion: defineFunction({ access: 'player', limit: often, input: OneGame, output: Nothing }),
  /**
   * Answers the open question of a single-player game, with the one field that its form asks for. Refusals: unknown-match,
   * not-your-match, question-not-open, question-closed, answered-late, already-answered, no-such-choice,
   * no-such-answer, game-over.
   */
  answerQuestion: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      gameId: MatchId,
      index: z.int().min(0).max(999),
      ...answerFields,
    }),
    output: Nothing,
  }),
  /** Ends the game now; the score is kept. Refusals: unknown-match, not-your-match, game-over. */
  giveUp: defineFunction({ access: 'player', limit: sometimes, input: OneGame, output: Nothing }),
  /**
   * Why the answer of a closed question is right, before the game has ended. Empty for a question without an
   * explanation. Refusals: unknown-match, not-your-match, question-not-closed.
   */
  readExplanation: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ gameId: MatchId, index: z.int().min(0).max(999) }),
    output: z.strictObject({
      explanation: z.string(),
      /** The share of players who were right, 0 to 1; null if too few have answered to tell. */
      shareRight: z.number().nullable(),
    }),
  }),
  /** The review of a finished game. Every question that was asked. Refusal: match-not-over. */
  readSoloReview: defineFunction({
    access: 'player',
    limit: sometimes,
    input: OneGame,
    output: z.strictObject({
      rounds: z.array(
        z.strictObject({
          /** The id to report it by; null if it is not from the bank. */
          question: z.string().nullable(),
          category: z.string(),
          difficulty: z.int().nullable(),
          prompt: z.string(),
          media: ReviewedMedia,
          ...shownFields,
          ...solutionFields,
          /**
           * `words`: the answer in words. `ms` is null if the time is not known, because the question was open at a restart or seen before
           * the game.
           */
          answer: z
            .strictObject({
              ...givenFields,
              words: z.string(),
              ms: z.number().nullable(),
            })
            .nullable(),
          wasRight: z.boolean(),
          explanation: z.string(),
          source: z.string(),
          /** The share of players who were right, 0 to 1; null if nobody has answered. */
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
}
