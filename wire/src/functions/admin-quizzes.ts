import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { Quiz } from '../documents/quiz.ts'
import { MatchId } from '../ids.ts'
import { QuizState } from './quizzes.ts'

const Nothing = z.strictObject({})
const limit = { calls: 60, per: 60_000 } as const

/** The end of a page; the next page begins after it. */
const Key = z.strictObject({ at: z.int().min(0), id: MatchId })
/** `updatedAt` is that of the version that was read. */
const ReadVersion = { quizId: MatchId, updatedAt: z.int().min(0) }

/** Player-made quizzes that are waiting for review or public. */
export const adminQuizzes = {
  /**
   * Player-made quizzes waiting for review, or public ones. 50 at a time. Waiting ones: longest waiting first; public
   * ones: newest first.
   */
  findQuizzes: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ state: z.enum(['waiting', 'public']), after: Key.nullable() }),
    output: z.strictObject({
      quizzes: z.array(
        z.strictObject({
          quizId: MatchId,
          title: z.string(),
          madeBy: z.string(),
          questions: z.int(),
          plays: z.int(),
          /** Since when it has been waiting, or public. */
          since: z.number(),
        }),
      ),
      next: Key.nullable(),
    }),
  }),
  /**
   * The complete quiz with its answers. Drafts that were never submitted are refused. Refusal: unknown-quiz.
   */
  readQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ quizId: MatchId }),
    output: z.strictObject({
      quiz: Quiz,
      state: QuizState,
      madeBy: z.string(),
      updatedAt: z.number(),
      submittedAt: z.number().nullable(),
      publishedAt: z.number().nullable(),
      plays: z.int(),
    }),
  }),
  /**
   * Makes a quiz public. Everybody can find it; its maker is notified. Refusals: unknown-quiz, quiz-not-waiting,
   * quiz-edited.
   */
  publishQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ ...ReadVersion, reason: AuditReason.nullable() }),
    output: Nothing,
  }),
  /**
   * Refuses a quiz that is waiting for review. It becomes a draft again, and its maker learns the reason. Refusals:
   * unknown-quiz, quiz-not-waiting, quiz-edited.
   */
  refuseQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ ...ReadVersion, reason: AuditReason }),
    output: Nothing,
  }),
  /**
   * Unpublishes a public quiz. It becomes a draft again, and its maker learns the reason. Refusals: unknown-quiz,
   * quiz-not-public.
   */
  retireQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ quizId: MatchId, reason: AuditReason }),
    output: Nothing,
  }),
}
