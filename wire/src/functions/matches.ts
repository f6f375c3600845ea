import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { ReviewedMedia } from '../documents/question-media.ts'
import { RecentMatch } from '../documents/recent-match.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const OneMatch = z.strictObject({ matchId: MatchId })
const QuestionIndex = z.int().min(0).max(9)
const some = { calls: 60, per: 60_000 } as const

/** `ms` is null if the time is not known, because the game's clock stopped while the question was open. */
const ReviewAnswer = z.strictObject({ choice: z.int(), ms: z.number().nullable() }).nullable()

export const matches = {
  /** Joins the match: sets the caller's own flag. */
  joinMatch: defineFunction({ access: 'player', limit: some, input: OneMatch, output: Nothing }),
  /**
   * Declines a match that was found, before joining: it ends at once, and the opponent is first in the queue again. Repeated
   * ones pause the search. Refusals: unknown-match, not-your-match, match-over, match-not-joining.
   */
  declineMatch: defineFunction({ access: 'player', limit: some, input: OneMatch, output: Nothing }),
  /** Records that the app navigated to the match automatically; it is set once per match. */
  markNavigated: defineFunction({ access: 'player', limit: some, input: OneMatch, output: Nothing }),
  /**
   * Reports the result of the caller's own answer. The specification requires this call. The server returns
   * the score that it determined; a different claim changes nothing.
   */
  updatePlayerScore: defineFunction({
    access: 'player',
    limit: some,
    input: z.strictObject({ matchId: MatchId, questionIndex: QuestionIndex, isCorrect: z.boolean() }),
    output: z.strictObject({ score: z.int(), agreed: z.boolean() }),
  }),
  /**
   * Answers the open question of a battle, once. Refusals: unknown-match, not-your-match, match-over,
   * match-not-started, question-not-open, question-closed, answered-late, already-answered, no-such-choice.
   */
  answer: defineFunction({
    access: 'player',
    limit: { calls: 40, per: 10_000 },
    input: z.strictObject({ matchId: MatchId, index: QuestionIndex, choice: z.int().min(0).max(3) }),
    output: Nothing,
  }),
  /**
   * Resigns the match: the opponent wins. Refusals: unknown-match, not-your-match, match-over, match-not-started.
   */
  resign: defineFunction({ access: 'player', limit: some, input: OneMatch, output: Nothing }),
  /**
   * Offers a rematch after the end, or accepts the opponent’s offer, which opens it. Refusals:
   * match-not-over, no-rematch-with-bot, active-match, opponent-busy, player-gone.
   */
  offerRematch: defineFunction({
    access: 'player',
    seeksOpponent: true,
    limit: some,
    input: OneMatch,
    output: Nothing,
  }),
  /** Declines the opponent’s offer of a rematch. Refusal: no-rematch-offer. */
  declineRematch: defineFunction({ access: 'player', limit: some, input: OneMatch, output: Nothing }),
  /**
   * The review after the end: every question with both answers, the explanation and the share of players who
   * get it right.
   */
  readReview: defineFunction({
    access: 'player',
    limit: some,
    input: OneMatch,
    output: z.strictObject({
      rounds: z.array(
        z.strictObject({
          /** The id to report it by. */
          question: z.string(),
          category: z.string(),
          difficulty: z.int(),
          prompt: z.string(),
          media: ReviewedMedia,
          choices: z.array(z.string()),
          right: z.int(),
          answers: z.tuple([ReviewAnswer, ReviewAnswer]),
          /** Extra time each seat was given for its network delay, ms. */
          allowance: z.tuple([z.number(), z.number()]),
          explanation: z.string(),
          source: z.string(),
          /** The share of right answers among all ever given, 0 to 1; null before there are any. */
          shareRight: z.number().nullable(),
          /** Whether the caller has reported it. */
          reported: z.boolean(),
        }),
      ),
    }),
  }),
  /** The caller's newest matches, each from their own side. */
  readRecentMatches: defineFunction({
    access: 'player',
    limit: some,
    input: Nothing,
    output: z.strictObject({ matches: z.array(RecentMatch) }),
  }),
}
