import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { Quiz } from '../documents/quiz.ts'
import { MatchId } from '../ids.ts'
import { QuizState } from './quizzes.ts'

const Nothing = z.strictObject({})
const limit = { calls: 60, per: 60_000 } as const

/** Where a page ends: the next one begins after it. */
const Key = z.strictObject({ at: z.int().min(0), id: MatchId })
/** `updatedAt` is that of the version that was read. */
const ReadVersion = { quizId: MatchId, updatedAt: z.int().min(0) }

/** Player-made quizzes that want to be public, and those that are. */
export const adminQuizzes = {
  /**
   * Player-made quizzes to review, or that are public. 50 at a time. Those that wait, the longest waiting first;
   * those that are public, the newest first.
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
          /** Since when it waits, or is public. */
          since: z.number(),
        }),
      ),
      next: Key.nullable(),
    }),
  }),
  /** The quiz whole, with its answers, unless it is a draft that was never submitted. Refusal: unknown-quiz. */
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
   * Makes a quiz public. Everybody finds it; its maker is told. Refusals: unknown-quiz, quiz-not-waiting,
   * quiz-edited.
   */
  publishQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ ...ReadVersion, reason: AuditReason.nullable() }),
    output: Nothing,
  }),
  /**
   * Refuses a quiz that waits for its review. It is its maker's draft again, who is told why. Refusals:
   * unknown-quiz, quiz-not-waiting, quiz-edited.
   */
  refuseQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ ...ReadVersion, reason: AuditReason }),
    output: Nothing,
  }),
  /**
   * Takes a public quiz back. A public one is its maker's draft again, who is told why. Refusals: unknown-quiz,
   * quiz-not-public.
   */
  retireQuiz: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ quizId: MatchId, reason: AuditReason }),
    output: Nothing,
  }),
}
