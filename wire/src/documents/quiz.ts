import * as z from 'zod/mini'
import { QUIZ_LIMITS } from './quiz-limits.ts'
import { QuizQuestion } from './quiz-question.ts'
import { strict, tidyLine, tidyText, written } from './quiz-text.ts'

/*
 * A player-made quiz, validated by the same schemas in the page and on the server. The messages are for people. In
 * `zod/mini`, because the page carries it.
 */

/** A file to import, in bytes of UTF-8. */
export const MAX_QUIZ_FILE_BYTES = 2 * 1024 * 1024

/** Formats of importable files: our own JSON, and those of other products. */
export const IMPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle', 'opentdb'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** Formats that a quiz can be exported to. */
export const EXPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const QuizTitle = written(tidyLine, QUIZ_LIMITS.title)

/** The initial fields of a quiz. */
export const NewQuiz = z.strictObject({ title: QuizTitle })

export const QuizDescription = z
  .string('Write something, or nothing.')
  .check(
    z.overwrite(tidyText),
    z.maxLength(QUIZ_LIMITS.description, `At most ${QUIZ_LIMITS.description} characters.`),
  )

export const Quiz = z.strictObject(
  {
    title: QuizTitle,
    description: QuizDescription,
    questions: z
      .array(QuizQuestion, 'Give the questions.')
      .check(z.maxLength(QUIZ_LIMITS.questions, `At most ${QUIZ_LIMITS.questions} questions.`)),
  },
  { error: strict('A quiz') },
)
export type Quiz = z.infer<typeof Quiz>

/** A rejected question of a file: `line` is where it begins, from 1; `text` is how it begins. */
export interface RejectedQuestion {
  readonly line: number
  readonly reason: string
  readonly text: string
}

/** A matching question of a file: each of its pairs became a question with choices. `line` and `text` as above. */
export interface SplitQuestion {
  readonly line: number
  readonly questions: number
  readonly text: string
}

/**
 * The result of an import. It may contain more questions than one quiz can hold: the caller decides which to
 * keep.
 */
export interface QuizImport {
  readonly questions: readonly QuizQuestion[]
  readonly rejected: readonly RejectedQuestion[]
  readonly split: readonly SplitQuestion[]
  readonly title?: string
  readonly description?: string
}

/** Something that a format cannot represent. `question` counts from 1; null is the quiz itself. */
export interface ExportLoss {
  readonly question: number | null
  readonly reason: string
}

/** A quiz as a file's text, and the questions that are missing from it or incomplete. */
export interface QuizExport {
  readonly text: string
  readonly leftOut: readonly ExportLoss[]
  readonly shortened: readonly ExportLoss[]
}
