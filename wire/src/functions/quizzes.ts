import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { EXPORT_FORMATS, IMPORT_FORMATS, MAX_QUIZ_FILE_BYTES, Quiz, QuizTitle } from '../documents/quiz.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const MINUTE = 60_000
const often = { calls: 60, per: MINUTE } as const
const seldom = { limit: { calls: 10, per: MINUTE }, addressLimit: { calls: 60, per: MINUTE } } as const

/** `waiting`: to be public once it has been reviewed. */
export const QuizState = z.enum(['draft', 'unlisted', 'waiting', 'public'])
export type QuizState = z.infer<typeof QuizState>
const OneQuiz = z.strictObject({ quizId: MatchId })
/** `question` counts from 1; 0 is the quiz itself, its title the prompt. */
const Left = z.strictObject({ question: z.int(), prompt: z.string(), reason: z.string() })

/** When the last quiz of a page was published, or how often it was played. */
const PublicKey = z.strictObject({ n: z.int().nonnegative(), id: MatchId })

/** Quizzes that players make. */
export const quizzes = {
  /** The caller’s own quizzes, the one changed last first. */
  listMyQuizzes: defineFunction({
    access: 'registered',
    limit: often,
    input: Nothing,
    output: z.strictObject({
      quizzes: z.array(
        z.strictObject({
          quizId: MatchId,
          title: z.string(),
          state: QuizState,
          questions: z.int(),
          updatedAt: z.number(),
        }),
      ),
    }),
  }),
  /** Makes a new quiz, a draft without questions. Refusal: too-many-quizzes (50). */
  createQuiz: defineFunction({
    access: 'registered',
    ...seldom,
    input: z.strictObject({ title: QuizTitle }),
    output: OneQuiz,
  }),
  /** The own quiz, whole. Refusal: unknown-quiz. */
  readMyQuiz: defineFunction({
    access: 'registered',
    limit: often,
    input: OneQuiz,
    output: z.strictObject({ quiz: Quiz, state: QuizState, updatedAt: z.number() }),
  }),
  /**
   * Saves a quiz, whole. `updatedAt` is that of the version which was edited. Refusals: unknown-quiz, quiz-changed
   * (somebody, in another tab, has saved meanwhile: nothing is lost, nothing is written). Bad input where an
   * accepted answer can never be typed: details.issues says which.
   */
  saveQuiz: defineFunction({
    access: 'registered',
    limit: often,
    input: z.strictObject({ quizId: MatchId, quiz: Quiz, updatedAt: z.int().min(0) }),
    output: z.strictObject({ updatedAt: z.number(), state: QuizState }),
  }),
  /**
   * Publishes a quiz, or takes it back. A public quiz that is changed waits for its review again. Refusals:
   * unknown-quiz, quiz-empty.
   */
  setQuizState: defineFunction({
    access: 'registered',
    limit: often,
    input: z.strictObject({ quizId: MatchId, state: z.enum(['draft', 'unlisted', 'waiting']) }),
    output: z.strictObject({ state: QuizState }),
  }),
  /** Deletes a quiz. Refusal: unknown-quiz. */
  deleteQuiz: defineFunction({ access: 'registered', limit: often, input: OneQuiz, output: Nothing }),
  /**
   * Adds the file's questions at the end, as many as there is room for; every row that is not taken is named.
   * Refusals: unknown-quiz, quiz-changed (while the file was read), unreadable-file (no format was given and it is
   * none that we know), quiz-import-running (one file of a player is read at a time), imports-busy, file-too-heavy.
   */
  importQuiz: defineFunction({
    access: 'registered',
    ...seldom,
    input: z.strictObject({
      quizId: MatchId,
      format: z.enum(IMPORT_FORMATS).nullable(),
      text: z.string().max(MAX_QUIZ_FILE_BYTES),
    }),
    output: z.strictObject({
      format: z.enum(IMPORT_FORMATS),
      imported: z.int(),
      rejected: z.array(z.strictObject({ line: z.int(), reason: z.string(), text: z.string() })),
      /** Quizzes that were made of what had no room in this one, in the file's order. */
      more: z.array(z.strictObject({ quizId: MatchId, title: z.string(), questions: z.int() })),
      updatedAt: z.number(),
    }),
  }),
  /** How far the player's file is; null: none is read. `progress`: 0 to 1. */
  readImportProgress: defineFunction({
    access: 'registered',
    limit: { calls: 240, per: MINUTE },
    input: Nothing,
    output: z.strictObject({
      import: z.strictObject({ state: z.enum(['waiting', 'reading']), progress: z.number() }).nullable(),
    }),
  }),
  /** The quiz as a file. Refusal: unknown-quiz. */
  exportQuiz: defineFunction({
    access: 'registered',
    ...seldom,
    input: z.strictObject({ quizId: MatchId, format: z.enum(EXPORT_FORMATS) }),
    output: z.strictObject({
      fileName: z.string(),
      text: z.string(),
      leftOut: z.array(Left),
      shortened: z.array(Left),
    }),
  }),
  /** Public quizzes, 20 at a time: the newest first, or the most played. */
  listPublicQuizzes: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      order: z.enum(['newest', 'plays']),
      /** Where the page before ended. */
      after: PublicKey.nullable(),
    }),
    output: z.strictObject({
      quizzes: z.array(
        z.strictObject({
          quizId: MatchId,
          title: z.string(),
          description: z.string(),
          madeBy: z.string(),
          questions: z.int(),
          /** Games that others than its maker have ended. */
          plays: z.int(),
          publishedAt: z.number(),
        }),
      ),
      next: PublicKey.nullable(),
    }),
  }),
  /**
   * What a quiz is, before it is played. What anybody with the link may know; a draft is its maker's alone.
   * Refusals: unknown-quiz, quiz-closed (its maker is banned).
   */
  readSharedQuiz: defineFunction({
    access: 'player',
    limit: often,
    input: OneQuiz,
    output: z.strictObject({
      title: z.string(),
      description: z.string(),
      madeBy: z.string(),
      questions: z.int(),
      isYours: z.boolean(),
    }),
  }),
  /**
   * Opens a game of a player-made quiz. Plays it, or goes on where it was left. Refusals: unknown-quiz, quiz-empty,
   * quiz-closed (its maker is banned).
   */
  openQuiz: defineFunction({
    access: 'player',
    limit: often,
    beginsGame: true,
    input: z.strictObject({
      quizId: MatchId,
      clock: z.union([z.null(), z.literal(10_000), z.literal(20_000), z.literal(30_000)]),
    }),
    output: z.strictObject({ gameId: MatchId }),
  }),
}
