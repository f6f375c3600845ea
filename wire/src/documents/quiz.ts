import * as z from 'zod/mini'

/*
 * A player-made quiz, validated by the same schemas in the page and on the server. The messages are for people. In
 * `zod/mini`, because the page carries it.
 */

/** The maximum of each: characters (UTF-16 units) of texts, otherwise a number of items. */
export const QUIZ_LIMITS = {
  /** Per player. */
  quizzes: 50,
  title: 100,
  description: 500,
  questions: 200,
  prompt: 500,
  choices: 6,
  accepted: 10,
  answer: 200,
  explanation: 1000,
} as const

/** A file to import, in bytes of UTF-8. */
export const MAX_QUIZ_FILE_BYTES = 2 * 1024 * 1024

/** Formats of importable files: our own JSON, and those of other products. */
export const IMPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle', 'opentdb'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** Formats that a quiz can be exported to. */
export const EXPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * Normalises multi-line text: removes control characters, spaces around lines, repeated spaces and repeated
 * empty lines.
 */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Normalises single-line text. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\n+/g, ' ')

/** Characters that are always invisible. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Joiners of emoji and of letters in some scripts; invisible after the characters listed here. */
const UNSEEN_JOINER =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\s])(?:\u200c|\u200d|[\ufe00-\ufe0f])+/gu

/**
 * A form that is equal for texts that look the same, even if their characters differ, and different for all
 * others.
 */
export const visualForm = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(UNSEEN_JOINER, '').replace(/\s+/g, ' ').trim()

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const written = (tidy: (text: string) => string, longest: number) =>
  z
    .string('Write something.')
    .check(
      z.overwrite(tidy),
      z.regex(VISIBLE, 'Write something.'),
      z.maxLength(longest, `At most ${longest} characters.`),
    )

const Prompt = written(tidyText, QUIZ_LIMITS.prompt)
const Answer = written(tidyLine, QUIZ_LIMITS.answer)
const Explanation = written(tidyText, QUIZ_LIMITS.explanation)

const distinct = (texts: readonly string[]): boolean => new Set(texts.map(visualForm)).size === texts.length

/** The message about an unexpected field, or about a value that is not an object. */
const strict = (what: string) => (issue: { readonly code: string; readonly keys?: readonly string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `${what} has no ${(issue.keys ?? []).join(', ')}.`
    : `Expected ${what.toLowerCase()}.`

/**
 * A question with two to six choices, one of them right. They are in the author's order; a game shuffles
 * them.
 */
export const ChoiceQuestion = z
  .strictObject(
    {
      kind: z.literal('choice'),
      prompt: Prompt,
      choices: z
        .array(Answer, 'Give the choices.')
        .check(
          z.minLength(2, 'At least two choices.'),
          z.maxLength(QUIZ_LIMITS.choices, `At most ${QUIZ_LIMITS.choices} choices.`),
          z.refine(distinct, 'Two choices are the same.'),
        ),
      /** Index of the right choice. */
      right: z.int('Mark the right choice.').check(z.nonnegative('Mark the right choice.')),
      explanation: z.exactOptional(Explanation),
    },
    { error: strict('A question') },
  )
  .check(
    z.refine(({ choices, right }) => right < choices.length, {
      path: ['right'],
      error: 'Mark the right choice.',
    }),
  )
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>

/**
 * A question with a typed answer. Any accepted answer is right, and the first is shown as the right answer.
 */
export const TypedQuestion = z.strictObject(
  {
    kind: z.literal('typed'),
    prompt: Prompt,
    accepted: z
      .array(Answer, 'Give an answer.')
      .check(
        z.minLength(1, 'Give an answer.'),
        z.maxLength(QUIZ_LIMITS.accepted, `At most ${QUIZ_LIMITS.accepted} accepted answers.`),
        z.refine(distinct, 'Two accepted answers are the same.'),
      ),
    explanation: z.exactOptional(Explanation),
  },
  { error: strict('A question') },
)
export type TypedQuestion = z.infer<typeof TypedQuestion>

export const QuizQuestion = z.discriminatedUnion('kind', [ChoiceQuestion, TypedQuestion], {
  error: 'Expected a question of the kind choice or typed.',
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

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

/**
 * The result of an import. It may contain more questions than one quiz can hold: the caller decides which to
 * keep.
 */
export interface QuizImport {
  readonly questions: readonly QuizQuestion[]
  readonly rejected: readonly RejectedQuestion[]
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
