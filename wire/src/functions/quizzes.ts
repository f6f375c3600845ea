import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { EXPORT_FORMATS, IMPORT_FORMATS, MAX_QUIZ_FILE_BYTES, Quiz, QuizTitle } from '../documents/quiz.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const often = { calls: 60, per: MINUTE } as const
const seldom = { limit: { calls: 10, per: MINUTE }, addressLimit: { calls: 60, per: MINUTE } } as const

/** `waiting`: it is waiting for a review and becomes public afterwards. */
export const QuizState = z.enum(['draft', 'unlisted', 'waiting', 'public'])
export type QuizState = z.infer<typeof QuizState>
const OneQuiz = z.strictObject({ quizId: MatchId })
/** `question` counts from 1; 0 is the quiz itself, with its title as the prompt. */
const Left = z.strictObject({ question: z.int(), prompt: z.string(), reason: z.string() })

/** The end of a page: when its last quiz was published, or that quiz's number of games. */
const PublicKey = z.strictObject({ n: z.int().nonnegative(), id: MatchId })

/** Player-made quizzes. */
export const quizzes = {
  /** The caller’s own quizzes, last changed first. */
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
  /** Creates a quiz, a draft without questions. Refusal: too-many-quizzes (50). */
  createQuiz: defineFunction({
    access: 'registered',
    ...seldom,
    input: z.strictObject({ title: QuizTitle }),
    output: OneQuiz,
  }),
  /** The caller's own quiz, complete. Refusal: unknown-quiz. */
  readMyQuiz: defineFunction({
    access: 'registered',
    limit: often,
    input: OneQuiz,
    output: z.strictObject({ quiz: Quiz, state: QuizState, updatedAt: z.number() }),
  }),
  /**
   * Saves a complete quiz. `updatedAt`: from the version that was edited. Refusals: unknown-quiz,
   * quiz-changed (saved in another tab in the meantime: nothing is written, nothing is lost). Bad input if an
   * accepted answer can never be typed: details.issues says which.
   */
  saveQuiz: defineFunction({
    access: 'registered',
    limit: often,
    input: z.strictObject({ quizId: MatchId, quiz: Quiz, updatedAt: z.int().min(0) }),
    output: z.strictObject({ updatedAt: z.number(), state: QuizState }),
  }),
  /**
   * Publishes or unpublishes a quiz. A public quiz that is changed waits for review again. Refusals:
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
   * Adds as many of the file's questions as fit, at the end; lists every rejected row. A matching question
   * becomes a question for each pair. Refusals: unknown-quiz, quiz-changed (while the file was read),
   * unreadable-file (no format was given and none was recognised), quiz-import-running (one file per player is
   * read at a time), imports-busy, file-too-heavy.
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
      /** The matching questions, and how many questions each became. */
      split: z.array(z.strictObject({ line: z.int(), questions: z.int(), text: z.string() })),
      /** The quizzes created from the questions that did not fit into this one, in the file's order. */
      more: z.array(z.strictObject({ quizId: MatchId, title: z.string(), questions: z.int() })),
      updatedAt: z.number(),
    }),
  }),
  /** The progress of reading the player's file. `progress`: 0 to 1; null: no file is being read. */
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
  /** Public quizzes, 20 at a time: newest first, or most played first. */
  listPublicQuizzes: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      order: z.enum(['newest', 'plays']),
      /** Where the previous page ended. */
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
          /** Finished games of players other than its maker. */
          plays: z.int(),
          publishedAt: z.number(),
        }),
      ),
      next: PublicKey.nullable(),
    }),
  }),
  /**
   * A quiz before it is played. The fields that anybody with the link may see; only its maker may see a
   * draft. Refusals: unknown-quiz, quiz-closed (its maker is banned).
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
   * Opens a game of a player-made quiz, or continues the game in progress. Refusals: unknown-quiz, quiz-empty,
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
